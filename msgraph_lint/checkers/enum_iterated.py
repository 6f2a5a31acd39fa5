"""Loops over the members of an enumeration."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG144",
    "enum-iterated",
    "graph code goes through the members of an enumeration",
    on=("node For", "node ListComp", "call builtins.list", "call builtins.tuple"),
    sure=True,
)


def check(function: GraphFunction, node: ast.For | ast.ListComp | ast.Call) -> Iterator[Hit]:
    for iterated in _iterated(node):
        found = function.value(iterated)
        if found.kind is Kind.CLASS and isinstance(found.cls, ClassInfo) and found.cls.is_enum:
            message = f"the compiler cannot go through the members of `{found.cls.name}`"
            advice = beforehand(function, "make the tuple of them", "it")
            yield Hit(RULE, function, iterated, message, advice=advice)


def _iterated(node: ast.For | ast.ListComp | ast.Call) -> list[ast.expr]:
    if isinstance(node, ast.ListComp):
        return [generator.iter for generator in node.generators]
    return [node.iter] if isinstance(node, ast.For) else node.args[:1]
