"""``zip`` of a string and of Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.interpreted import zips_string
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG348",
    "zip-with-string",
    "`zip` goes through a string and through Tensors",
    on=("call builtins.zip",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if zips_string(function, node):
        text = function.module.source.segment(node)
        message = f"the interpreter runs `{text}`, which goes through a string, outside the graph"
        advice = beforehand(function, "take the characters", "a tuple of them")
        yield Hit(RULE, function, node, message, advice=advice)
