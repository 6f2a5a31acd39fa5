"""A ``# @jit.cond`` comment that says the opposite of what the condition is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.conditions import deciding_comment
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.truth import truth
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG323",
    "condition-comment-against-value",
    "a `# @jit.cond` comment that contradicts its condition",
    on=("node If",),
)


def check(function: GraphFunction, node: ast.If) -> Iterator[Hit]:
    comment = deciding_comment(node, function)
    if comment is None or comment.line > (node.test.end_lineno or node.lineno):
        return
    known = truth(function, node.test)
    if known is not None and known is not comment.value:
        message = (
            f"`{short(function, node.test)}` is {known} here, "
            f"but the comment in line {comment.line} makes the compiler take it for {comment.value}"
        )
        yield Hit(RULE, function, node.test, message, advice="correct the comment or drop it")
