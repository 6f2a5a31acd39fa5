"""Values of different kinds on the two ways of a Tensor condition, which the interpreter holds."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joined_containers import use_of
from msgraph_lint.analyses.control_flow.joins import Meeting
from msgraph_lint.analyses.control_flow.kinds import Joining, Sort
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG336",
    "kinds-joined-by-interpreter",
    "a value of one kind or another, by a Tensor, that only the interpreter can hold",
    on=("joined",),
)


def check(function: GraphFunction, meeting: Meeting) -> Iterator[Hit]:
    if use_of(function, meeting) is not None:
        return  # MSG357, MSG358
    if meeting.joining is Joining.INTERPRETED and meeting.other is not Sort.NONE:
        what, test = meeting.what, short(function, meeting.test)
        message = (
            f"only the interpreter can hold {what}: it is {meeting.kinds}, by the Tensor condition `{test}`"
        )
        yield Hit(
            RULE,
            function,
            meeting.node,
            message,
            advice="make it the same on both ways",
            condition=meeting.test,
        )
