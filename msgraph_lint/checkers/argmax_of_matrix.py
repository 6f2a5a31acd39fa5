"""`x.argmax()` of two dimensions or more: the graph goes along the last one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.argmax import goes_along_last, is_taken_for_number
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG843",
    "argmax-of-matrix",
    "`argmax()` without an axis, of two dimensions or more, goes along the last one in graph code",
    on=("method argmax",),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if goes_along_last(function, call) and not is_taken_for_number(function, call):
        text = function.module.source.segment(call)
        message = f"`{text}` goes along the last axis in graph code: PyNative looks at all elements"
        yield Hit(RULE, function, call, message, advice="write `.reshape(-1)` before it, or give an axis")
