"""`startswith`, `endswith` and other questions to strings in conditions."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import QUESTIONS, is_method_of_string
from msgraph_lint.compiler.calls import users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG619",
    "starts-with-in-graph",
    "a condition asks a string for `startswith` or `endswith` in graph code",
    on=tuple(f"method {name}" for name in sorted(QUESTIONS)),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    decides = any(isinstance(user, (ast.If, ast.IfExp, ast.BoolOp)) for user in users(function, node))
    if decides and is_method_of_string(function, node):
        message = f"graph code cannot decide `{function.module.source.segment(node)}`"
        advice = beforehand(function, "ask", "the answer")
        yield Hit(RULE, function, node, message, advice=advice)
