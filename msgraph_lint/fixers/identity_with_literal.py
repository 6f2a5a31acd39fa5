"""``==`` instead of ``is``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import operators
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind


def fix(hit: Hit) -> Fix | None:
    node, source = hit.node, hit.source
    assert isinstance(node, ast.Compare)
    left, right = node.left, node.comparators[0]
    operator = "==" if isinstance(node.ops[0], ast.Is) else "!="
    spans = operators(source, node)
    if spans is None:
        return None
    edit = Edit(spans[0].start, spans[0].end, operator)
    text = f"{source.segment(left)} {operator} {source.segment(right)}"
    value = right.value if isinstance(right, ast.Constant) else None
    is_cached = isinstance(value, int) and -5 <= value <= 256  # CPython has one object for each of these
    if is_cached and hit.function.value(left).kind is Kind.INT:
        return Fix(f"Write `{text}`", (edit,), Safety.SAFE)
    reason = "`==` also holds for equal values that are other objects"
    return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE, reason)
