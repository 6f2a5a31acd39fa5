"""Functions given to ``map`` that capture what the function around computes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.captured import captured
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG329",
    "map-with-captured-tensor",
    "a function that is given to `map` captures what the function around it computes",
    on=("call builtins.map",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    found = captured(function, node.args[0]) if node.args else None
    if found is not None and found.is_computed:
        message = (
            f"`map` gets a function that captures `{found.text}`, and the graph can hand on constants alone"
        )
        advice = "use a comprehension or a `for` loop, or let `map` go through the Tensors as well"
        yield Hit(RULE, function, node, message, advice=advice)
