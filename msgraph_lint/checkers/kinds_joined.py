"""Values of different kinds on the two ways of a Tensor condition."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import Meeting
from msgraph_lint.analyses.control_flow.kinds import Joining
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG313",
    "kinds-joined",
    "a value of one kind or another, by a Tensor, that graph code cannot join",
    on=("joined",),
)


def check(function: GraphFunction, meeting: Meeting) -> Iterator[Hit]:
    is_refused = meeting.first is not meeting.second and meeting.joining is Joining.REFUSED
    if is_refused and not meeting.has_number:  # MSG305
        what, test = meeting.what, short(function, meeting.test)
        by = (
            "a condition that LAX leaves open:"
            if function.compares_unlike(meeting.test)
            else "the Tensor condition"
        )
        message = f"{what} is {meeting.kinds}, by {by} `{test}`"
        advice = "make it the same on both ways"
        yield Hit(RULE, function, meeting.node, message, advice=advice, condition=meeting.test)
