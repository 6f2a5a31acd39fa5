"""Attributes of ``self`` that graph code assigns by another name of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG246",
    "self-assigned-by-other-name",
    "an attribute of `self` is assigned by another name of `self`",
    on=("set *",),
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if owner(function, node) is Owner.SELF:
        text = function.module.source.segment(node)
        message = f"the assignment to `{text}` is lost: graph code assigns attributes by the name `self` only"
        advice = "assign it in a method of the Cell, as `self.…`, or pass the value on as an argument"
        yield Hit(RULE, function, node, message, advice=advice)
