"""``pow(base, exponent, modulus)`` → ``(pow(base, exponent) % modulus)``."""

from __future__ import annotations

import ast

from msgraph_lint.compiler import passing
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace, written
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    node, source = hit.node, hit.source
    modulus = passing.passed(node, "mod", 2) if isinstance(node, ast.Call) else None
    if not isinstance(node, ast.Call) or modulus is None:
        return None
    base, exponent = (written(source, each) for each in node.args[:2])
    text = f"(pow({base}, {exponent}) % {operand(source, modulus)})"
    edit = replace(source, node, text)
    reason = "the power itself has to fit into 64 bits, and a negative exponent gives a fraction"
    return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE, reason) if edit is not None else None
