"""Cells that call themselves: ``self(x)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_inherited
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG649",
    "cell-called-by-itself",
    "a method of a Cell calls `self`",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    func = node.func
    is_self = isinstance(func, ast.Name) and func.id == function.self_name
    if is_self and is_inherited(function.value(func), "__call__"):
        message = f"`{function.self_name}(…)` cannot be compiled: the compiler cannot call `self`"
        yield Hit(RULE, function, node, message, advice=f"call `{function.self_name}.construct(…)`")
