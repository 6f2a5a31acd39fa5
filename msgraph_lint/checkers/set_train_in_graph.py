"""`set_train` in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.calls import cell_method_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG611", "set-train-in-graph", "`set_train` or `set_grad` of a Cell is called in graph code")


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in cell_method_calls(function, ("set_train", "set_grad")):
        message = f"`{function.module.source.segment(node)}` cannot be compiled"
        advice = "call it before the Cell is called"
        yield Hit(RULE, function, node, message, advice=advice)
