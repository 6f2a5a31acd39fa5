"""Functions of Python's own that only the interpreter can run."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.python_calls import computed_with_tensor, interpreted_statements
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_python

RULE = Rule(
    "MSG634",
    "python-call-interpreted",
    "graph code calls a function of Python that only the interpreter can run",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in (*computed_with_tensor(function), *interpreted_statements(function)):
        message = f"the interpreter runs `{function.module.source.segment(node.func)}`, outside the graph"
        advice = instead_of_python(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
