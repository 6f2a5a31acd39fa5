"""Lists that are longer or shorter as a Tensor says, and that LAX has no type for."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.containers.lengths import Varying, varying_sequences
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG340",
    "list-filled-under-tensor-condition",
    "a list of which a Tensor decides how many items it has is asked for them",
    on=("varying length",),
)


def check(function: GraphFunction, varying: Varying) -> Iterator[Hit]:
    if varying is _first(function, varying):
        name, test = varying.node.id, short(function, varying.test)
        message = f"LAX cannot hold `{name}`: the Tensor condition `{test}` decides how many items it has"
        advice = "add an item on both ways, or write the items into a Tensor of fixed size"
        yield Hit(RULE, function, varying.node, message, advice=advice)


def _first(function: GraphFunction, varying: Varying) -> Varying | None:
    """The first read of the list that LAX refuses: what is wrong is told once."""
    reads = (
        each
        for each in varying_sequences(function).values()
        if each.is_refused_at_lax and (each.node.id, each.test) == (varying.node.id, varying.test)
    )
    return min(reads, key=lambda each: (each.node.lineno, each.node.col_offset), default=None)
