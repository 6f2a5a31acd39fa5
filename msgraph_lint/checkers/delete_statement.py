"""``del`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.rules import Rule

RULE = Rule("MSG101", "delete-statement", "`del` is not in the graph language")


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in function.nodes(ast.Delete):
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: the graph language has no `del`"
        yield RULE.finding(function, node, message, advice=_advice(function, node.targets[0]))


def _advice(function: GraphFunction, target: ast.expr) -> str:
    if isinstance(target, ast.Attribute):
        return "keep the attribute, or delete it outside graph code"
    root = target
    while isinstance(root, (ast.Subscript, ast.Attribute)):
        root = root.value
    if (
        isinstance(target, ast.Subscript)
        and isinstance(root, ast.Name)
        and root.id in function.parameter_names
    ):
        return f"return what is left of `{root.id}`; `.pop` would not change the caller's container"
    return "make a new list or dict without the item"
