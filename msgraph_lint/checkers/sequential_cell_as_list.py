"""Layers that are taken out of a SequentialCell: MindSpore 2.0 takes it for one function."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.renamed import is_sequential_cell
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG695",
    "sequential-cell-as-list",
    "layers are taken out of a SequentialCell, one by one or some of them",
    on=(
        "node Assign",
        "node For",
        "node Subscript",
        "node comprehension",
        "call builtins.enumerate",
        "call builtins.list",
        "call builtins.reversed",
        "call builtins.tuple",
        "call builtins.zip",
    ),
    sure=True,
)


def check(
    function: GraphFunction, node: ast.Assign | ast.For | ast.Subscript | ast.comprehension | ast.Call
) -> Iterator[Hit]:
    for cells in _taken_apart(node):
        is_told = isinstance(cells, ast.Subscript)  # a slice
        if not is_told and is_sequential_cell(function.value(cells)):
            text = function.module.source.segment(cells)
            message = f"`{text}` is one function to the compiler: it has no layers that could be taken out"
            advice = f"call `{text}` as a whole, or keep the layers in an `nn.CellList`"
            yield Hit(RULE, function, cells, message, advice=advice)


def _taken_apart(
    node: ast.Assign | ast.For | ast.Subscript | ast.comprehension | ast.Call,
) -> Iterator[ast.expr]:
    """Whose items ``node`` takes."""
    if isinstance(node, ast.Call):
        yield from node.args
    elif isinstance(node, (ast.For, ast.comprehension)):
        yield node.iter
    elif not isinstance(node, ast.Assign) or isinstance(node.targets[0], (ast.Tuple, ast.List)):
        yield node.value
