"""`x.transpose(1, 2)`: the graph wants the new order of all axes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.transposes import axes, of_matrix
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG830",
    "transpose-of-last-axes",
    "`x.transpose(1, 2)` names two axes where graph code takes the new order of all",
    on=("method transpose",),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    pair = axes(function, call)
    if pair is not None and of_matrix(pair) is None:
        text = function.module.source.segment(call)
        message = f"`{text}` names two axes: graph code takes the new order of all"
        yield Hit(RULE, function, call, message, advice="write `swapaxes`")
