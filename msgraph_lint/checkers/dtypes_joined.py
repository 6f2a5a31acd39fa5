"""Tensors of different dtypes on the two ways of a Tensor condition."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import Meeting
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG312", "dtypes-joined", "a Tensor whose dtype depends on a Tensor condition", on=("joined",))


def check(function: GraphFunction, meeting: Meeting) -> Iterator[Hit]:
    if meeting.dtypes is not None:
        first, second = meeting.dtypes
        what, test = meeting.what, short(function, meeting.test)
        message = f"{what} is {first} or {second}, by the Tensor condition `{test}`"
        advice = "cast it to the same dtype on both ways"
        yield Hit(
            RULE, function, meeting.node, message, advice=advice, doubt=meeting.doubt, condition=meeting.test
        )
