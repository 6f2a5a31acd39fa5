"""``nn.CellList([…])`` and ``nn.SequentialCell([…])`` in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG505",
    "cell-list-in-graph",
    "`CellList([…])` and `SequentialCell([…])` cannot be created in graph code",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if _takes_cells(created):
        message = f"`{created.class_text}` cannot be created from a list in graph code"
        yield Hit(RULE, function, created.node, message, advice=advice(created))


def _takes_cells(created: Created) -> bool:
    """An empty CellList compiles, and so does ``SequentialCell(a, b)`` from 2.7 on (probe c41)."""
    if created.external == "mindspore.nn.CellList":
        return bool(created.node.args)
    if created.external != "mindspore.nn.SequentialCell":
        return False
    kinds = [argument.value.kind for argument in created.arguments]
    return len(created.node.args) == 1 and kinds == [Kind.LIST]
