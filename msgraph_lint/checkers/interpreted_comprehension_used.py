"""Comprehensions over what the interpreter made: graph code cannot go on with them."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.rounds import Comprehension, Result, of_comprehension
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG747",
    "interpreted-comprehension-used",
    "what a comprehension makes of a value of the interpreter is counted, looped over, filtered or no Tensor",
    on=("node DictComp", "node GeneratorExp", "node ListComp"),
    sure=True,
)


def check(function: GraphFunction, node: Comprehension) -> Iterator[Hit]:
    if function.target.has_levels and of_comprehension(function, node) is Result.FAILS:
        source = node.generators[0].iter
        text = function.module.source.segment(source)
        message = f"the compiler does not know how many items `{text}` has, and cannot use what this makes"
        advice = "keep the items in a list or tuple, whose length the compiler knows"
        cause = function.value(source).interpreted
        yield Hit(RULE, function, node, message, advice=advice, cause=cause)
