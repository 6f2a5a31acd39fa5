"""``items.pop()`` where the compiler makes a pair of the list and the item."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.values import Kind
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG709",
    "pop-in-expression",
    "`.pop()` in an expression gives a tuple of the list and the item",
)


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in function.nodes(ast.Call):
        if (
            isinstance(node.func, ast.Attribute)
            and node.func.attr == "pop"
            and isinstance(node.func.value, ast.Name)
            and function.value(node.func.value).kind is Kind.LIST
            and _makes_pair(function, node)
        ):
            text = function.module.source.segment(node)
            message = f"`{text}` gives `({node.func.value.id}, item)` here, not the item"
            yield RULE.finding(function, node, message, advice=f"assign it first: `item = {text}`")


def _makes_pair(function: GraphFunction, node: ast.Call) -> bool:
    """`.pop()` alone in a statement or an assignment is right; in arithmetic it is an error."""
    parent = function.parents[node]
    if isinstance(parent, (ast.Tuple, ast.List)):
        return isinstance(function.parents[parent], ast.Return)
    if isinstance(parent, ast.IfExp):
        return node is not parent.test
    if isinstance(parent, (ast.If, ast.While)):
        return True
    return isinstance(parent, (ast.Return, ast.ListComp))
