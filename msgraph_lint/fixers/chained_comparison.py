"""``a < b and b < c``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety, apply_edits
from msgraph_lint.fixers.shared.edits import operators
from msgraph_lint.hits import Hit

_OPERATORS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def fix(hit: Hit) -> Fix | None:
    node, function, source = hit.node, hit.function, hit.source
    assert isinstance(node, ast.Compare)
    if not all(isinstance(middle, (ast.Name, ast.Constant)) for middle in node.comparators[:-1]):
        return None
    spans = operators(source, node)
    if spans is None or not all(isinstance(op, _OPERATORS) for op in node.ops):
        return None
    edits: list[Edit] = []
    for middle, following in zip(node.comparators, spans[1:], strict=False):
        end = source.span(middle).end
        if ")" in source.text[end : following.start]:
            return None
        edits.append(Edit(end, end, f" and {source.segment(middle)}"))
    whole = source.span(node)
    if isinstance(function.parents[node], ast.UnaryOp) and not source.text[: whole.start].endswith("("):
        edits = [Edit(whole.start, whole.start, "("), *edits, Edit(whole.end, whole.end, ")")]
    start = whole.start
    moved = [Edit(edit.start - start, edit.end - start, edit.text) for edit in edits]
    return Fix(f"Write `{apply_edits(source.segment(node), moved)}`", tuple(edits), Safety.SAFE)
