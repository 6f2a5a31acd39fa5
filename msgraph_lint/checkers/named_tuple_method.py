"""``_replace``, ``_asdict`` and ``_fields`` of a named tuple."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.plain import is_named_tuple_from_outside
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG647",
    "named-tuple-method",
    "graph code uses `_replace`, `_asdict`, `_make` or `_fields` of a named tuple",
    on=("get _asdict", "get _fields", "get _make", "get _replace"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if is_named_tuple_from_outside(function, node.value):
        message = f"to graph code a named tuple has its fields and no `{node.attr}`"
        yield Hit(RULE, function, node, message, advice=beforehand(function, "use it", "the result"))
