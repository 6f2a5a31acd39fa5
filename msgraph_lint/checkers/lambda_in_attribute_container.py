"""Lambdas on ``self`` or at module level that share their lines with other code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG126",
    "lambda-in-attribute-container",
    "an attribute of `self`, or a global name, that is or holds a lambda beside other code",
    on=("lambdas",),
)


def check(function: GraphFunction, node: ast.expr) -> Iterator[Hit]:
    message = f"the compiler cannot locate the lambdas in `{function.module.source.segment(node)}`"
    advice = "give each lambda a statement of its own, or use `def`"
    yield Hit(RULE, function, node, message, advice=advice)
