"""Cells and functions of a list or CellList, by an index that is known only when the graph runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_cell_list
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS, Kind

RULE = Rule(
    "MSG316",
    "cell-at-variable-index",
    "a Cell or function is taken by an index that varies",
    on=("node Subscript",),
    sure=True,
)
_INDEXES = NUMBERS - {Kind.BOOL}
"""Truth values choose the right one."""
_CALLED = {Kind.CELL, Kind.FUNCTION, Kind.PRIMITIVE}


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    index = function.value(node.slice)
    if not isinstance(node.ctx, ast.Load) or index.kind not in _INDEXES or not index.is_variable:
        return
    owner = function.value(node.value)
    if is_cell_list(owner) or (owner.items and all(item.kind in _CALLED for item in owner.items)):
        text = function.module.source.segment(node)
        message = f"`{text}` takes a wrong one: the index is known only when the graph runs"
        advice = "loop over a number that is known at compile time, and choose in it by `if`"
        yield Hit(RULE, function, node, message, advice=advice)
