"""A parameter such as ``return_dict`` that is False by default, where that leaves the object out.

Offered where the project shows no call that leaves the parameter to its default and may want the object.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.control_flow.switches import (
    default_of,
    given_by,
    is_asked_for,
    sources,
    switch_of,
)
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    switch = switch_of(function, call)
    found = sources(function, switch) if switch is not None else None
    made = function.resolve(call.func)
    if switch is None or not found or not isinstance(made, ClassInfo):
        return None
    edits: dict[ast.expr, Edit] = {}
    for each, name in found:
        if is_asked_for(each, name):
            continue
        default = default_of(each.info, name)
        if each.module is not function.module or default is None or _is_left_to_default(each, name):
            return None
        if default.value is not None and not isinstance(default.value, bool):
            return None
        if default.value is switch.off:
            continue
        edit = replace(each.module.source, default, str(switch.off))
        if edit is None:
            return None
        edits[default] = edit
    if not edits:
        return None
    title = f"Let `{switch.name}` be {switch.off} by default"
    reason = f"callers that pass no `{switch.name}` get what there is without `{made.name}`"
    return Fix(title, tuple(edits.values()), Safety.UNSAFE, reason)


def _is_left_to_default(function: GraphFunction, name: str) -> bool:
    """Whether a call that the project shows leaves ``name`` to its default, and may want more than items."""
    called = [(call.caller.info, call.node) for call in function.calls]
    if function.is_entry:
        called += [(scope.info, node) for scope, node in function.code.call_sites(function)]
    return any(
        given_by(node, function.info, name) is None and not _is_item(caller.parents.get(node))
        for caller, node in called
    )


def _is_item(node: ast.AST | None) -> bool:
    """Whether ``node`` takes an item by its number, as tuples have them."""
    if not isinstance(node, ast.Subscript):
        return False
    return isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int)
