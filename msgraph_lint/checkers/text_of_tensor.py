"""`str` of Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG618",
    "text-of-tensor",
    "`str(x)` of a Tensor is asked for in graph code",
    on=("call builtins.str",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) == 1 and is_variable_tensor(function.value(node.args[0])):
        message = f"graph code has no text of a Tensor: `{function.module.source.segment(node)}`"
        advice = f"print the Tensor itself: `print({function.module.source.segment(node.args[0])})`"
        yield Hit(RULE, function, node, message, advice=advice)
