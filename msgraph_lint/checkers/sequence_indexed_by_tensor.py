"""Lists and tuples whose index is a Tensor."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS, TENSORS, Kind, Value

RULE = Rule(
    "MSG228",
    "sequence-indexed-by-tensor",
    "a list or tuple is indexed by a Tensor",
    on=("node Subscript",),
    sure=True,
)
_DATA = NUMBERS | TENSORS | {Kind.STR, Kind.NONE}


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    owner = function.value(node.value)
    if (
        isinstance(node.ctx, ast.Load)
        and owner.kind in (Kind.LIST, Kind.TUPLE)
        and _holds_data(owner)
        and any(function.value(index).is_tensor for index in _indices(node.slice))
    ):
        text = function.module.source.segment(node)
        message = f"`{text}`: the index of a {owner.kind.value} is a Tensor, which only the interpreter takes"
        advice = "stack the items into one Tensor and index that"
        yield Hit(RULE, function, node, message, advice=advice)


def _holds_data(value: Value) -> bool:
    """Whether the items surely are no Cells or functions: a Tensor may choose among those."""
    if value.items is None:
        return value.kind is Kind.TUPLE and (value.is_variable or value.literal == "shape")
    return bool(value.items) and all(item.kind in _DATA for item in value.items)


def _indices(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.Slice):
        return [part for part in (node.lower, node.upper, node.step) if part is not None]
    return [node]
