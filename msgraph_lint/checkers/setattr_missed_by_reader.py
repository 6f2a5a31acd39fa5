"""``setattr`` of what graph code computes, where the function reads the attribute."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.set_by_name import is_missed_by_readers
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG248",
    "setattr-missed-by-reader",
    "`setattr` gives an attribute what graph code computes, and what reads it has the value from before",
    on=("call builtins.setattr",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_missed_by_readers(function, node):
        read = f"{function.self_name}.{function.value(node.args[1]).literal}"
        text = function.module.source.segment(node)
        message = f"`{text}` comes too late: what reads `{read}` has the value from compile time"
        advice = f"keep the value in a local name, or make `{read}` a Parameter and assign it"
        yield Hit(RULE, function, node, message, advice=advice)
