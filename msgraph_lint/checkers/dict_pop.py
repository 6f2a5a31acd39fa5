"""``dict.pop`` of a number, or of a dict that is read afterwards: graph code cannot run it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import DictPop, dict_pop, popped_dict
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG227",
    "dict-pop",
    "a number is popped from a dict, or the dict is read after `pop`",
    on=("method pop",),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = popped_dict(function, call)
    if owner is not None and dict_pop(function, call, owner) is DictPop.REFUSED:
        text = function.module.source.segment(call)
        message = f"`{text}` takes the value for a pair of the dict and an item"
        advice = f"read `{owner.id}[…]` instead, or make a dict without the key"
        yield Hit(RULE, function, call, message, advice=advice)
