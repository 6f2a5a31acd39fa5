"""`ops.max(a, b)` of two Tensors: MindSpore takes an axis there."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG830",
    "maximum-of-two",
    "`ops.max` or `ops.min` is given a second Tensor, where it takes an axis",
    on=("call mindspore.ops.max", "call mindspore.ops.min"),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if len(call.args) != 2 or call.keywords or any(isinstance(each, ast.Starred) for each in call.args):
        return
    if function.value(call.args[1]).is_tensor:
        segment = function.module.source.segment
        message = (
            f"`{segment(call.func)}` takes an axis where it is given the Tensor `{segment(call.args[1])}`"
        )
        advice = f"the {maximum_or_minimum(call)} of two Tensors is `ops.{maximum_or_minimum(call)}`"
        yield Hit(RULE, function, call, message, advice=advice)


def maximum_or_minimum(call: ast.Call) -> str:
    """The function of MindSpore for two Tensors."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return "minimum" if name.endswith("min") else "maximum"
