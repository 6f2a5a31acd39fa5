"""``self.block(*parts)``, where only the interpreter knows ``parts``: it calls the network."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.shapeless import is_reached
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import place

RULE = Rule(
    "MSG551",
    "cell-called-by-interpreter",
    "a network is called with `*` or `**` of what only the interpreter knows",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    unpacked = [each.value for each in node.args if isinstance(each, ast.Starred)]
    unpacked += [each.value for each in node.keywords if each.arg is None]
    given = next((each for each in unpacked if function.value(each).interpreted), None)
    if given is None or function.value(node.func).kind is not Kind.CELL or not is_reached(function, node):
        return
    segment = function.module.source.segment
    made = function.value(given).interpreted
    message = (
        f"only the interpreter knows `{segment(given)}` ({place(function, made)}), so it calls "
        f"`{segment(node.func)}`, which is compiled by itself then"
    )
    advice = "pass the Tensors one by one, or make the list or dict in the graph"
    yield Hit(RULE, function, node, message, advice=advice, cause=made)
