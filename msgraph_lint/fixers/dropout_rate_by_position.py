"""`nn.Dropout(0.1)` → `nn.Dropout(p=0.1)`."""

from __future__ import annotations

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode


def fix(hit: CodeHit) -> Fix | None:
    call, code = hit.thing, hit.code
    if not (isinstance(call, Called) and isinstance(code, PythonCode)):
        return None
    if "p=" not in (code.interface.signature(call.name) or "").split() or len(call.node.args) > 1:
        return None
    start = hit.source.grouped(call.node.args[0]).start
    edits = (Edit(start, start, "p="),)
    return Fix("Write `p=`", edits, Safety.UNSAFE, "another share of the values is dropped")
