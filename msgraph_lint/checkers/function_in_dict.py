"""Functions that graph code takes from a dict, and whose parameters the compiler has to work out."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import FunctionInfo, LambdaInfo, Variable
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG541",
    "function-in-dict",
    "graph code takes a function from a dict, with defaults, `*` or keywords",
    on=("node Call",),
    sure=True,
)
_METHODS = {"get", "items", "values"}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    called = function.value(node.func).function
    if not isinstance(called, FunctionInfo) or isinstance(called, LambdaInfo):
        return
    parameters = called.node.args
    is_plain = not (parameters.defaults or parameters.kwonlyargs or parameters.vararg or parameters.kwarg)
    if (is_plain and not node.keywords) or not _is_from_dict(function, node.func):
        return
    text = function.module.source.segment(node.func)
    message = f"`{text}` comes from a dict: the compiler cannot work out which arguments it gets"
    advice = "keep it on `self` or in a list, or write it without defaults, `*` and keywords"
    yield Hit(RULE, function, node, message, advice=advice)


def _is_from_dict(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is an item of a dict that was made outside graph code, however deep in it."""
    if isinstance(node, ast.Name) and function.is_local(node.id):
        definition = function.evaluation.places.reads.get(node)
        value = definition.value if isinstance(definition, Assigned) else None
        return value is not None and _is_from_dict(function, value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _METHODS:
        owner = node.func.value
    elif isinstance(node, ast.Subscript):
        owner = node.value
    else:
        return False
    is_dict = function.value(owner).kind is Kind.DICT and _is_outer(function, owner)
    return is_dict or _is_from_dict(function, owner)


def _is_outer(function: GraphFunction, node: ast.expr) -> bool:
    while isinstance(node, ast.Subscript):
        node = node.value
    return attribute_of(node, function.self_name) is not None or isinstance(function.resolve(node), Variable)
