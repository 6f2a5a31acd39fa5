"""Attributes and methods of Primitives in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG518",
    "primitive-attribute",
    "graph code uses an attribute or method of a Primitive",
    on=("node Attribute",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if isinstance(node.ctx, ast.Load) and function.value(node.value).kind is Kind.PRIMITIVE:
        text = function.module.source.segment(node)
        message = f"`{text}` is not there in graph code: the compiler only calls Primitives"
        advice = "use it in `__init__`, and keep on `self` what graph code needs of it"
        yield Hit(RULE, function, node, message, advice=advice)
