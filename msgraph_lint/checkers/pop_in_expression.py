"""``items.pop()`` where the compiler makes a pair of the list and the item."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.lists import PopPlace, is_list_pop, method_calls, pop_place
from msgraph_lint.graph.popped import popped_pairs_used
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG709",
    "pop-in-expression",
    "`.pop()` in an expression gives a tuple of the list and the item",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    failing = list(popped_pairs_used(function))  # MSG734
    for call, method in method_calls(function, "pop"):
        is_pair = is_list_pop(function, call) and pop_place(function, call) is PopPlace.PAIR
        if is_pair and call not in failing:
            text = function.module.source.segment(call)
            message = (
                f"`{text}` gives `({function.module.source.segment(method.value)}, item)` here, not the item"
            )
            yield Hit(RULE, function, call, message, advice=f"assign it first: `item = {text}`")
