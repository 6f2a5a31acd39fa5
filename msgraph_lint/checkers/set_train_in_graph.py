"""`set_train` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.training import is_switched
from msgraph_lint.analyses.control_flow.cut_blocks import is_lost
from msgraph_lint.compiler.calls import is_method_of_cell, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import layer_container

RULE = Rule(
    "MSG611",
    "set-train-in-graph",
    "`set_train` or `set_grad` of a Cell is called in graph code",
    on=("method set_train", "method set_grad"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    owner = method_of(node).value
    if is_switched(function, node):
        return  # MSG699
    if is_lost(function, node):
        return
    if is_method_of_cell(function, node) and layer_container(function.value(owner)) is None:
        message = f"`{function.module.source.segment(node)}` cannot be compiled"
        advice = "call it before the Cell is called"
        yield Hit(RULE, function, node, message, advice=advice)
