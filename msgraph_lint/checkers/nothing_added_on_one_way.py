"""Loops that a Tensor may cut in each round: what follows fails where none has added anything."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.skipped_rounds import Skipped
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG363",
    "nothing-added-on-one-way",
    "what follows a loop that a Tensor condition cuts by `continue` or `break` needs what its rounds add",
    on=("skipped",),
)


def check(function: GraphFunction, skipped: Skipped) -> Iterator[Hit]:
    message = (
        f"`{skipped.name}` {skipped.problem} where no round of the loop changes it; "
        f"the compiler follows that way too, as `{short(function, skipped.test)}` cuts the loop"
    )
    advice = "let each round add something, times 0 where it does not count, and begin with a Tensor"
    yield Hit(RULE, function, skipped.node, message, advice=advice, condition=skipped.test)
