"""A number that a Tensor chooses, where the compiler makes a shape of it: one of them holds for all calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.chosen_numbers import ChosenBy, chosen_number
from msgraph_lint.graph.varying import varying_arguments
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG719",
    "chosen-number-in-shape",
    "a number that a Tensor chooses decides about a shape: the compiler takes one for all calls",
    on=("node Subscript", "node Call"),
)


def check(function: GraphFunction, node: ast.Subscript | ast.Call) -> Iterator[Hit]:
    parts = _bounds(function, node) if isinstance(node, ast.Subscript) else _arguments(function, node)
    for part, by in parts:
        how = f"`{ast.unparse(part)}` is chosen by {by.value} on a Tensor"
        message = f"{how}, and the compiler takes one value for all calls"
        advice = "choose between the results: an `if` statement around the whole, or `ops.where`"
        yield Hit(RULE, function, part, message, advice=advice)
        return


def _bounds(function: GraphFunction, node: ast.Subscript) -> Iterator[tuple[ast.expr, ChosenBy]]:
    """The bounds of the slices of a Tensor that are chosen; the turns of a loop are no constant step."""
    if not function.value(node.value).is_tensor or not isinstance(node.ctx, ast.Load):
        return
    for part in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
        if isinstance(part, ast.Slice):
            for bound in (part.lower, part.upper, part.step):
                by = chosen_number(function, bound) if bound is not None else None
                if (
                    bound is not None
                    and by is not None
                    and (bound is not part.step or by is not ChosenBy.LOOP)
                ):
                    yield bound, by


def _arguments(function: GraphFunction, node: ast.Call) -> Iterator[tuple[ast.expr, ChosenBy]]:
    for varying in varying_arguments(function, node):
        if varying.outcome == "one for all":
            yield varying.node, varying.by
