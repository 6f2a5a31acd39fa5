"""Format specifications in f-strings, which the compiler drops."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.values import Kind
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG708",
    "f-string-format",
    "the format or conversion in an f-string is dropped",
)
_SAME = {"", "d", "s"}
_MESSAGES = (ast.Expr, ast.Raise, ast.Assert)


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in function.nodes(ast.JoinedStr):
        if not isinstance(function.statement_of(node), _MESSAGES) and any(
            _is_dropped(function, part) for part in node.values
        ):
            text = function.module.source.segment(node)
            message = f"`{text}` is made without its format"
            yield RULE.finding(
                function, node, message, advice="use `str.format`, or make the string in `__init__`"
            )


def _is_dropped(function: GraphFunction, part: ast.expr) -> bool:
    if not isinstance(part, ast.FormattedValue):
        return False
    if isinstance(part.format_spec, ast.JoinedStr):
        values = part.format_spec.values
        spec = values[0] if len(values) == 1 else None
        return not (isinstance(spec, ast.Constant) and spec.value in _SAME) and bool(values)
    return part.conversion in (ord("r"), ord("a")) and function.value(part.value).kind is Kind.STR
