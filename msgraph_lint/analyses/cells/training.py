"""Cells that ask in which mode they are, and are switched to training in graph code."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import Value


def is_switched(function: GraphFunction, node: ast.Call) -> bool:
    """Whether the call `set_train` or `set_train(True)` is about a Cell whose class reads ``self.training``.

    To `set_train(False)`, a network that is not trained is what it was.
    """
    method = method_of(node)
    argument = node.args[0] if node.args else None
    is_off = isinstance(argument, ast.Constant) and argument.value is False
    return (
        method.attr == "set_train"
        and not (is_off or node.keywords)
        and _asks_for_mode(function.value(method.value))
    )


def _asks_for_mode(cell: Value) -> bool:
    if not isinstance(cell.cls, ClassInfo):
        return False
    return any(
        isinstance(node.ctx, ast.Load) and attribute_of(node, method.self_name) == "training"
        for each in cell.cls.project_mro
        for method in each.all_methods
        for node in method.nodes_of(ast.Attribute)
    )
