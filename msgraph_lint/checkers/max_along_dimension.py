"""`values, places = x.max(1)`: the graph gives the values alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.receivers import receiver, unpacked
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG827",
    "max-along-dimension",
    "the maximum along a dimension is taken for PyTorch's pair of values and places",
    on=("method max", "method min"),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = receiver(function, call)
    if owner is None or function.is_left_to_python(owner) or len(call.args) != 1 or call.keywords:
        return
    if integer(call.args[0]) is None:
        return
    around = function.info.parents.get(call)
    is_item = isinstance(around, ast.Subscript) and around.value is call and integer(around.slice) in (0, 1)
    if is_item or unpacked(function, call) is not None:
        text = function.module.source.segment(call)
        message = f"`{text}` is one Tensor in graph code: it is no pair of values and places"
        yield Hit(RULE, function, call, message, advice="write `axis=`, or call the function of `ops`")
