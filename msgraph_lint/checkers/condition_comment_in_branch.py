"""A ``# @jit.cond`` comment that also decides an ``if`` around it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.conditions import deciding_comment
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG308",
    "condition-comment-in-branch",
    "a `# @jit.cond` comment that also decides the `if` statements around it",
    on=("node If",),
)


def check(function: GraphFunction, node: ast.If) -> Iterator[Hit]:
    comment = deciding_comment(node, function)
    if comment is not None and comment.line > (node.test.end_lineno or node.lineno):
        message = (
            f"the `# @jit.cond` comment in line {comment.line} decides this condition too: "
            f"`{short(function, node.test)}` is taken as {comment.value}"
        )
        advice = "move the inner `if` into a method, or drop the comment"
        yield Hit(RULE, function, node.test, message, advice=advice)
