"""Local lists that are sorted, or lose the item of a given value: the list stays as it is."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.lists import rearranged_lists
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG223",
    "list-rearrangement",
    "`sort()` or `remove` of a local list that is read afterwards",
)
_ADVICE = {
    "sort": "write the list down in order, or make a new one",
    "remove": "make a new list without the item",
}


def check(function: GraphFunction) -> Iterator[Hit]:
    for call, method in rearranged_lists(function):
        if not call.keywords:
            message = f"`{function.module.source.segment(call)}` leaves the list as it is"
            yield Hit(RULE, function, call, message, advice=_ADVICE[method.attr])
