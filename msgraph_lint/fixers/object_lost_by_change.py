"""`_ = meter.update(x)` for `meter.update(x)`: what is assigned anyway is not assigned to the object."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    function, statement = hit.function, hit.function.parents[call]
    is_object = function.value(method_of(call).value).kind in (Kind.OBJECT, Kind.CELL)
    is_change = isinstance(statement, ast.Expr) and method_of(call).attr != "pop"
    if not is_object or not is_change or "_" in function.info.mentions:
        return None
    start = hit.source.span(statement).start
    return Fix("Assign what it returns to `_`", (Edit(start, start, "_ = "),), Safety.SAFE)
