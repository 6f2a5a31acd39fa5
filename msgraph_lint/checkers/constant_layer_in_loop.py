"""Layers with constant weights created in a loop of graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.cells.weights import weights_in_loop
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG554",
    "constant-layer-in-loop",
    "a layer with constant weights is created in a loop of graph code",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if weights_in_loop(function, created) == "constant":
        message = f"the loop creates `{created.text}` more than once, each time with weights of the same name"
        yield Hit(RULE, function, created.node, message, advice=advice(created))
