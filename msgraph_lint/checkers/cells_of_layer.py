"""``self.block.cells()``: the layers of another Cell, which the graph cannot collect."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_method_of_cell, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import attributes_of
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import is_cell_list, layer_container
from msgraph_lint.values.value import Kind, Value

RULE = Rule(
    "MSG646",
    "cells-of-layer",
    "graph code asks another Cell for its cells, by `cells()` or `name_cells()`",
    on=("method cells", "method name_cells"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    owner = method_of(node).value
    if isinstance(owner, ast.Name) and owner.id == function.self_name:
        return
    value = function.value(owner)
    if is_method_of_cell(function, node) and layer_container(value) is None and _has_cells(value):
        segment = function.module.source.segment
        message = f"`{segment(node)}` makes an OrderedDict, which the graph cannot fill"
        yield Hit(
            RULE, function, node, message, advice="keep the layers in an `nn.CellList`, and go through that"
        )


def _has_cells(value: Value) -> bool:
    """Whether the Cell surely holds others: of one without, the empty dict is no trouble."""
    if is_cell_list(value):
        return bool(value.items)
    if not isinstance(value.cls, ClassInfo):
        return False
    attributes = attributes_of(value.cls)
    return any(attributes.value(name).kind is Kind.CELL for name in attributes.bindings)
