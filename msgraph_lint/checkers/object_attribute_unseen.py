"""Attributes of plain objects and classes that graph code assigns, and reads elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.analyses.cells.unseen_reads import missing_read, unseen_read
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG270",
    "object-attribute-unseen",
    "an attribute of a plain object or class is assigned in graph code, and read where that is not seen",
    on=("set *",),
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if owner(function, node) is Owner.OBJECT and missing_read(function, node) is None:
        read = unseen_read(function, node)
        if read is not None:
            reader, place = read
            text, other = (code.module.source.segment(each) for code, each in ((function, node), read))
            where = f"line {place.lineno}" if reader.module is function.module else f"`{reader.qualname}`"
            message = f"`{other}` in {where} does not see this assignment to `{text}`"
            advice = "use a local name, hand the value on, or keep it in a Parameter of the Cell"
            yield Hit(RULE, function, node, message, advice=advice)
