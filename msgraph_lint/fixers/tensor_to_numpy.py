"""`x.asnumpy().tolist()` → `[each.item() for each in x]`, `x.asnumpy().item()` → `x.item()`."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.listed import as_number, as_numbers, taken_for
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    number = taken_for(hit.function, call, "item")
    if number is not None:
        return as_number(hit, number, method_of(call).value)
    whole = taken_for(hit.function, call, "tolist")
    return as_numbers(hit, whole, method_of(call).value) if whole is not None else None
