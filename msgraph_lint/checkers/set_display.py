"""``{1, 2}`` and set comprehensions in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG106",
    "set-display",
    "`{a, b}` and set comprehensions are not in the graph language",
    on=("node Set", "node SetComp"),
)


def check(function: GraphFunction, node: ast.Set | ast.SetComp) -> Iterator[Hit]:
    text = function.module.source.segment(node)
    what = f"`{text}`" if len(text) < 60 and "\n" not in text else "a set in braces"
    message = f"{what} does not compile: the graph language has no set displays"
    yield Hit(RULE, function, node, message, advice="use a tuple or a list")
