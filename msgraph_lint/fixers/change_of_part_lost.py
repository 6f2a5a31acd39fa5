"""`x[0].mul_(5)` → `x[0] = x[0].mul(5)`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.mindspore_facts.interface import interface


def fix(hit: CodeHit) -> Fix | None:
    call = hit.node
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
        return None
    name, owner = call.func.attr.rstrip("_"), call.func.value
    known = interface(hit.code.target.measured_version).tensor_attributes
    if name not in known or any(isinstance(each, ast.Call) for each in ast.walk(owner)):
        return None
    source = hit.source
    if len(source.segment(owner).splitlines()) > 1:
        return None
    start, end = source.grouped(call).start, source.span(call.func).end
    edits = (
        Edit(start, start, f"{source.segment(owner)} = "),
        Edit(end - len(call.func.attr), end, name),
    )
    return Fix(f"Assign what `{name}` returns", edits, Safety.UNSAFE, "the Tensor is changed then")
