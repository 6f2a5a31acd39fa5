"""A number that a Tensor chooses, where the compiler makes a shape of it: one of them holds for all calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph import passing
from msgraph_lint.graph.chosen_numbers import ChosenBy, chosen_number
from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG719",
    "chosen-number-in-shape",
    "a number that a Tensor chooses decides about a shape: the compiler takes one for all calls",
    on=("node Subscript", "node Call"),
)
_SHAPING = {"reshape", "view", "broadcast_to"}
"""Methods of Tensors whose arguments are a shape that has to suit the Tensor."""


def check(function: GraphFunction, node: ast.Subscript | ast.Call) -> Iterator[Hit]:
    parts = _bounds(function, node) if isinstance(node, ast.Subscript) else _shapes(function, node)
    for part, loops_too in parts:
        by = chosen_number(function, part)
        if by is not None and (loops_too or by is not ChosenBy.LOOP):
            text = ast.unparse(part)
            how = f"`{text}` is chosen by {by.value} on a Tensor"
            message = f"{how}, and the compiler takes one value for all calls"
            advice = "choose between the results: an `if` statement around the whole, or `ops.where`"
            yield Hit(RULE, function, part, message, advice=advice)
            return


def _bounds(function: GraphFunction, node: ast.Subscript) -> Iterator[tuple[ast.expr, bool]]:
    """The bounds of the slices of a Tensor, and whether the turns of a loop are taken for constant too."""
    if not function.value(node.value).is_tensor or not isinstance(node.ctx, ast.Load):
        return
    for part in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
        if isinstance(part, ast.Slice):
            yield from ((bound, True) for bound in (part.lower, part.upper) if bound is not None)
            if part.step is not None:
                yield part.step, False


def _shapes(function: GraphFunction, node: ast.Call) -> Iterator[tuple[ast.expr, bool]]:
    callee = function.value(node.func).function
    arguments = passing.positional(node)
    if isinstance(callee, External):
        module, _, name = callee.name.rpartition(".")
        if module.startswith("mindspore.ops") and name in _SHAPING:
            yield from ((each, False) for each in arguments[1:])
    elif isinstance(node.func, ast.Attribute) and function.value(node.func.value).is_tensor:
        if node.func.attr in _SHAPING:
            yield from ((each, False) for each in arguments)
        elif node.func.attr == "sum":
            axis = passing.passed(node, "axis", 0)
            if axis is not None:
                yield axis, True
