"""Random numbers of Python and NumPy in graph code: drawn once, when the graph is compiled."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.python.frozen import Use, use_of_draw
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.generators import Draw
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import random_numbers

RULE = Rule(
    "MSG711",
    "random-value-in-graph",
    "a random number of Python or NumPy is drawn once, when the graph is compiled",
    on=("drawn",),
)


def check(function: GraphFunction, draw: Draw) -> Iterator[Hit]:
    if use_of_draw(function, draw) is Use.TAKEN:
        node = draw.node
        text = function.module.source.segment(node.func)
        message = f"`{text}` is called once, when the graph is compiled: every call gets the same number"
        advice = random_numbers(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
