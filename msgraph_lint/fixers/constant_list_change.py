"""The change of the list, written as a slice."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.in_place import fix_changes
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Call)
    return fix_changes(hit.function, [hit.node])
