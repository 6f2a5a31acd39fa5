"""Properties that make what they give when they are first read: graph code computes with None, or nothing."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment, is_none_at_first
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG235",
    "lazy-property",
    "graph code computes with a property that makes what it gives when it is first read",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.LAZY:
        text = f"{function.self_name}.{write.name}"
        what = "None" if is_none_at_first(function, write.name) else "not there"
        message = (
            f"`{function.info.name}` is {what} in graph code, which does not see the assignment to `{text}`"
        )
        advice = f"set `{text}` in `__init__`, or return what is made without keeping it"
        yield Hit(RULE, function, write.target, message, advice=advice)
