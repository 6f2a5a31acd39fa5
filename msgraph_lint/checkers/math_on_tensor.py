"""Functions of `math` called with Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_variable_tensor, name_in_library
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.chosen_numbers import comes_out_of_tensor
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import operation

RULE = Rule(
    "MSG612",
    "math-on-tensor",
    "a function of `math` is called with a Tensor, or a number that comes out of one, in graph code",
    on=("call math.*",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = name_in_library(function, node)
    if any(is_variable_tensor(value) for value in function.passed(node)):
        text = function.module.source.segment(node.func)
        message = f"`{text}` gets a Tensor: the interpreter runs it, outside the graph"
        known = operation(function, name)
        advice = f"call `{known}`" if known else "compute with functions of `mindspore.ops`"
        yield Hit(RULE, function, node, message, advice=advice)
    elif any(comes_out_of_tensor(function, each) for each in node.args):
        text = function.module.source.segment(node.func)
        message = (
            f"`{text}` gets a number that comes out of a Tensor: the interpreter runs it, outside the graph"
        )
        yield Hit(RULE, function, node, message, advice="compute before the Tensor becomes a number")
