"""Attributes of plain objects that graph code creates, and that carry something into the next call."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG276",
    "object-state-kept",
    "an object that graph code creates keeps what its methods assign for the next call",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.KEPT and function.receiver is not None:
        name = f"{function.self_name}.{write.name}"
        message = (
            f"`{function.receiver.name}` is created once, and the next call finds what `{name}` gets here"
        )
        advice = f"return what is new instead of keeping it in `{name}`, or set `{name}` before it is read"
        yield Hit(RULE, function, write.target, message, advice=advice)
