"""A number of `x.argmax()`, where the graph goes along the last axis."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.argmax import goes_along_last, is_taken_for_number
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG844",
    "argmax-of-matrix-as-number",
    "`argmax()` of two dimensions or more is no one value in graph code: a condition, `int(…)`, `.item()`",
    on=("method argmax",),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if goes_along_last(function, call) and is_taken_for_number(function, call):
        text = function.module.source.segment(call)
        message = f"`{text}` goes along the last axis in graph code: it is no one number there"
        yield Hit(RULE, function, call, message, advice="write `.reshape(-1)` before it, or give an axis")
