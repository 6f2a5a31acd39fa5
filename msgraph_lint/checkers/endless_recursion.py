"""Methods that call themselves, and that only Tensors end."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.recursion import endless_call
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG338",
    "endless-recursion",
    "a method calls itself, and only Tensors end that",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = endless_call(function, node)
    if method is not None:
        text = function.module.source.segment(node.func)
        message = f"`{text}` gets back here, and no condition that the compiler knows ends it"
        advice = "write a `while` loop, or a function outside the class"
        if method.owner is not None and function.target.has_levels:  # 2.0 finds no methods of a class
            advice = f"call `{method.owner.name}.{method.name}(self, …)`, or write a `while` loop"
        yield Hit(RULE, function, node, message, advice=advice)
