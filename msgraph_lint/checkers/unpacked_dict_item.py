"""``**`` in dict displays whose unpacked items are used."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.unpacking import unpacking_displays
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG137", "unpacked-dict-item", "graph code uses an item that a dict display unpacks")


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in unpacking_displays(function, broken=True):
        text = function.module.source.segment(node)
        message = f"`{text}` is not the dict that Python makes: `**` does not unpack the items in graph code"
        yield Hit(RULE, function, node, message, advice="fill an empty dict with `update`")
