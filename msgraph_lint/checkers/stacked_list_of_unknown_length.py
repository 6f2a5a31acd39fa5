"""Lists whose length a Tensor decides, and that are stacked into one Tensor."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.growth import stacked_lists
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG324",
    "stacked-list-of-unknown-length",
    "a list that grows as a Tensor says is stacked or concatenated",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for stacked in stacked_lists(function):
        text = function.module.source.segment(stacked.call.func)
        message = (
            f"`{text}` gets a list of unknown length: "
            f"a Tensor decides on line {stacked.decision.lineno} how often `{stacked.name}` grows"
        )
        advice = "write the items into a Tensor of fixed size, or let a number known beforehand decide"
        yield Hit(RULE, function, stacked.call, message, advice=advice)
