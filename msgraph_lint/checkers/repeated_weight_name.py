"""Layers created side by side in graph code: their weights have the same name."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.cells.weights import clashes, is_repeated
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.created import Created
from msgraph_lint.graph.instantiated import repetition
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG509",
    "repeated-weight-name",
    "two layers of the same kind are created in graph code, in one function or in two Cells of a class",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    doubt = ""
    if created in function.once(clashes):
        other, _ = function.once(clashes)[created]
        rest = (
            f"of `{other.text}` in line {other.node.lineno}"
            if other is not created
            else "of the next turn of the loop"
        )
    elif is_repeated(function, created):
        assert function.receiver is not None
        doubt = repetition(function) or ""
        rest = f"those that the next `{function.receiver.name}` of the network creates"
    else:
        return
    message = f"the weights of `{created.text}` and {rest} have the same name, so the graph cannot hold both"
    yield Hit(RULE, function, created.node, message, advice=advice(created), doubt=doubt)
