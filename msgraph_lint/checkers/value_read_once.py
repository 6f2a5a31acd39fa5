"""The clock and the environment in graph code: asked once, when the graph is compiled."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.frozen import Use, clock_reads, environment_reads, random_draws
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG741",
    "value-read-once",
    "the clock, a changing environment variable or a random choice is read once, when the graph is compiled",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in (
        *clock_reads(function),
        *environment_reads(function),
        *random_draws(function, Use.REFUSED),
    ):
        text = function.module.source.segment(node)
        message = f"`{text}` is read once, when the graph is compiled: every call gets the same value"
        yield Hit(RULE, function, node, message, advice="pass the value as an argument")
