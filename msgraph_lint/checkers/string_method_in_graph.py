"""Methods of strings with whose results graph code computes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.calls import is_computed_with, method_of
from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import beforehand

_METHODS = {name for name in dir(str) if not name.startswith("_")} - {"format", "lower", "upper"}

RULE = Rule(
    "MSG629",
    "string-method-in-graph",
    "graph code computes with what a method of a string gives",
    on=tuple(f"method {name}" for name in sorted(_METHODS)),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    if function.value(method.value).kind is Kind.STR and is_computed_with(function, node):
        message = f"the interpreter runs `{method.attr}` of strings, outside the graph"
        advice = beforehand(function, "ask", "the answer")
        yield Hit(RULE, function, node, message, advice=advice)
