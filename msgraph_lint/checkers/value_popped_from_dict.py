"""``dict.pop``, whose value is another one in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.lists import DictPop, dict_pop, dict_pops
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG226",
    "value-popped-from-dict",
    "a value is popped from a dict and assigned",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for call, _, owner in dict_pops(function):
        if dict_pop(function, call, owner) is DictPop.WRONG_VALUE:
            text = function.module.source.segment(call)
            message = f"`{text}` gives the second item of the value, as if the value were a pair"
            advice = f"read `{owner.id}[…]` instead, and leave the key in the dict"
            yield Hit(RULE, function, call, message, advice=advice)
