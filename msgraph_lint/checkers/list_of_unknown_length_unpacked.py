"""Lists and tuples that are longer or shorter as a Tensor says, where graph code wants to know how long."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.containers.lengths import Use, Varying
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG342",
    "list-of-unknown-length-unpacked",
    "a list of which a Tensor decides how many items it has is unpacked, popped or given to `extend`",
    on=("varying length",),
)


def check(function: GraphFunction, varying: Varying) -> Iterator[Hit]:
    if varying.use is Use.REFUSED:
        message = (
            f"the graph has to know how many items `{varying.node.id}` has here, "
            f"and a Tensor decides it on line {varying.test.lineno}"
        )
        advice = "add an item on both ways, or write the items into a Tensor of fixed size"
        yield Hit(RULE, function, varying.node, message, advice=advice, condition=varying.test)
