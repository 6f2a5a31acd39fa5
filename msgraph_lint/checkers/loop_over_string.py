"""The characters of strings in loops."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import looped_string
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG662",
    "loop-over-string",
    "a loop goes through a string",
    on=("node For", "call builtins.list"),
    sure=True,
)


def check(function: GraphFunction, node: ast.For | ast.Call) -> Iterator[Hit]:
    string = looped_string(function, node)
    if string is not None:
        text = function.module.source.segment(string)
        message = f"the interpreter takes the characters of `{text}`, outside the graph"
        advice = beforehand(function, "take the characters", "a tuple of them")
        yield Hit(RULE, function, string, message, advice=advice)
