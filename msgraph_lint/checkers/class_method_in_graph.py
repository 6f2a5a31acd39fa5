"""Class methods called in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.calls import class_method_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG610", "class-method-in-graph", "a class method is called in graph code")


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in class_method_calls(function):
        message = f"`{function.module.source.segment(node.func)}` is a class method: it cannot be compiled"
        advice = "make it a static method or a function of the module"
        yield Hit(RULE, function, node, message, advice=advice)
