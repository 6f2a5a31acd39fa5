"""A tuple on one way and what the interpreter made on the other, under a Tensor condition."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import Meeting
from msgraph_lint.analyses.control_flow.kinds import Joining
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG366",
    "tuple-lost-beside-interpreted",
    "a value that is a tuple or what only the interpreter knows, by a Tensor condition",
    on=("joined",),
)


def check(function: GraphFunction, meeting: Meeting) -> Iterator[Hit]:
    if meeting.joining is Joining.LOST:
        message = (
            f"{meeting.what} is a tuple, or something that only the interpreter knows, by the condition "
            f"`{short(function, meeting.test)}`: where it is the tuple, the graph gives 0"
        )
        advice = "make it a tuple on both ways, with as many items"
        yield Hit(RULE, function, meeting.node, message, advice=advice, condition=meeting.test)
