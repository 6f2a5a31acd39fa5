"""Attributes of plain objects that graph code assigns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.analyses.cells.unseen_reads import is_seen
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG214",
    "object-attribute-assignment",
    "an attribute of a plain object, or of a Cell from outside of the function, is assigned in graph code",
    on=("set *",),
)
_OWNERS = {Kind.CLASS: "class", Kind.CELL: "Cell from outside of the function"}


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if owner(function, node) is Owner.OBJECT and is_seen(function, node):
        text = function.module.source.segment(node)
        what = _OWNERS.get(function.value(node.value).kind, "plain object")
        message = f"`{text}` is an attribute of a {what}, and graph code assigns it"
        advice = "set it before the Cell is called, or use a Parameter of the Cell"
        yield Hit(RULE, function, node, message, advice=advice)
