"""`len` of strings."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG620",
    "length-of-string",
    "graph code asks for the length of a string",
    on=("call builtins.len",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) == 1 and function.value(node.args[0]).kind is Kind.STR:
        message = f"the interpreter runs `{function.module.source.segment(node)}`, outside the graph"
        advice = beforehand(function, "ask", "the length")
        yield Hit(RULE, function, node, message, advice=advice)
