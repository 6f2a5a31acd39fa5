"""Lists of Cells that graph code changes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import is_cell_list

RULE = Rule(
    "MSG240",
    "cell-list-changed",
    "a CellList or SequentialCell is changed in graph code",
    on=("method append", "method extend", "method insert", "set []"),
)


def check(function: GraphFunction, node: ast.Call | ast.Subscript) -> Iterator[Hit]:
    place = node.func if isinstance(node, ast.Call) else node
    assert isinstance(place, (ast.Attribute, ast.Subscript))
    owner = function.value(place.value)
    if is_cell_list(owner):
        text = function.module.source.segment(place)
        message = f"`{text}` changes a list of Cells, which graph code cannot"
        is_sure = function.surely_compiles(node)
        doubt = "" if is_sure else "the compiler may leave it out, by a condition around it or before it"
        yield Hit(RULE, function, node, message, advice="make the list whole in `__init__`", doubt=doubt)
