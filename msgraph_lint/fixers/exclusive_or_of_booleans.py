"""``!=``, which is the same of truth values."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit

_LOOSER = (ast.stmt, ast.keyword, ast.Call, ast.Tuple, ast.List, ast.Dict)
"""Where a comparison needs no parentheses that ``^`` did not need."""


def fix(hit: Hit) -> Fix | None:
    node, source = hit.node, hit.source
    if not isinstance(node, ast.BinOp):
        return None
    text = f"{operand(source, node.left)} != {operand(source, node.right)}"
    if source.grouped(node) == source.span(node) and not isinstance(hit.function.parents[node], _LOOSER):
        text = f"({text})"
    edit = replace(source, node, text)
    return Fix("Compare with `!=`", (edit,), Safety.SAFE) if edit is not None else None
