"""``==`` instead of ``is``."""

from __future__ import annotations

import ast

from msgraph_lint.edits import operators
from msgraph_lint.findings import Edit, Finding, Fix, Safety
from msgraph_lint.graph.values import Kind


def fix(finding: Finding) -> Fix | None:
    node, source = finding.node, finding.source
    assert isinstance(node, ast.Compare)
    assert finding.function is not None
    left, right = node.left, node.comparators[0]
    operator = "==" if isinstance(node.ops[0], ast.Is) else "!="
    spans = operators(source, node)
    if spans is None:
        return None
    edit = Edit(spans[0].start, spans[0].end, operator)
    text = f"{source.segment(left)} {operator} {source.segment(right)}"
    value = right.value if isinstance(right, ast.Constant) else None
    is_cached = isinstance(value, int) and -5 <= value <= 256  # CPython has one object for each of these
    if is_cached and finding.function.value(left).kind is Kind.INT:
        return Fix(f"Write `{text}`", (edit,), Safety.SAFE)
    reason = "`==` also holds for equal values that are other objects"
    return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE, reason)
