"""``ms.grad(self.loss)`` in graph code, where ``loss`` takes ``*args``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_function
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG552",
    "varargs-transformed",
    "`grad`, `value_and_grad` or `vmap` is called in graph code with a function that takes `*args`",
    on=tuple(
        f"callee {package}.{name}"
        for package in ("mindspore", "mindspore.ops")
        for name in ("grad", "value_and_grad", "vmap")
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    scope = called_function(function, function.value(node.args[0])) if node.args else None
    vararg = scope.info.node.args.vararg if scope is not None else None
    if vararg is not None:
        segment = function.module.source.segment
        message = (
            f"`{segment(node.func)}` gives a function without the `*{vararg.arg}` of "
            f"`{segment(node.args[0])}`: it takes no arguments for it"
        )
        advice = "make it in `__init__` and keep it on `self`, or name the parameters"
        yield Hit(RULE, function, node, message, advice=advice)
