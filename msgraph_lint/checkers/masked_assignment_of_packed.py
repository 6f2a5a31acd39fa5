"""``y[mask] = y[mask] * 2``: what a mask picks out, or a row, assigned where a mask picks."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.dtypes import dtype_of
from msgraph_lint.analyses.tensors.ranks import number_of_dimensions
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.graph.created import external_name
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG677",
    "masked-assignment-of-packed",
    "what a mask picks out of a Tensor, or a vector, is assigned to the items of a mask",
    on=("set []",),
    sure=True,
)
_OF_EACH_ITEM = {
    "abs", "astype", "bool", "clamp", "clip", "cos", "exp", "float", "half", "int", "log", "long", "neg",
    "pow", "reciprocal", "relu", "rsqrt", "sigmoid", "sin", "sqrt", "square", "tanh", "to",
}  # fmt: skip
"""Methods of Tensors, and functions, that give one number for each."""


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    if function.value(node.value).kind is not Kind.TENSOR or not _is_mask(function, node.slice):
        return
    if function.is_left_to_python(node.value):
        return
    statement = function.parents[node]
    is_augmented = isinstance(statement, ast.AugAssign)
    value = statement.value if isinstance(statement, (ast.Assign, ast.AugAssign)) else None
    if value is None:
        return
    segment = function.module.source.segment
    owner, mask = segment(node.value), segment(node.slice)
    if is_augmented or _is_packed(function, value):
        picked = f"{segment(node)}" if is_augmented else segment(value)
        message = (
            f"`{picked}` has as many items as the mask picks, and graph code spreads it over all of `{owner}`"
        )
    elif number_of_dimensions(function, value) == 1:
        message = f"graph code cannot spread the row `{segment(value)}` over what the mask picks of `{owner}`"
    else:
        return
    advice = f"compute it for all items: `{owner} = ops.where({mask}, …, {owner})`"
    yield Hit(RULE, function, node, message, advice=advice)


def _is_mask(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` surely is a Tensor of truth values."""
    is_mask = function.value(node).is_tensor and dtype_of(function, node) == "bool"
    return is_mask and not function.is_left_to_python(node)


def _is_packed(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is what a mask picks, or computed item by item from that."""
    if isinstance(node, ast.Subscript):
        return function.value(node.value).is_tensor and _is_mask(function, node.slice)
    if isinstance(node, ast.BinOp):
        return _is_packed(function, node.left) or _is_packed(function, node.right)
    if isinstance(node, ast.UnaryOp):
        return _is_packed(function, node.operand)
    if isinstance(node, ast.Call):
        is_layer = bool(node.args) and function.value(node.func).kind is Kind.CELL
        if (is_layer or _is_of_each_item(function, node)) and _is_packed(function, node.args[0]):
            return True
        is_method = isinstance(node.func, ast.Attribute) and node.func.attr in _OF_EACH_ITEM
        return is_method and _is_packed(function, node.func.value)  # type: ignore[attr-defined]
    definition = function.evaluation.places.reads.get(node)
    if not isinstance(definition, Assigned) or definition.path or definition.iterated or definition.starred:
        return False
    return definition.value is not None and _is_packed(function, definition.value)


def _is_of_each_item(function: GraphFunction, call: ast.Call) -> bool:
    """Whether it calls a function of MindSpore, as `ops.abs`, that gives one number for each."""
    name = external_name(function, call.func)
    return bool(call.args) and name.startswith("mindspore.") and name.rpartition(".")[2] in _OF_EACH_ITEM
