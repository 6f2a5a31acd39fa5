"""``self.block.cells()``: the layers of another Cell, which the graph cannot collect."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_method_of_cell, method_of
from msgraph_lint.compiler.cells import cell_count
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import layer_container

RULE = Rule(
    "MSG646",
    "cells-of-layer",
    "graph code asks a Cell that holds several for its cells, by `cells()` or `name_cells()`",
    on=("method cells", "method name_cells"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    owner = method_of(node).value
    value = function.value(owner)
    if is_method_of_cell(function, node) and layer_container(value) is None and cell_count(value) > 1:
        segment = function.module.source.segment
        message = f"`{segment(node)}` makes an OrderedDict, which the graph cannot fill"
        yield Hit(
            RULE, function, node, message, advice="keep the layers in an `nn.CellList`, and go through that"
        )
