"""Properties whose getter changes what it gives: to the graph they are as when it was compiled."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG233",
    "property-changed-by-reading",
    "a property that graph code reads changes what it gives each time",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.COUNTED:
        text = f"{function.self_name}.{write.name}"
        message = f"`{text}` changes whenever `{function.info.name}` is read: the graph does not count along"
        advice = "count outside graph code, or keep the number in a Parameter"
        yield Hit(RULE, function, write.target, message, advice=advice)
