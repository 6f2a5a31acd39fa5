"""Cells with a hook that ``__init__`` registers: the graph does not run it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG533", "hook-in-init", "graph code uses a Cell on which `__init__` registers a hook", on=("function",)
)
_HOOKS = {"register_forward_hook", "register_forward_pre_hook", "register_backward_hook"}


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    init = function.receiver.methods.get("__init__") if function.receiver is not None else None
    hooked = _hooked(init) if init is not None else set()
    for node in function.nodes(ast.Attribute) if hooked else ():
        name = attribute_of(node, function.self_name)
        if name in hooked and function.value(node).kind is Kind.CELL:
            message = f"the graph does not run the hook that `__init__` registers on `self.{name}`"
            yield Hit(RULE, function, node, message, advice="do what the hook does in `construct`")


def _hooked(init: FunctionInfo) -> set[str]:
    """The attributes of ``self`` that get a hook; none where hooks are removed again."""
    calls = [node for node in init.nodes if isinstance(node, ast.Call)]
    methods = [call.func for call in calls if isinstance(call.func, ast.Attribute)]
    if any(method.attr == "remove" for method in methods):
        return set()
    names = [attribute_of(method.value, init.self_name) for method in methods if method.attr in _HOOKS]
    return {name for name in names if name is not None}
