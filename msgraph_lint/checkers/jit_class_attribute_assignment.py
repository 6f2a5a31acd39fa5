"""Attributes of ``jit_class`` objects that graph code assigns and reads."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG215",
    "jit-class-attribute-assignment",
    "an attribute of a `jit_class` object is assigned and read in graph code",
    on=("set *",),
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if owner(function, node) is Owner.JIT_CLASS:
        text = function.module.source.segment(node)
        message = f"reads of `{text}` do not see this assignment"
        advice = "use a local name, or a Parameter of the Cell"
        yield Hit(RULE, function, node, message, advice=advice)
