"""Functions that return ``items.pop()``: the compiler makes a tuple of the list and the item. Probe y15."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.containers.lists import is_list_pop
from msgraph_lint.compiler.calls import users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import Kind


def is_popped_pair_used(function: GraphFunction, node: ast.Call) -> bool:
    """Whether ``items.pop()`` is returned, and a caller computes with it as no tuple can be."""
    return (
        isinstance(function.parents[node], ast.Return)
        and is_list_pop(function, node)
        and any(_is_computed_with(call.caller, call.node) for call in function.calls)
    )


def _is_computed_with(caller: GraphFunction, call: ast.expr) -> bool:
    """Whether it is an operand or an argument that no tuple can be; a tuple can be multiplied."""
    if not isinstance(call, ast.Call):
        return False
    for use in users(caller, call):
        if isinstance(use, ast.BinOp) and not isinstance(use.op, ast.Mult):
            return True
        if isinstance(use, ast.Attribute) and isinstance(caller.parents[use], ast.Call):
            return True
        if isinstance(use, ast.Call) and call is not use.func:
            callee = caller.value(use.func)
            if callee.kind in (Kind.CELL, Kind.PRIMITIVE) and isinstance(callee.cls, External):
                return True
    return False
