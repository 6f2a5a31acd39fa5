"""Items added in vain to lists and dicts that graph code then takes them from."""

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
    on=("method append", "set []"),
)


def check(function: GraphFunction, node: ast.Call | ast.Subscript) -> Iterator[Hit]:
    use = use_of_empty(function, node)
    if use is not None and isinstance(node, ast.Subscript):
        text = function.module.source.segment(node)
        message = f"`{text}` is lost: there is no such item on line {use.lineno}, which does not compile"
        yield Hit(RULE, function, node, message, advice="keep it in a local name")
    elif use is not None and isinstance(node, ast.Call):
        text = function.module.source.segment(node.func)
        message = (
            f"`{text}` changes nothing, so the list is empty on line {use.lineno}, which does not compile"
        )
        advice = "append to a local list, in the function that made it"
        yield Hit(RULE, function, node, message, advice=advice)
