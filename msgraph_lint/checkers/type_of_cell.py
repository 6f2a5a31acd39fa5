"""`type(layer)` of a name for a Cell, and `layer.__class__` that is compared."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.asked_class import asked_class
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG545",
    "type-of-cell",
    "graph code asks for the `type` of a name for a Cell, or compares its `__class__`",
    on=("call builtins.type", "get __class__"),
)


def check(function: GraphFunction, node: ast.Call | ast.Attribute) -> Iterator[Hit]:
    asked = asked_class(function, node)
    if asked is None:
        return
    source = function.module.source
    text = source.segment(asked.node)
    if isinstance(node, ast.Attribute) and asked.compared is not None:
        message = f"the compiler compares no classes: `{source.segment(asked.compared)}`"
        yield Hit(RULE, function, asked.compared, message, advice="ask with `isinstance`")
    elif isinstance(node, ast.Call) and asked.hidden is not None:
        message = f"the interpreter runs `{text}`, and does not know `{asked.hidden.id}`, a Cell"
        advice = "ask with `isinstance`"
        if asked.cell is asked.hidden:
            advice += f", or for `{asked.hidden.id}.__class__.__name__`"
        yield Hit(RULE, function, asked.compared or node, message, advice=advice)
