"""Comprehensions with two or more ``for``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG120",
    "two-generator-comprehension",
    "a comprehension has two or more `for`",
    on=("node DictComp", "node GeneratorExp", "node ListComp"),
)


def check(function: GraphFunction, node: ast.ListComp | ast.DictComp | ast.GeneratorExp) -> Iterator[Hit]:
    if len(node.generators) > 1:
        message = f"a comprehension with {len(node.generators)} `for` does not compile: one is allowed"
        yield Hit(RULE, function, node, message, advice="write nested `for` loops")
