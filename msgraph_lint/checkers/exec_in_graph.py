"""`exec` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG631", "exec-in-graph", "`exec` is called in graph code", on=("call builtins.exec",), sure=True
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    message = "the interpreter runs `exec`, outside the graph: it sees no names of the graph"
    advice = "write the statements out, or run them in `__init__`"
    yield Hit(RULE, function, node, message, advice=advice)
