"""``self[i]`` in a Cell that defines ``__getitem__``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG537",
    "item-of-self",
    "graph code takes an item of `self`, whose class defines `__getitem__`",
    on=("node Subscript",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    if not isinstance(node.value, ast.Name) or node.value.id != function.self_name:
        return
    cls = function.receiver
    if cls is not None and cls.is_cell and cls.method("__getitem__") is not None:
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: the compiler does not look for `__getitem__`"
        advice = "give the method a name, and call that"
        yield Hit(RULE, function, node, message, advice=advice)
