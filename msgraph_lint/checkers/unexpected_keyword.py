"""Keyword arguments that what is called does not take."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.calls import WrongCall
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.keywords import advice_on
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG802",
    "unexpected-keyword",
    "a call passes a keyword argument that is not taken",
    on=("wrong call",),
)


def check(code: PythonCode | GraphFunction, call: WrongCall) -> Iterator[CodeHit]:
    keyword = call.wrong.keyword
    if keyword is not None and keyword.arg is not None:
        message = f"`{call.name}` {call.wrong.what}"
        yield CodeHit(
            RULE, code, keyword, message, advice=advice_on(keyword.arg, call.wrong.names), thing=call
        )
