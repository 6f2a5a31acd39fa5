"""Results of an operator that is given an item of a list changed in place, where they have to be right."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.containers.items_of_changed import ADVICE, Results
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG756",
    "many-results-after-list-change",
    "results that are joined, or three of them, of an operator given an item of a list changed in place",
    on=("results after change",),
)


def check(function: GraphFunction, results: Results) -> Iterator[Hit]:
    if results.is_refused and function.surely_compiles(results.call):
        text = function.module.source.segment(results.call)
        message = (
            f"graph code has not all results of `{text}`: what it is given comes of a list "
            f"that `{results.change}` changed"
        )
        yield Hit(RULE, function, results.call, message, advice=ADVICE)
