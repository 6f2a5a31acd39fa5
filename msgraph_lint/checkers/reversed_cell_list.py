"""`reversed` of a CellList."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import holds_layers

RULE = Rule(
    "MSG615",
    "reversed-cell-list",
    "`reversed` is called with a CellList or list of layers in graph code",
    on=("call builtins.reversed",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) == 1 and holds_layers(function.value(node.args[0])):
        message = f"`{function.module.source.segment(node)}` cannot be compiled"
        advice = f"go through `tuple({function.module.source.segment(node.args[0])})[::-1]`"
        yield Hit(RULE, function, node, message, advice=advice)
