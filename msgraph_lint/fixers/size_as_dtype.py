"""`ops.zeros(2, 3)` → `ops.zeros((2, 3))`."""

from __future__ import annotations

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called

_OF_SIZES = {"mindspore.ops.ones", "mindspore.ops.zeros"}


def fix(hit: CodeHit) -> Fix | None:
    call = hit.thing
    if not isinstance(call, Called) or call.name not in _OF_SIZES or call.node.args[-1] is not hit.node:
        return None
    start = hit.source.grouped(call.node.args[0]).start
    end = hit.source.grouped(call.node.args[-1]).end
    edits = (Edit(start, start, "("), Edit(end, end, ")"))
    return Fix("Put the sizes in a tuple", edits, Safety.UNSAFE, "PyNative raises TypeError here without it")
