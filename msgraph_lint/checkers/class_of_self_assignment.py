"""Attributes of the class of ``self`` that graph code assigns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG241",
    "class-of-self-assignment",
    "an attribute of the class of `self` is assigned in graph code",
    on=("set *",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if _is_class_of_self(function, node.value):
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: graph code cannot set attributes of the class of a Cell"
        yield Hit(RULE, function, node, message, advice="use a Parameter of the Cell, or a local name")


def _is_class_of_self(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is ``type(self)`` or ``self.__class__``, or a name for that."""
    if isinstance(node, ast.Name):
        bindings = function.bindings.get(node.id, ())
        if len(bindings) != 1 or bindings[0].value is None or node.id in function.parameter_names:
            return False
        node = bindings[0].value
    if isinstance(node, ast.Call):
        is_type = is_builtin(function, node.func, "type") and len(node.args) == 1
        return is_type and _is_self(function, node.args[0])
    return isinstance(node, ast.Attribute) and node.attr == "__class__" and _is_self(function, node.value)


def _is_self(function: GraphFunction, node: ast.expr) -> bool:
    return function.self_name is not None and isinstance(node, ast.Name) and node.id == function.self_name
