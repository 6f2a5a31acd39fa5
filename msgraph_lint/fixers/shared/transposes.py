"""`x.transpose(a, b)` → `x.swapaxes(a, b)`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit


def swapped(hit: Hit, safety: Safety, reason: str = "") -> Fix | None:
    """The call by the name that means two axes."""
    call = hit.node
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return None
    end = hit.source.span(call.func).end
    edits = (Edit(end - len("transpose"), end, "swapaxes"),)
    return Fix("Write `swapaxes`", edits, safety, reason)
