"""Properties that graph code assigns: the graph does not see what their setters set."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG230",
    "property-assigned",
    "a property is assigned in graph code that reads what its setter sets",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.SETTER:
        text = f"{function.self_name}.{write.name}"
        message = f"graph code does not see what the setter of `{text}` sets"
        advice = "keep the value in a local name, or make what the setter sets a Parameter"
        yield Hit(RULE, function, write.target, message, advice=advice)
