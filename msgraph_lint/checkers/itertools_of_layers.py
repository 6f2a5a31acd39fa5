"""Layers that ``itertools`` goes through."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import holds_layers

RULE = Rule(
    "MSG681",
    "itertools-of-layers",
    "a function of `itertools` is called with a CellList or list of layers in graph code",
    on=("call itertools.*",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if any(holds_layers(function.value(argument)) for argument in node.args):
        message = f"`{function.module.source.segment(node)}` cannot be compiled: it goes through layers"
        advice = "write one loop after the other, or `tuple(first) + tuple(second)`"
        yield Hit(RULE, function, node, message, advice=advice)
