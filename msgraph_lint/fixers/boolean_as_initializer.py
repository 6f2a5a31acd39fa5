"""`nn.Dense(2, 2, False)` → `nn.Dense(2, 2, has_bias=False)`."""

from __future__ import annotations

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called


def fix(hit: CodeHit) -> Fix | None:
    call = hit.thing
    if (
        not isinstance(call, Called)
        or call.name != "mindspore.nn.Dense"
        or call.node.args[-1] is not hit.node
    ):
        return None
    if not call.shows_all or any(each.arg == "has_bias" for each in call.node.keywords):
        return None
    start = hit.source.grouped(hit.node).start
    edits = (Edit(start, start, "has_bias="),)
    return Fix("Write `has_bias=`", edits, Safety.UNSAFE, "the layer gets other weights")
