"""NumPy functions called with Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import gets_tensor, name_in_library
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.chosen_numbers import comes_out_of_tensor
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import operation

RULE = Rule(
    "MSG603",
    "numpy-on-tensor",
    "a NumPy function is called with a Tensor in graph code",
    on=("call numpy.*",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = name_in_library(function, node)
    if gets_tensor(function, node):
        text = function.module.source.segment(node.func)
        message = f"`{text}` gets a Tensor: the interpreter runs it, outside the graph"
        known = operation(function, name, "ops", "numpy")
        advice = f"call `{known}`" if known else "compute with functions of `mindspore.ops`"
        yield Hit(RULE, function, node, message, advice=advice)
    elif any(comes_out_of_tensor(function, each) for each in node.args):
        text = function.module.source.segment(node.func)
        message = (
            f"`{text}` gets a number that comes out of a Tensor: the interpreter runs it, outside the graph"
        )
        yield Hit(RULE, function, node, message, advice="compute before the Tensor becomes a number")
