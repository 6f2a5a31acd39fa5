"""``a + b`` → ``a | b``, ``a - b`` → ``a != b``: of booleans they are the same."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit

_LOOSER = (ast.stmt, ast.keyword, ast.Call, ast.Tuple, ast.List, ast.Dict)
"""Where the new operators need no parentheses that ``+`` did not need."""


def fix(hit: Hit) -> Fix | None:
    node, source = hit.node, hit.source
    if not isinstance(node, ast.BinOp):
        return None
    sign = "|" if isinstance(node.op, ast.Add) else "!="
    text = f"{operand(source, node.left)} {sign} {operand(source, node.right)}"
    if source.grouped(node) == source.span(node) and not isinstance(hit.function.parents[node], _LOOSER):
        text = f"({text})"
    edit = replace(source, node, text)
    return Fix(f"Write `{sign}`", (edit,), Safety.SAFE) if edit is not None else None
