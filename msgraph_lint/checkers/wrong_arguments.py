"""Calls with too many arguments, or without one that is needed."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.calls import WrongCall
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG803",
    "wrong-arguments",
    "a call passes too many arguments, or one too few",
    on=("wrong call",),
)


def check(code: PythonCode | GraphFunction, call: WrongCall) -> Iterator[CodeHit]:
    if call.wrong.keyword is None:
        yield CodeHit(
            RULE, code, call.node, f"`{call.name}` {call.wrong.what}", advice=_advice(call), thing=call
        )


def _advice(call: WrongCall) -> str:
    """What to do about PyTorch's ``Function.apply``, which Cells do not have."""
    cls, _, method = call.name.rpartition(".")
    if method != "apply" or call.canonical != "mindspore.nn.Cell.apply":
        return ""
    return f"`apply` of a Cell takes a function: write `bprop` in place of `backward`, and call `{cls}()(…)`"
