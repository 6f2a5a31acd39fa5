"""Items appended in vain to lists that are empty when graph code takes an item of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG733",
    "empty-list-used",
    "what is appended to a list is lost, and graph code uses the empty list",
    on=("method append",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    use = use_of_empty(function, node)
    if use is not None:
        text = function.module.source.segment(node.func)
        message = (
            f"`{text}` changes nothing, so the list is empty on line {use.lineno}, which does not compile"
        )
        advice = "append to a local list, in the function that made it"
        yield Hit(RULE, function, node, message, advice=advice)
