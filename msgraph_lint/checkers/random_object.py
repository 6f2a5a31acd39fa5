"""Random numbers that an object draws which was made outside graph code: drawn once, while compiling."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.frozen import Use, random_draws
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import random_numbers

RULE = Rule(
    "MSG744",
    "random-object",
    "an object made outside graph code draws a random number, and graph code computes with it",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in random_draws(function, Use.OF_OBJECT):
        text = function.module.source.segment(node.func)
        message = f"`{text}` is called once, when the graph is compiled: every call gets the same number"
        advice = random_numbers(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
