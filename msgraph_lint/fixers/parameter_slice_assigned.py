"""`weight[0:2] = x` as `weight[0:2, ...] = x`, which changes the Parameter."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    target = hit.node
    assert isinstance(target, ast.Subscript)
    if not hit.function.target.has_levels or not isinstance(target.slice, (ast.Slice, ast.Constant)):
        return None  # MindSpore 2.0 loses what several indices assign, too
    text = hit.source.segment(target.slice)
    edit = replace(
        hit.source, target.slice, f"{text}, ..." if isinstance(target.slice, ast.Slice) else f"{text},"
    )
    return Fix(f"Index with `{edit.text}`", (edit,), Safety.SAFE) if edit is not None else None
