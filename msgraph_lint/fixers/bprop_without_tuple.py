"""The gradient in a tuple."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    node = hit.node
    assert isinstance(node, ast.expr)
    text = hit.source.segment(node)
    text = f"tuple({text})" if isinstance(node, (ast.List, ast.ListComp)) else f"({text},)"
    edit = replace(hit.source, node, text)
    return Fix(f"Return `{text}`", (edit,), Safety.SAFE) if edit is not None else None
