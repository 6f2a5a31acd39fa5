"""Items of what is a list of Tensors, tuple or dict, or None, as a Tensor decides."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joined_containers import Use, use_of
from msgraph_lint.analyses.control_flow.joins import Meeting
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG357",
    "container-or-none-used",
    "graph code takes items of what is a list of Tensors, tuple or dict, or None, as a Tensor decides",
    on=("joined",),
)


def check(function: GraphFunction, meeting: Meeting) -> Iterator[Hit]:
    if use_of(function, meeting) is Use.REFUSED:
        message = (
            f"{meeting.what} is {meeting.kinds}, by the Tensor condition `{short(function, meeting.test)}`, "
            "and its items are asked for: the interpreter has no container there"
        )
        advice = "give a container of as many Tensors on both ways"
        yield Hit(RULE, function, meeting.node, message, advice=advice, condition=meeting.test)
