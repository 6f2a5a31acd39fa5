"""Numbers that a loop counts which the interpreter runs, taken for a size."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.stale_names import size_after
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG361",
    "size-after-interpreted-loop",
    "a number that a loop over a value of the interpreter counts is taken for a size",
    on=("node For",),
    sure=True,
)


def check(function: GraphFunction, loop: ast.For) -> Iterator[Hit]:
    for use in size_after(function, loop):
        message = (
            f"this size is what `{use.id}` was before the loop on line {loop.lineno}: the interpreter runs it"
        )
        advice = "count without a loop, or go through a list of the graph"
        yield Hit(RULE, function, use, message, advice=advice, cause=function.value(loop.iter).interpreted)
