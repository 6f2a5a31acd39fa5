"""Attributes and globals that a script changes between two calls: the compiled graph keeps the old value."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.call_sites import CallSites
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG750",
    "changed-between-calls",
    "graph code reads what a script changes between two calls",
    on=("node Attribute", "node Name"),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    changes = function.code.project.kept(CallSites).changes
    for node in function.nodes(ast.Attribute, ast.Name):
        if not isinstance(node, (ast.Attribute, ast.Name)) or not isinstance(node.ctx, ast.Load):
            continue
        change = changes.of(function, node)
        if change is not None and function.value(node).kind is not Kind.PARAMETER:
            message = (
                f"the graph keeps the value that `{ast.unparse(node)}` has at the first call: "
                f"{change.place} changes it before a later one"
            )
            advice = "pass it as an argument, or keep it in a Parameter and change that by `set_data`"
            yield Hit(RULE, function, node, message, advice=advice)
