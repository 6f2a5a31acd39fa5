"""``min`` and ``max`` of Tensors and numbers."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.open_lengths import is_open_number
from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.chosen_numbers import comes_out_of_tensor
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS

RULE = Rule(
    "MSG317",
    "mixed-min-max",
    "`min` or `max` gets a Tensor beside a number, or a number that comes out of a Tensor",
    on=("call builtins.min", "call builtins.max"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = called_name(node)
    values = list(function.passed(node))
    if len(node.args) == 1 and isinstance(node.args[0], (ast.List, ast.Tuple)):
        values = [function.value(operand) for operand in node.args[0].elts]
    numbers = [value for value in values if value.kind in NUMBERS]
    if node.keywords or not numbers:
        return
    if any(value.is_tensor and value.is_variable for value in values):
        message = f"`{name}` of a Tensor and a number: the interpreter runs it, outside the graph"
        advice = f"use `ops.{name}imum`, or `clamp` of the Tensor"
        yield Hit(RULE, function, node, message, advice=advice)
    elif len(node.args) > 1 and any(comes_out_of_tensor(function, each) for each in node.args):
        message = (
            f"`{name}` of a number that comes out of a Tensor: the interpreter runs it, outside the graph"
        )
        advice = "write a conditional expression, or compare before the Tensor becomes a number"
        yield Hit(RULE, function, node, message, advice=advice)
    elif len(node.args) > 1 and any(is_open_number(function, each) for each in node.args):
        message = f"`{name}` of a length that a Tensor decides: the interpreter runs it, outside the graph"
        advice = "write a conditional expression"
        yield Hit(RULE, function, node, message, advice=advice)
