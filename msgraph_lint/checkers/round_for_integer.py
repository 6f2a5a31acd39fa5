"""`round` where a whole number is needed: it gives a float in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG630",
    "round-for-integer",
    "graph code needs a whole number and calls `round`",
    on=("call builtins.round",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) != 1 or node.keywords or not _is_constant_float(function, node.args[0]):
        return
    if any(_needs_integer(function, user) for user in users(function, node)):
        text = function.module.source.segment(node)
        message = f"`{text}` is a float in graph code: it cannot be used as a whole number"
        yield Hit(RULE, function, node, message, advice=f"write `int({text})`")


def _is_constant_float(function: GraphFunction, node: ast.expr) -> bool:
    value = function.value(node)
    attributes = [each for each in ast.walk(node) if isinstance(each, ast.Attribute)]
    if not value.is_constant or any(each in function.evaluation.places.reads for each in attributes):
        return False
    if isinstance(node, ast.Name):
        definition = function.evaluation.places.reads.get(node)
        if isinstance(definition, Assigned) and definition.value is not None and not definition.path:
            return not definition.iterated and _is_constant_float(function, definition.value)
    if isinstance(node, ast.BinOp) and value.kind is Kind.NUMBER:
        operands = (function.value(node.left), function.value(node.right))
        return isinstance(node.op, ast.Div) or any(operand.kind is Kind.FLOAT for operand in operands)
    return value.kind is Kind.FLOAT


def _needs_integer(function: GraphFunction, user: ast.AST) -> bool:
    """Whether ``user`` takes whole numbers, or adds one to a Tensor (which gives it its own type)."""
    if isinstance(user, ast.Slice):
        user = function.parents[user]
        if isinstance(user, ast.Tuple):
            user = function.parents[user]
    if isinstance(user, ast.Call):
        func = user.func
        if isinstance(func, ast.Name):
            return func.id == "range" and function.resolve(func) is None
        if isinstance(func, ast.Attribute):
            is_tensor = function.value(func.value).is_tensor
            return func.attr == "reshape" and is_tensor and not function.is_left_to_python(func.value)
        return False
    if isinstance(user, ast.Subscript):
        return function.value(user.value).is_tensor
    if isinstance(user, ast.BinOp) and isinstance(user.op, (ast.Add, ast.Sub, ast.Pow)):
        return function.value(user.left).is_tensor or function.value(user.right).is_tensor
    return False
