"""Attributes of ``self`` that a method of a plain object assigns in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG245",
    "object-method-assignment",
    "a method of a plain object assigns an attribute of the object in graph code",
    on=("set *",),
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if owner(function, node) is Owner.ITSELF:
        text = function.module.source.segment(node)
        message = f"`{text}` is an attribute of a plain object, and graph code assigns it"
        advice = "keep the state in a Parameter of the Cell, or return what is new"
        yield Hit(RULE, function, node, message, advice=advice)
