"""Attributes of ``self`` that graph code assigns although the compiler decided an ``if`` by them."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment, decided_condition
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG218",
    "attribute-assignment-after-condition",
    "an attribute is assigned after the compiler decided an `if` by its first value",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.DECIDED:
        node = decided_condition(function, write.name)
        assert node is not None
        name = f"{function.self_name}.{write.name}"
        message = (
            f"the `if` in line {node.lineno} is decided once and does not see this assignment to `{name}`"
        )
        advice = "make the attribute a Parameter, or move the decision out of graph code"
        yield Hit(RULE, function, write.target, message, advice=advice)
