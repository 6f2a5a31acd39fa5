"""Methods of Cells that MindSpore forbids in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.calls import cell_method_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.forbidden import other_cell_methods
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG621",
    "forbidden-cell-method",
    "graph code calls a method of Cells that MindSpore forbids there",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in cell_method_calls(function, other_cell_methods()):
        message = f"`{function.module.source.segment(node.func)}` is forbidden in graph code"
        advice = "call it in `__init__`, or outside graph code"
        yield Hit(RULE, function, node, message, advice=advice)
