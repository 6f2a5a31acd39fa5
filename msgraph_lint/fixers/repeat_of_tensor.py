"""`x.repeat(2, 1)` → `x.tile((2, 1))`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return None
    source = hit.source
    end = source.span(call.func).end
    first, last = source.span(call.args[0]).start, source.span(call.args[-1]).end
    closing = "," if len(call.args) == 1 else ""
    edits = (
        Edit(end - len("repeat"), end, "tile"),
        Edit(first, first, "("),
        Edit(last, last, f"{closing})"),
    )
    return Fix("Write `tile`", edits, Safety.UNSAFE, "MindSpore 2.0 repeats each element without it")
