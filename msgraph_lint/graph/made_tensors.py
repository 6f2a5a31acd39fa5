"""Tensors that graph code makes with ``Tensor(…)``, and what becomes of them."""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.created import external_name, variation
from msgraph_lint.graph.generators import draws
from msgraph_lint.graph.values import Kind
from msgraph_lint.program.definitions import External

_MAKERS = {"mindspore.Tensor", "mindspore.tensor"}


class Use(enum.Enum):
    """What becomes of a value, as far as MindSpore 2.0 treats it differently."""

    RETURNED = "it is only returned"
    COMPUTED = "graph code computes with it and other Tensors"
    OTHER = "something else"


def made_of_variables(function: GraphFunction) -> Iterator[tuple[ast.Call, str]]:
    """The calls that make a Tensor of what only the run knows, and why the compiler does not know it."""
    for node, content in _made(function):
        why = variation(function, content)
        if why is not None:
            yield node, why


def made_of_shapes(function: GraphFunction) -> Iterator[ast.Call]:
    """The calls that make a Tensor of a number that they compute from the shape of another."""
    for node, content in _made(function):
        if variation(function, content) is None and any(
            _is_of_shape(function, part) for part in ast.walk(content)
        ):
            parts = set(ast.walk(content))
            if not any(draw.node in parts for draw in draws(function)):  # random-operand
                yield node


def _made(function: GraphFunction) -> Iterator[tuple[ast.Call, ast.expr]]:
    for node in function.surely_compiled(ast.Call):
        if external_name(function, node.func) in _MAKERS:
            named = [keyword.value for keyword in node.keywords if keyword.arg == "input_data"]
            for content in [*node.args[:1], *named]:
                if not isinstance(content, ast.Starred):
                    yield node, content


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
