"""Attributes of ``self`` that graph code assigns, and that are no Parameters."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment, keeps_object
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_attribute

RULE = Rule(
    "MSG201",
    "attribute-assignment",
    "an attribute that is no Parameter is assigned in graph code",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.INTERPRETED:
        message = f"`{function.self_name}.{write.name}` is assigned in graph code, but it is not a Parameter"
        advice = instead_of_attribute(function, write.name)
        if keeps_object(function, write):
            advice = "the layer stays the same: do this in `__init__`"
        yield Hit(RULE, function, write.target, message, advice=advice)
