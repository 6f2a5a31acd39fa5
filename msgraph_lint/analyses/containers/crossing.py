"""Dicts that one function of graph code gets from another one, or takes out of a list, tuple or dict.

The graph hands the interpreter a tuple of the values then. Whatever it does with such a dict fails: ``copy``,
``pop``, ``sorted(…)``. What the graph itself does is what it should be.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Changed, Definition, Given
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.values.value import Kind, Value

METHODS = ("copy", "pop", "popitem", "setdefault")
"""Methods of dicts that the interpreter runs."""
BUILTINS = ("dict", "sorted")
"""Builtins that it runs for a dict."""
_HOLDING = (Kind.LIST, Kind.TUPLE, Kind.DICT)


def is_tuple_to_interpreter(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a dict with a Tensor that the interpreter gets as a tuple."""
    value = _value(function, node)
    if value.kind is not Kind.DICT or not any(each.is_tensor for _, each in value.entries):
        return False
    return is_held(function, node) or _comes_from_other(function, node)


def _value(function: GraphFunction, node: ast.expr) -> Value:
    """What ``node`` is; for a dict in a dict, what that was made with."""
    made = _made(function, node)
    if isinstance(made, Assigned) and isinstance(made.value, ast.Subscript) and not made.path:
        node = made.value
    if isinstance(node, ast.Subscript):
        entries = dict(function.value(node.value).entries)
        return entries.get(function.value(node.slice).literal, function.value(node))
    return function.value(node)


def is_held(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the dict ``node`` is taken out of a list, tuple or dict."""
    if isinstance(node, ast.Subscript):
        return function.value(node.value).kind in _HOLDING
    definition = _made(function, node)
    if not isinstance(definition, Assigned) or definition.value is None:
        return False
    if definition.iterated or definition.path:
        return True
    return isinstance(definition.value, (ast.Subscript, ast.Name)) and is_held(function, definition.value)


def _comes_from_other(function: GraphFunction, node: ast.expr) -> bool:
    """Whether another function of graph code passed or returned ``node``."""
    definition = _made(function, node)
    if isinstance(definition, Given):
        return bool(function.calls) and definition.name not in function.info.starred
    if not isinstance(definition, Assigned) or definition.path or not isinstance(definition.value, ast.Call):
        return False
    callee = function.value(definition.value.func)
    is_function = callee.kind is Kind.FUNCTION and isinstance(callee.function, FunctionInfo)
    return is_function or (callee.kind is Kind.CELL and isinstance(callee.cls, ClassInfo))


def _made(function: GraphFunction, node: ast.expr) -> Definition | None:
    """What the name ``node`` was bound to, before items of it changed."""
    definition = function.evaluation.places.reads.get(node) if isinstance(node, ast.Name) else None
    while isinstance(definition, Changed):
        definition = definition.before
    return definition
