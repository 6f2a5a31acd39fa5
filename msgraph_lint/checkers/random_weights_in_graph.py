"""Cells with random weights that graph code creates."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.cells.weights import clashes, created_weights, is_repeated
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG501",
    "random-weights-in-graph",
    "a Cell with random weights is created in graph code",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if created_weights(created) != "random" or created in function.once(clashes):
        return
    if created.is_unread or function.drops(created.node):
        return
    if is_repeated(function, created):
        return  # repeated-weight-name
    if created.external and created.runs_repeatedly:
        return  # layer-in-loop
    message = (
        f"`{created.text}` draws its random weights once, while the graph is compiled, "
        "and not at each call; they are never trained or saved"
    )
    yield Hit(RULE, function, created.node, message, advice=advice(created))
