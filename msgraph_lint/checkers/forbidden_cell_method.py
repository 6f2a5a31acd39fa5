"""Methods of Cells that MindSpore forbids in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.forbidden import other_cell_methods
from msgraph_lint.compiler.calls import is_method_of_cell
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG621",
    "forbidden-cell-method",
    "graph code calls a method of Cells that MindSpore forbids there",
    on=tuple(f"method {name}" for name in sorted(other_cell_methods())),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_method_of_cell(function, node):
        message = f"`{function.module.source.segment(node.func)}` is forbidden in graph code"
        advice = "call it in `__init__`, or outside graph code"
        yield Hit(RULE, function, node, message, advice=advice)
