"""Format specifications in f-strings, which the compiler drops."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import is_key, loses_format
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG708", "f-string-format", "the format or conversion in an f-string is dropped", on=("node JoinedStr",)
)
_MESSAGES = (ast.Expr, ast.Raise, ast.Assert)


def check(function: GraphFunction, node: ast.JoinedStr) -> Iterator[Hit]:
    if isinstance(function.statement_of(node), _MESSAGES):
        return
    if loses_format(function, node) and not is_key(function, node):
        text = function.module.source.segment(node)
        message = f"`{text}` is made without its format"
        yield Hit(RULE, function, node, message, advice="use `str.format`, or make the string in `__init__`")
