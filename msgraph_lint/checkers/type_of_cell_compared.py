"""`type(self.layer) is nn.ReLU`: the compiler compares no classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.asked_class import asked_class, is_cell_class
from msgraph_lint.analyses.python.text_calls import part_in_sight
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG546",
    "type-of-cell-compared",
    "graph code compares the `type` of a Cell, or a `type` with a class of Cells",
    on=("call builtins.type",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    asked = asked_class(function, node)
    source = function.module.source
    if asked is None:
        compared = _compared_with_cells(function, node)
        if compared is not None:
            message = f"the compiler compares no classes of Cells: `{source.segment(compared)}`"
            yield Hit(RULE, function, compared, message, advice="ask with `isinstance`")
        return
    if asked.hidden is not None:
        return
    if asked.compared is not None:
        message = f"the compiler compares no classes: `{source.segment(asked.compared)}`"
        yield Hit(RULE, function, asked.compared, message, advice="ask with `isinstance`")
    elif isinstance(asked.cell, ast.Subscript):
        message = f"the interpreter runs `{source.segment(node)}`, and is not given the Cell"
        yield Hit(RULE, function, node, message, advice="ask with `isinstance`")


def _compared_with_cells(function: GraphFunction, node: ast.Call) -> ast.Compare | None:
    """What compares the type of no Cell and no Tensor, which the compiler has, with a class of Cells."""
    around = function.parents[node]
    if not isinstance(around, ast.Compare) or around.left is not node or len(around.ops) > 1:
        return None
    is_among = isinstance(around.ops[0], (ast.In, ast.NotIn))
    is_varying = not function.target.has_levels or part_in_sight(function, node) is not None
    if is_among or is_varying or not is_cell_class(function, around.comparators[0]):
        return None
    return around
