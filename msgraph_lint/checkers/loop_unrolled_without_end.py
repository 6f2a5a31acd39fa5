"""`while True` that counts in a Python number, and that only a Tensor ends: each round is compiled anew."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.unrolling import counter_without_end
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG328",
    "loop-unrolled-without-end",
    "`while True` counts in a Python number, and only a Tensor ends it",
    on=("node While",),
    sure=True,
)


def check(function: GraphFunction, node: ast.While) -> Iterator[Hit]:
    counter = counter_without_end(function, node)
    if counter is not None:
        message = f"each round has another `{counter}`: the compiler unrolls the loop, and finds no end"
        advice = f"bound the loop, `while {counter} < limit:`, or count in a Tensor"
        yield Hit(RULE, function, node.test, message, advice=advice)
