"""Primitives called with keyword arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG532",
    "primitive-keyword-argument",
    "a Primitive is called with a keyword argument",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if node.keywords and function.value(node.func).kind is Kind.PRIMITIVE:
        text = function.module.source.segment(node.func)
        message = f"the Primitive `{text}` takes no keyword arguments in graph code"
        yield Hit(RULE, function, node, message, advice="pass the arguments by position")
