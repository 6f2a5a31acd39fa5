"""``nn.SequentialCell(a, b)`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG506",
    "sequential-cell-in-graph",
    "`SequentialCell(a, b)` cannot be created in graph code on 2.0",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if created.external != "mindspore.nn.SequentialCell":
        return
    cells = [argument.value.kind is Kind.CELL for argument in created.arguments]
    starred = any(isinstance(node, ast.Starred) for node in created.node.args)
    if starred or (cells and all(cells)):
        message = f"`{created.class_text}` cannot be created from Cells in graph code"
        yield Hit(RULE, function, created.node, message, advice=advice(created))
