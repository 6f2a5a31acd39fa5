"""``Parameter(…)`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG503",
    "parameter-in-graph",
    "`Parameter` and `ParameterTuple` cannot be created in graph code",
    on=("callee mindspore.Parameter", "callee mindspore.ParameterTuple"),
    sure=True,
)

_ADVICE = {
    "mindspore.Parameter": "create it in `__init__`; a value of this call only can be a Tensor",
    "mindspore.ParameterTuple": "create it in `__init__`, or use a plain tuple",
}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if any(map(function.is_left_to_python, node.args)):
        return
    name = external_name(function, node.func)
    message = f"`{function.module.source.segment(node.func)}(…)` cannot be created in graph code"
    yield Hit(RULE, function, node, message, advice=_ADVICE[name])
