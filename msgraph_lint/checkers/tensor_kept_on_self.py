"""Tensors computed in the graph and put on ``self``."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_attribute

RULE = Rule(
    "MSG217",
    "tensor-kept-on-self",
    "a Tensor that the graph computes is assigned to an attribute",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.FROZEN:
        name = f"{function.self_name}.{write.name}"
        message = f"`{name}` is not a Parameter and keeps the Tensor of the first call"
        advice = instead_of_attribute(function, write.name)
        yield Hit(RULE, function, write.target, message, advice=advice)
