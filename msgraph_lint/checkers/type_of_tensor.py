"""`type` of Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_tensor_input, is_unread
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG614",
    "type-of-tensor",
    "graph code asks for the `type` of a Tensor that enters the graph",
    on=("call builtins.type",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) == 1 and is_tensor_input(function, node.args[0]):
        if isinstance(function.parents[node], ast.Attribute) and is_unread(function, node):
            return
        message = f"`{function.module.source.segment(node)}` is not the class `Tensor` in graph code"
        yield Hit(RULE, function, node, message, advice="ask with `isinstance`")
