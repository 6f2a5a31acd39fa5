"""Objects of plain Python classes that graph code creates from constants."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.plain import plain_objects
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG517",
    "plain-object-in-graph",
    "an object of a plain class is created in graph code from constants",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for created in plain_objects(function):
        if not created.varying:
            message = (
                f"`{created.text}` cannot be created in graph code: `{created.class_text}` is a plain class"
            )
            advice = "decorate the class with `@jit_class`, or create the object outside graph code"
            yield Hit(RULE, function, created.node, message, advice=advice)
