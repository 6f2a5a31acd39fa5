"""Lists that a `while` changes as only the run knows."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.while_lists import refused_changes
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG364",
    "list-changed-in-while",
    "a `while` that only the run can end changes a list in a way that needs to know its items",
    on=("node While",),
)


def check(function: GraphFunction, loop: ast.While) -> Iterator[Hit]:
    for node, name in refused_changes(function, loop):
        message = (
            f"`{short(function, node)}` does not compile here: "
            f"only the run knows how often `{short(function, loop.test)}` holds, and so how long `{name}` is"
        )
        advice = "compute the list before the graph runs, or go around a known number of times"
        yield Hit(RULE, function, node, message, advice=advice, condition=loop.test)
