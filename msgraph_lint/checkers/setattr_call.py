"""``setattr`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.set_by_name import is_missed_by_readers
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG212", "setattr-call", "`setattr` is called in graph code", on=("call builtins.setattr",))


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_missed_by_readers(function, node):
        return  # MSG248
    message = f"`{function.module.source.segment(node)}` is run by the interpreter, not by the graph"
    advice = "make the attribute a Parameter and assign it, or use a local name"
    yield Hit(RULE, function, node, message, advice=advice)
