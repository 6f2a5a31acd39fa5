"""Items that only the interpreter knows, in a list that a `while` fills as the interpreter says."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.while_lists import refused_items
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG365",
    "interpreted-item-in-while",
    "a `while` that the interpreter ends puts what only the interpreter knows into a list",
    on=("node While",),
)


def check(function: GraphFunction, loop: ast.While) -> Iterator[Hit]:
    for item, name in refused_items(function, loop):
        message = (
            f"`{short(function, item)}` cannot go into `{name}` here: only the interpreter knows it, "
            f"and how often `{short(function, loop.test)}` holds"
        )
        advice = "compute the whole list in one function that runs before the graph, and pass it in"
        yield Hit(RULE, function, item, message, advice=advice, cause=function.value(item).interpreted)
