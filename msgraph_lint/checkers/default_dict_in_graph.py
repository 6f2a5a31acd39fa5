"""`defaultdict` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.on_self import relies_on_default
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG626",
    "default-dict-in-graph",
    "graph code relies on the defaults of a `defaultdict`",
    on=("call collections.defaultdict", "node Subscript"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call | ast.Subscript) -> Iterator[Hit]:
    if isinstance(node, ast.Subscript):
        is_missing = relies_on_default(function, node)
    else:
        is_missing = _fills_itself(function, node)
    if is_missing:
        message = "graph code has no `defaultdict`: a key that is not there does not get its default"
        advice = "use a dict, and put every key in"
        yield Hit(RULE, function, node, message, advice=advice)


def _fills_itself(function: GraphFunction, node: ast.Call) -> bool:
    """Whether items are read, and none is ever put in by a plain assignment."""
    statement = function.parents.get(node)
    if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
        return False
    name = statement.targets[0].id
    items = [
        item
        for item in function.nodes(ast.Subscript)
        if isinstance(item.value, ast.Name) and item.value.id == name
    ]
    return bool(items) and not any(isinstance(function.parents[item], ast.Assign) for item in items)
