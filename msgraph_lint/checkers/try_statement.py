"""``try`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG102", "try-statement", "`try` is not in the graph language", on=("node Try", "node TryStar"))
_TRY = (ast.Try, getattr(ast, "TryStar", ast.Try))  # `except*` is in Python from 3.11 on


def check(function: GraphFunction, node: ast.Try) -> Iterator[Hit]:
    message = "the graph language has no `try`: an exception cannot be handled in graph code"
    yield Hit(RULE, function, node, message, advice=_advice(node))


def _advice(node: ast.Try) -> str:
    if not node.handlers:
        return "write what `finally` does after the other statements"
    if all(isinstance(handler.body[-1], ast.Raise) for handler in node.handlers):
        return "drop the `try` and let the exception pass, or check for its cause before"
    return "check by `if` for what would raise, or catch the exception outside graph code"
