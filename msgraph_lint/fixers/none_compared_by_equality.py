"""``is None`` instead."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import identity_with_none
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Compare)
    edit = identity_with_none(hit.source, hit.node)
    return Fix(f"Write `{edit.text}`", (edit,), Safety.SAFE) if edit is not None else None
