"""``setdefault`` on dicts on ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG210",
    "attribute-dict-setdefault",
    "the value of `setdefault` of a dict on `self` is used in graph code",
    on=("method setdefault",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.DEFAULT_SET:
        text = function.module.source.segment(node.func)
        message = f"`{text}` leaves the dict as it is"
        advice = "set the key in `__init__`"
        yield Hit(RULE, function, node, message, advice=advice)
