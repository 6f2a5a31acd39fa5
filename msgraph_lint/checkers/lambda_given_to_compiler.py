"""Lambdas in a call of ``jit``, ``vmap`` and their like, on a line with other code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from textwrap import dedent

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import LambdaInfo
from msgraph_lint.rules import Rule
from msgraph_lint.source import Source

RULE = Rule(
    "MSG142",
    "lambda-given-to-compiler",
    "`jit`, `vmap` or the like gets a lambda that shares its line with other code",
    on=("function lambda",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if isinstance(function.info, LambdaInfo) and not _is_found(
        function.info.expression, function.module.source
    ):
        message = "the compiler cannot locate this lambda: its line holds other code"
        advice = "use `def`, or give the lambda a line of its own"
        yield Hit(RULE, function, function.info.expression, message, advice=advice)


def _is_found(node: ast.Lambda, source: Source) -> bool:
    """Whether the lines of ``node`` by themselves are the lambda, or an assignment of it."""
    lines = (source.line(row) for row in range(node.lineno, (node.end_lineno or node.lineno) + 1))
    try:
        first = ast.parse(dedent("".join(lines))).body[0]
    except SyntaxError:
        return False
    return isinstance(getattr(first, "value", None), ast.Lambda)
