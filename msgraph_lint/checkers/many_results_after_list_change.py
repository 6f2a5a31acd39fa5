"""Three or more results of an operator that is given an item of a list which a method changed in place."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.containers.items_of_changed import ADVICE, Results
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG756",
    "many-results-after-list-change",
    "three or more results are used of an operator that is given an item of a list changed in place",
    on=("results after change",),
)


def check(function: GraphFunction, results: Results) -> Iterator[Hit]:
    if results.number > 2 and function.surely_compiles(results.call):
        text = function.module.source.segment(results.call)
        message = (
            f"there is no third result of `{text}` in the graph: what it is given comes of a list "
            f"that `{results.change}` changed"
        )
        yield Hit(RULE, function, results.call, message, advice=ADVICE)
