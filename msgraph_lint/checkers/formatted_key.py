"""Attributes and dict items looked up by an f-string with a format, which the compiler drops."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import is_key, loses_format
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG732",
    "formatted-key",
    "something is looked up by an f-string whose format is dropped",
    on=("node JoinedStr",),
)


def check(function: GraphFunction, node: ast.JoinedStr) -> Iterator[Hit]:
    if loses_format(function, node) and is_key(function, node):
        text = function.module.source.segment(node)
        message = f"`{text}` is made without its format, so nothing is found by it"
        yield Hit(RULE, function, node, message, advice="keep a tuple of the objects on `self`")
