"""Local lists that are sorted, or lose the item of a given value: the list stays as it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import is_rearranged
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG223",
    "list-rearrangement",
    "`sort()` or `remove` of a local list that is read afterwards",
    on=("method sort", "method remove"),
    sure=True,
)
_ADVICE = {
    "sort": "write the list down in order, or make a new one",
    "remove": "make a new list without the item",
}


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if is_rearranged(function, call) and not call.keywords:
        message = f"`{function.module.source.segment(call)}` leaves the list as it is"
        yield Hit(RULE, function, call, message, advice=_ADVICE[method_of(call).attr])
