"""Strings as arguments of `construct`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule("MSG635", "string-argument", "`construct` of a network gets a string", on=("function",))


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if not function.is_entry or function.calls or function.info.name != "construct":
        return
    for parameter in function.info.parameters[1:]:
        has_default = function.info.default(parameter.arg) is not None
        if not has_default and _is_string(function, parameter.arg):
            message = f"`{parameter.arg}` is a string: a network cannot get one as an argument"
            advice = "give it to `__init__`, and keep it on `self`"
            yield Hit(RULE, function, parameter, message, advice=advice)


def _is_string(function: GraphFunction, name: str) -> bool:
    """Whether the annotation, the calls, or a comparison with a string say so."""
    if name in function.bindings:
        return False
    if function.parameter_value(name).kind is Kind.STR:
        return True
    return any(
        _is_about(node.left, name) and function.value(node.comparators[0]).kind is Kind.STR
        for node in function.nodes(ast.Compare)
        if isinstance(node.ops[0], (ast.Eq, ast.NotEq))
    )


def _is_about(node: ast.expr, name: str) -> bool:
    """Whether ``node`` is ``name`` or ``name.lower()``."""
    if (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("lower", "upper")
    ):
        node = node.func.value
    return isinstance(node, ast.Name) and node.id == name
