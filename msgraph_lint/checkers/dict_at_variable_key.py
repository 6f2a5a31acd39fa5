"""Dicts and strings that are indexed by a number known only when the graph runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS, Kind

RULE = Rule(
    "MSG242",
    "dict-at-variable-key",
    "a dict or string is indexed by a number that varies",
    on=("node Subscript",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    if not isinstance(node.ctx, ast.Load) or isinstance(node.slice, ast.Slice):
        return
    key = function.value(node.slice)
    if key.kind in NUMBERS and key.is_variable and function.value(node.value).kind in (Kind.DICT, Kind.STR):
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: the key is known only when the graph runs"
        yield Hit(RULE, function, node, message, advice="use a tuple, or choose by `if`")
