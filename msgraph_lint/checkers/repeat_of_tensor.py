"""`x.repeat(2)`: MindSpore 2.0 repeats each element, as NumPy does."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Asked, PythonCode
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.receivers import tensor_call
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG835",
    "repeat-of-tensor",
    "`x.repeat(2)` repeats each element on MindSpore 2.0, and fails on the CPU from 2.7 on",
    default=False,
    on=("method repeat", "asked repeat"),
)


def check(code: GraphFunction | PythonCode, found: ast.Call | Asked) -> Iterator[CodeHit]:
    call = tensor_call(code, found)
    if call is None or call.node.keywords or not call.node.args:
        return
    if all(integer(each) is not None for each in call.node.args):
        text = code.module.source.segment(call.node)
        message = f"`{text}` does not put copies side by side on every version and device"
        yield CodeHit(RULE, code, call.node, message, advice="write `tile`")
