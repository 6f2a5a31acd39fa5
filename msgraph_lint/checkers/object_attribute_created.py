"""Attributes of plain objects and classes that one place in graph code creates and another one reads."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.analyses.cells.unseen_reads import missing_read
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG271",
    "object-attribute-created",
    "an attribute of an object that is None or not there is set in graph code, and read elsewhere",
    on=("set *",),
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    found = missing_read(function, node) if owner(function, node) is Owner.OBJECT else None
    if found is not None:
        (reader, place), before = found
        message = f"`{reader.qualname}` reads `{reader.module.source.segment(place)}`, which is {before} then"
        advice = "hand the value on as an argument, or keep it in a Parameter of the Cell"
        yield Hit(RULE, function, node, message, advice=advice)
