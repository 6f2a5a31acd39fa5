"""Dicts that one function of graph code gets from another one: as an argument, or as a result.

The graph hands the interpreter a tuple of the values then. Whatever it does with such a dict fails: ``copy``,
``pop``, ``sorted(…)``. What the graph itself does is what it should be.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Changed, Given
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.values.value import Kind

METHODS = ("copy", "pop", "popitem", "setdefault")
"""Methods of dicts that the interpreter runs."""
BUILTINS = ("dict", "sorted")
"""Builtins that it runs for a dict."""


def comes_from_other(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a dict with a Tensor that another function of graph code passed or returned."""
    if not isinstance(node, ast.Name):
        return False
    value = function.value(node)
    if value.kind is not Kind.DICT or not any(each.is_tensor for _, each in value.entries):
        return False
    definition = function.evaluation.places.reads.get(node)
    while isinstance(definition, Changed):
        definition = definition.before
    if isinstance(definition, Given):
        return bool(function.calls) and definition.name not in function.info.starred
    if not isinstance(definition, Assigned) or definition.path or not isinstance(definition.value, ast.Call):
        return False
    callee = function.value(definition.value.func)
    is_function = callee.kind is Kind.FUNCTION and isinstance(callee.function, FunctionInfo)
    return is_function or (callee.kind is Kind.CELL and isinstance(callee.cls, ClassInfo))
