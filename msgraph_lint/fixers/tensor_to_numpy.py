"""`x.asnumpy().tolist()` → `[each.item() for each in x]`."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.listed import as_numbers, taken_for
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    whole = taken_for(hit.function, call, "tolist")
    return as_numbers(hit, whole, method_of(call).value) if whole is not None else None
