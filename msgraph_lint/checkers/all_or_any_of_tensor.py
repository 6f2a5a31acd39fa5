"""`all` and `any` of Tensors in conditions."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_name, is_condition, is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.edits import operand
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG613",
    "all-or-any-of-tensor",
    "an `if` asks the builtin `all` or `any` about a Tensor",
    on=("call builtins.all", "call builtins.any"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = called_name(node)
    if len(node.args) != 1 or not is_condition(function, node):
        return
    if is_variable_tensor(function.value(node.args[0])):
        message = f"the builtin `{name}` does not know Tensors in graph code"
        advice = f"write `{operand(function.module.source, node.args[0])}.{name}()`"
        yield Hit(RULE, function, node, message, advice=advice)
