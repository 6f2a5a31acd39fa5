"""`type(self.layer) is nn.ReLU`: the compiler compares no classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.asked_class import asked_class
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG546",
    "type-of-cell-compared",
    "graph code compares the `type` of a Cell",
    on=("call builtins.type",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    asked = asked_class(function, node)
    if asked is None or asked.is_name:
        return
    source = function.module.source
    if asked.compared is not None:
        message = f"the compiler compares no classes: `{source.segment(asked.compared)}`"
        yield Hit(RULE, function, asked.compared, message, advice="ask with `isinstance`")
    elif isinstance(asked.cell, ast.Subscript):
        message = f"the interpreter runs `{source.segment(node)}`, and is not given the Cell"
        yield Hit(RULE, function, node, message, advice="ask with `isinstance`")
