"""Class methods called in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import calls_class_method
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG610", "class-method-in-graph", "a class method is called in graph code", on=("node Call",), sure=True
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if calls_class_method(function, node):
        message = f"`{function.module.source.segment(node.func)}` is a class method: it cannot be compiled"
        advice = "make it a static method or a function of the module"
        yield Hit(RULE, function, node, message, advice=advice)
