"""`x.mul_(5)` → `x = x.mul(5)`, where a method in place is a statement."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit, Hit
from msgraph_lint.mindspore_facts.interface import interface


def assigned(hit: Hit | CodeHit, call: ast.Call, version: str, reason: str) -> Fix | None:
    """The result of the method without `_`, assigned to what `call` changes; unsafe, for `reason`."""
    if not isinstance(call.func, ast.Attribute):
        return None
    name, owner = call.func.attr.rstrip("_"), call.func.value
    if name not in interface(version).tensor_attributes:
        return None
    if any(isinstance(each, ast.Call) for each in ast.walk(owner)):
        return None
    source = hit.source
    if len(source.segment(owner).splitlines()) > 1:
        return None
    start, end = source.grouped(call).start, source.span(call.func).end
    edits = (
        Edit(start, start, f"{source.segment(owner)} = "),
        Edit(end - len(call.func.attr), end, name),
    )
    return Fix(f"Assign what `{name}` returns", edits, Safety.UNSAFE, reason)
