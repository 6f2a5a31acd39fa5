"""``if x.sum() > 3: x = x.contiguous()``: what a branch of a Tensor condition gives."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.contiguous import deciding_test, is_asked_of_interpreter
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG679",
    "contiguous-in-branch",
    "a branch of a Tensor condition gives `contiguous()` of what stands before the `if`",
    on=("method contiguous",),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    test = deciding_test(function, call)
    if test is not None and not is_asked_of_interpreter(function, test):
        owner = function.module.source.segment(method_of(call).value)
        message = f"`{owner}.contiguous()` by the Tensor condition `{short(function, test)}` does not compile"
        advice = f"write `{owner} = {owner}.contiguous()` before the `if`, without a condition"
        yield Hit(RULE, function, call, message, advice=advice)
