"""`x.argmax()` → `x.reshape(-1).argmax()`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return None
    end = hit.source.grouped(call.func.value).end
    edits = (Edit(end, end, ".reshape(-1)"),)
    return Fix("Look at all elements", edits, Safety.UNSAFE, "the graph then gives what PyNative does")
