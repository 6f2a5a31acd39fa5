"""Functions that change their argument, whose caller goes on using it."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.sharing import changes, changes_argument, reading_caller
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG701",
    "argument-change-in-helper",
    "a called function changes its argument, and the caller goes on with the old one",
)


def check(function: GraphFunction) -> Iterator[Finding]:
    for change in changes(function):
        call = reading_caller(function, change) if changes_argument(function, change) else None
        if call is not None:
            message = (
                f"`{call.caller.qualname}` does not see this change of `{change.name}`: "
                f"its line {call.node.lineno} passes a copy"
            )
            advice = f"return `{change.name}` and assign it in the caller"
            yield RULE.finding(function, change.node, message, advice=advice)
