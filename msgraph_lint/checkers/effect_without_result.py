"""Functions that return nothing, where a Tensor decides whether they assign a Parameter, print or raise."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.resultless import undecided_effect
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG343",
    "effect-without-result",
    "a function that returns nothing has an effect and a Tensor condition",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    test = undecided_effect(function)
    if test is not None:
        message = (
            f"`{function.info.name}` returns nothing: "
            f"no graph has its effects where a Tensor decides, as in `{short(function, test)}`"
        )
        advice = "return a value at the end, as in `return True`"
        yield Hit(RULE, function, test, message, advice=advice)
