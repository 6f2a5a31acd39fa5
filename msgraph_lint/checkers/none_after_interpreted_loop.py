"""Names that are None before a loop that the interpreter runs, and used after it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.stale_names import none_after
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG360",
    "none-after-interpreted-loop",
    "a name is None before a loop over a value of the interpreter, which binds it, and is used afterwards",
    on=("node For",),
    sure=True,
)


def check(function: GraphFunction, loop: ast.For) -> Iterator[Hit]:
    for use in none_after(function, loop):
        message = (
            f"`{use.id}` is None here to the compiler: the interpreter runs the loop on line {loop.lineno}"
        )
        advice = "go through a list of the graph, or begin with a Tensor"
        yield Hit(RULE, function, use, message, advice=advice, cause=function.value(loop.iter).interpreted)
