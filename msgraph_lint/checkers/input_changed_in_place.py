"""Items assigned to an input of the network, which the Python caller does not see."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import Change, changes_argument
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG703",
    "input-changed-in-place",
    "a Tensor that enters the graph is changed in place, and the Python caller does not see it",
    on=("changed",),
)


def check(function: GraphFunction, change: Change) -> Iterator[Hit]:
    if not function.is_entry or function.calls:
        return
    if change.key is None or function.name_value(change.name).kind is not Kind.TENSOR:
        return
    if changes_argument(function, change):
        message = f"the caller's `{change.name}` stays as it is: PyNative changes it here"
        advice = f"begin with `{change.name} = {change.name}.copy()`, or return the changed Tensor"
        yield Hit(RULE, function, change.node, message, advice=advice)
