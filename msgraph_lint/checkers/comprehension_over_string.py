"""The characters of strings in comprehensions and `enumerate`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import comprehended_strings
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG663",
    "comprehension-over-string",
    "a comprehension or enumerate goes through a string",
    on=("node ListComp", "call builtins.enumerate"),
    sure=True,
)


def check(function: GraphFunction, node: ast.ListComp | ast.Call) -> Iterator[Hit]:
    for string in comprehended_strings(function, node):
        text = function.module.source.segment(string)
        message = f"the interpreter takes the characters of `{text}`, outside the graph"
        advice = beforehand(function, "take the characters", "a tuple of them")
        yield Hit(RULE, function, string, message, advice=advice)
