"""`while True` in which a number or a list grows, and that a Tensor ends: each round is compiled anew."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.unrolling import growth_without_end
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG328",
    "loop-unrolled-without-end",
    "`while True` counts in a Python number or grows a list or a Tensor, and only a Tensor ends it",
    on=("node While",),
    sure=True,
)


def check(function: GraphFunction, node: ast.While) -> Iterator[Hit]:
    grown = growth_without_end(function, node)
    if grown is not None:
        message = f"each round has another `{grown}`: the compiler unrolls the loop, and finds no end"
        advice = "bound the loop by what the compiler knows, and ask that first: `if n >= limit or …: break`"
        yield Hit(RULE, function, node.test, message, advice=advice)
