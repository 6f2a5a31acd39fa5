"""`x.argmax()` → `x.reshape(-1).argmax()`, which PyNative computes alike."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call, source = hit.node, hit.source
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return None
    end = source.grouped(call.func.value).end
    stop = source.span(call).end
    if "#" in source.text[end:stop]:
        return None
    name = call.func.attr
    return Fix("Look at all elements", (Edit(end, stop, f".reshape(-1).{name}()"),), Safety.SAFE)
