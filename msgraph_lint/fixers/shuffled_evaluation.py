"""`GeneratorDataset(source, names)` → `GeneratorDataset(source, names, shuffle=False)`."""

from __future__ import annotations

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called


def fix(hit: CodeHit) -> Fix | None:
    call = hit.thing
    if not isinstance(call, Called):
        return None
    given = [*call.node.args, *(each.value for each in call.node.keywords)]
    last = max((hit.source.grouped(each).end for each in given), default=0)
    if not last:
        return None
    edits = (Edit(last, last, ", shuffle=False"),)
    return Fix("Write `shuffle=False`", edits, Safety.UNSAFE, "the rows come in another order")
