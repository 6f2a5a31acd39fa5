"""`enumerate(d)` → `enumerate(d.keys())`: to Python the same, and to the compiler the keys."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    """Ask the dict for its keys by name."""
    if not isinstance(hit.node, ast.expr):
        return None
    text = f"{operand(hit.source, hit.node)}.keys()"
    edit = replace(hit.source, hit.node, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None
