"""Tensors that graph code makes with ``Tensor(…)``, and what becomes of them."""

from __future__ import annotations

import ast
import enum

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import variation
from msgraph_lint.graph.generators import draws
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import Kind


class Use(enum.Enum):
    """What becomes of a value, as far as MindSpore 2.0 treats it differently."""

    RETURNED = "it is only returned"
    COMPUTED = "graph code computes with it and other Tensors"
    OTHER = "something else"


def variation_of(function: GraphFunction, node: ast.Call) -> str | None:
    """Why the compiler does not know what ``Tensor(…)`` is made of; ``None`` when it may know."""
    found = (variation(function, content) for content in _contents(node))
    return next((why for why in found if why is not None), None)


def is_made_of_shape(function: GraphFunction, node: ast.Call) -> bool:
    """Whether ``Tensor(…)`` is made of a number that it computes from the shape of another one."""
    return any(_is_from_shape(function, content) for content in _contents(node))


def _is_from_shape(function: GraphFunction, content: ast.expr) -> bool:
    parts = set(ast.walk(content))
    return (
        variation(function, content) is None
        and any(_is_of_shape(function, part) for part in parts)
        and not any(draw.node in parts for draw in draws(function))  # random-operand
    )


def _contents(node: ast.Call) -> list[ast.expr]:
    named = [keyword.value for keyword in node.keywords if keyword.arg == "input_data"]
    return [each for each in [*node.args[:1], *named] if not isinstance(each, ast.Starred)]


def _is_of_shape(function: GraphFunction, node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute) and node.attr in ("shape", "ndim", "size"):
        return function.value(node.value).is_tensor
    is_len = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len"
    return is_len and any(function.value(argument).is_tensor for argument in node.args)  # type: ignore[attr-defined]


def use_of(function: GraphFunction, node: ast.expr) -> Use:
    """What becomes of ``node``, by the name that it is bound to, too."""
    uses = {_use(function, place) for place in _places(function, node)}
    if uses == {Use.RETURNED}:
        return Use.RETURNED
    return Use.COMPUTED if Use.COMPUTED in uses else Use.OTHER


def _places(function: GraphFunction, node: ast.expr) -> list[ast.expr]:
    """``node``, or the reads of the name that alone is bound to it."""
    parent = function.parents[node]
    if not isinstance(parent, ast.Assign) or not isinstance(parent.targets[0], ast.Name):
        return [node]
    name = parent.targets[0].id
    if len(parent.targets) > 1 or len(function.bindings.get(name, [])) != 1:
        return [node]
    return [each for each in function.named(name) if isinstance(each.ctx, ast.Load)]


def _use(function: GraphFunction, node: ast.expr) -> Use:
    parent = function.parents[node]
    if isinstance(parent, ast.BinOp):
        other = parent.right if parent.left is node else parent.left
        return Use.COMPUTED if function.value(other).is_tensor else Use.OTHER
    if isinstance(parent, ast.Attribute):
        return Use.COMPUTED
    if isinstance(parent, ast.Call):
        callee = function.value(parent.func)
        is_function = callee.kind is Kind.FUNCTION and isinstance(callee.function, External)
        return Use.COMPUTED if is_function else Use.OTHER
    while isinstance(parent, (ast.Tuple, ast.List)):
        parent = function.parents[parent]
    return Use.RETURNED if isinstance(parent, ast.Return) else Use.OTHER
