"""Lists and tuples that are longer or shorter as a Tensor says, which the outermost ``construct`` returns."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.containers.lengths import Varying
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.outputs import outermost
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG341",
    "filled-list-in-output",
    "the outermost `construct` returns a list or tuple of which a Tensor decides how many items it has",
    on=("varying length",),
)


def check(function: GraphFunction, varying: Varying) -> Iterator[Hit]:
    if not (function.is_entry and varying.comes_back_changed):
        return
    doubt = function.once(outermost)
    if doubt is not None:
        name, test = varying.node.id, short(function, varying.test)
        message = (
            f"`{name}` comes back changed: "
            f"the Tensor condition `{test}` decides how many items it has, and one item gets a dimension more"
        )
        advice = "add an item on both ways, or return a Tensor of fixed size"
        yield Hit(RULE, function, varying.node, message, advice=advice, doubt=doubt)
