"""``None`` on one way and a Tensor on the other, under a Tensor condition."""

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
    "MSG403",
    "none-joined-with-tensor",
    "a value that is None or a Tensor, by a Tensor condition",
    on=("joined",),
)


def check(function: GraphFunction, meeting: Meeting) -> Iterator[Hit]:
    if meeting.other is not Sort.NONE or meeting.joining is not Joining.INTERPRETED:
        return  # MSG313
    if not function.surely_compiles(meeting.test) or function.compares_unlike(meeting.test):
        return
    if use_of(function, meeting) is None:  # MSG357
        what = meeting.what
        message = f"{what} is None or a Tensor, by the Tensor condition `{short(function, meeting.test)}`"
        advice = "use a Tensor of the same shape and dtype on both ways, such as `ops.zeros_like(…)`"
        yield Hit(RULE, function, meeting.node, message, advice=advice, condition=meeting.test)
