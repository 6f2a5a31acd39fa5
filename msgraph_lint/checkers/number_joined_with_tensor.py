"""A number on one way and a Tensor on the other, under a Tensor condition."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import Meeting
from msgraph_lint.analyses.control_flow.kinds import Joining
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG305",
    "number-joined-with-tensor",
    "a value that is a number or a Tensor, by a Tensor condition",
    on=("joined",),
)


def check(function: GraphFunction, meeting: Meeting) -> Iterator[Hit]:
    if meeting.has_number and meeting.joining is Joining.REFUSED:
        test, is_loop = short(function, meeting.test), isinstance(function.parents[meeting.test], ast.For)
        decision = (
            f"the loop over `{test}`, of unknown length" if is_loop else f"the Tensor condition `{test}`"
        )
        message = f"{meeting.what} is a number or a Tensor, by {decision}"
        advice = "use a Tensor of the same dtype on both ways, such as `ops.zeros_like(…)`"
        yield Hit(RULE, function, meeting.node, message, advice=advice, condition=meeting.test)
