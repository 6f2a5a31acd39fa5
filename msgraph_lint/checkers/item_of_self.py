"""``self[i]`` in a Cell that defines ``__getitem__``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG537", "item-of-self", "graph code takes an item of `self`, whose class defines `__getitem__`")


def check(function: GraphFunction) -> Iterator[Hit]:
    cls = function.receiver
    if cls is None or not cls.is_cell or cls.method("__getitem__") is None:
        return
    for node in function.surely_compiled(ast.Subscript):
        if isinstance(node.value, ast.Name) and node.value.id == function.self_name:
            text = function.module.source.segment(node)
            message = f"`{text}` does not compile: the compiler does not look for `__getitem__`"
            advice = "give the method a name, and call that"
            yield Hit(RULE, function, node, message, advice=advice)
