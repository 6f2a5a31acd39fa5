"""Attributes of Parameters assigned in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

_OTHER_RULES = {"data", "requires_grad"}
RULE = Rule(
    "MSG642",
    "parameter-attribute-assigned",
    "an attribute of a Parameter, such as its name, is assigned in graph code",
    on=("set *",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if node.attr not in _OTHER_RULES and function.value(node.value).kind is Kind.PARAMETER:
        message = (
            f"graph code cannot set `{function.module.source.segment(node)}`, an attribute of a Parameter"
        )
        advice = "set it in `__init__`, or keep the value in an attribute of the Cell"
        yield Hit(RULE, function, node, message, advice=advice)
