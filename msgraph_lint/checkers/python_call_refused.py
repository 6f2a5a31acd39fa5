"""Functions and classes of Python's own that cannot be called in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.python_calls import refused_calls, refused_shapes
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_python

RULE = Rule(
    "MSG633", "python-call-refused", "graph code calls a function or class of Python that it cannot compile"
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in (*refused_calls(function), *refused_shapes(function)):
        message = f"`{function.module.source.segment(node.func)}` cannot be called in graph code"
        advice = instead_of_python(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
