"""``items.pop()`` where the compiler makes a pair of the list and the item."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import PopPlace, is_list_pop, pop_place
from msgraph_lint.analyses.containers.popped import is_popped_pair_used
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG709",
    "pop-in-expression",
    "`.pop()` in an expression gives a tuple of the list and the item",
    on=("method pop",),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if not is_list_pop(function, call) or pop_place(function, call) is not PopPlace.PAIR:
        return
    if not is_popped_pair_used(function, call):  # MSG734
        text = function.module.source.segment(call)
        owner = function.module.source.segment(method_of(call).value)
        message = f"`{text}` gives `({owner}, item)` here, not the item"
        yield Hit(RULE, function, call, message, advice=f"assign it first: `item = {text}`")
