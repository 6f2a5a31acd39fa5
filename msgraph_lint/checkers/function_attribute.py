"""Attributes that Python code sets on functions, read in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import FunctionType

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG652",
    "function-attribute",
    "graph code reads an attribute that is set on a function",
    on=("node Attribute",),
    sure=True,
)
_OWN = frozenset(dir(FunctionType))


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if not isinstance(node.ctx, ast.Load) or node.attr in _OWN:
        return
    owner = function.value(node.value)
    if owner.kind is not Kind.FUNCTION or not isinstance(owner.function, FunctionInfo):
        return
    if owner.function.node.decorator_list or _is_set_here(function, node):
        return
    text = function.module.source.segment(node)
    message = f"`{text}` is an attribute of a function: the compiler knows none"
    yield Hit(RULE, function, node, message, advice="keep it under a name of the module, or on `self`")


def _is_set_here(function: GraphFunction, node: ast.Attribute) -> bool:
    """Whether graph code sets an attribute of that name, which the interpreter then finds."""
    return any(
        isinstance(each.ctx, ast.Store) and each.attr == node.attr for each in function.nodes(ast.Attribute)
    )
