"""`ops.clip_by_global_norm(grads, 1.0)` → `grads = ops.clip_by_global_norm(grads, 1.0)`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called


def fix(hit: CodeHit) -> Fix | None:
    call = hit.thing
    if not isinstance(call, Called) or not isinstance(call.node.args[0], ast.Name):
        return None
    start = hit.source.grouped(call.node).start
    edits = (Edit(start, start, f"{call.node.args[0].id} = "),)
    return Fix("Keep the result", edits, Safety.UNSAFE, "what comes after sees the result")
