"""Cells with weights of constant initial values that graph code creates."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.cells.weights import clashes, created_weights, is_repeated
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG502",
    "constant-weights-in-graph",
    "a Cell with constant weights is created in graph code",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if not function.is_exported or created_weights(created) != "constant" or created.is_unread:
        return
    if created.external and created.runs_repeatedly:
        return  # constant-layer-in-loop
    if created not in function.once(clashes) and not is_repeated(function, created):
        message = (
            f"the weights of `{created.text}` are made while the graph is compiled: "
            "they are never trained or saved, and the graph cannot be exported"
        )
        yield Hit(RULE, function, created.node, message, advice=advice(created))
