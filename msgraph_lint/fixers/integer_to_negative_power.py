"""``n ** -1`` → ``n ** -1.0``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    node = hit.node
    exponent = node.right if isinstance(node, ast.BinOp) else None
    if isinstance(node, ast.Call):
        exponent = node.args[1]
    number = exponent.operand if isinstance(exponent, ast.UnaryOp) else None
    if exponent is None or not isinstance(number, ast.Constant) or not isinstance(number.value, int):
        return None
    text = f"-{number.value}.0"
    edit = replace(hit.source, exponent, text)
    return Fix(f"Write the exponent as `{text}`", (edit,), Safety.SAFE) if edit is not None else None
