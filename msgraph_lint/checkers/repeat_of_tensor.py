"""`x.repeat(2)`: MindSpore 2.0 repeats each element, as NumPy does."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.receivers import receiver
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG835",
    "repeat-of-tensor",
    "`x.repeat(2)` repeats each element on MindSpore 2.0, and fails on the CPU from 2.7 on",
    default=False,
    on=("method repeat",),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if receiver(function, call) is None or call.keywords or not call.args:
        return
    if all(integer(each) is not None for each in call.args):
        text = function.module.source.segment(call)
        message = f"`{text}` does not put copies side by side on every version and device"
        yield Hit(RULE, function, call, message, advice="write `tile`")
