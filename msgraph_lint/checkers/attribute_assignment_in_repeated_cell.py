"""Attributes of ``self`` that graph code assigns, in Cells of which a network holds several."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.instantiated import repetition
from msgraph_lint.graph.state import Assignment, assignment
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_attribute

RULE = Rule(
    "MSG231",
    "attribute-assignment-in-repeated-cell",
    "an attribute that is no Parameter is assigned in a Cell of which a network holds several",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.SCATTERED:
        assert function.receiver is not None
        cells = f"a network holds several `{function.receiver.name}`"
        name = f"{function.self_name}.{write.name}"
        message = f"{cells}, and the graph does not set `{name}` on the one that assigns it"
        advice = instead_of_attribute(function, write.name)
        doubt = repetition(function) or ""
        yield Hit(RULE, function, write.target, message, advice=advice, doubt=doubt)
