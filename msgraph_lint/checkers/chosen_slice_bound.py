"""Numbers that a Tensor condition chooses, as parts of tuples: slices and shapes get the one before."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import stale_numbers
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG746",
    "chosen-slice-bound",
    "a bound, size or axis is a number of a tuple assignment that a Tensor condition chooses",
    on=("node If",),
    once=True,
)


def check(function: GraphFunction, _: ast.If) -> Iterator[Hit]:
    for node, test in stale_numbers(function):
        condition = function.module.source.segment(test)
        message = f"here the graph has the `{node.id}` from before the Tensor condition `{condition}`"
        advice = f"assign it by itself, `{node.id} = …`, both before and under the condition"
        yield Hit(RULE, function, node, message, advice=advice)
