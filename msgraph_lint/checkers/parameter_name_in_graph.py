"""Names of Parameters read in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG607",
    "parameter-name-in-graph",
    "the name of a Parameter is read in graph code",
    on=("get name",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if function.value(node.value).kind is Kind.PARAMETER:
        message = f"graph code cannot read `{function.module.source.segment(node)}`"
        yield Hit(RULE, function, node, message, advice=beforehand(function, "read it", "the name"))
