"""A parameter of ``construct`` that defaults to None: the users' notes forbid it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG401",
    "none-default-in-construct",
    "a parameter of `construct` that defaults to None",
    default=False,
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if function.info.name != "construct" or function.receiver is None:
        return
    for parameter in function.info.parameters:
        default = function.info.default(parameter.arg)
        if isinstance(default, ast.Constant) and default.value is None:
            message = f"`{parameter.arg}` defaults to None: it compiles, but old advice forbids it"
            advice = "nothing needs to change, unless cells are called through `self._cells` on MindSpore 2.0"
            yield Hit(RULE, function, default, message, advice=advice)
