"""`set_train` in graph code, of a Cell that asks for `self.training`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.training import is_switched
from msgraph_lint.compiler.calls import is_method_of_cell
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG699",
    "mode-changed-in-graph",
    "graph code switches a Cell to training, and the Cell reads `self.training`",
    on=("method set_train",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_method_of_cell(function, node) and is_switched(function, node):
        text = function.module.source.segment(node)
        message = f"`{text}` comes too late: the mode is a constant of the compiled graph"
        yield Hit(RULE, function, node, message, advice="call it before the network is called")
