"""`x.std()` → `x.std(ddof=1)`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit


def fix(hit: CodeHit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    given = [*call.args, *(each.value for each in call.keywords)]
    if given:
        end = max(hit.source.grouped(each).end for each in given)
        edit = Edit(end, end, ", ddof=1")
    else:
        start, end = hit.source.span(call.func).end, hit.source.span(call).end
        if hit.source.text[start:end] != "()":
            return None
        edit = Edit(end - 1, end - 1, "ddof=1")
    return Fix("Write `ddof=1`", (edit,), Safety.UNSAFE, "the result becomes that of PyTorch")
