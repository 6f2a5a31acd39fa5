"""A nested function that takes a name which the outer one binds only later."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG304",
    "name-captured-before-binding",
    "a nested function that reads a name which is bound after it is defined",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for capture in function.folding_flow.late:
        name = capture.node.id
        kind = "lambda" if isinstance(capture.function, ast.Lambda) else "nested function"
        message = f"`{name}` is not bound yet where the {kind} is defined, and the compiler looks it up there"
        yield Hit(RULE, function, capture.node, message, advice=f"bind `{name}` before the {kind}")
