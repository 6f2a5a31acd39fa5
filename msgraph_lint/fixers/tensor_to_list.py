"""`x.tolist()` → `[each.item() for each in x]`."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.listed import as_numbers
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Call)
    return as_numbers(hit, hit.node, method_of(hit.node).value)
