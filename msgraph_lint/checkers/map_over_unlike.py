"""``map`` over sequences of different kinds or lengths."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.mapped import refused, unlike
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG330",
    "map-over-unlike",
    "`map` goes through a list and a tuple, or through sequences of different lengths",
    on=("call builtins.map",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    found = unlike(function, node) if refused(function, node) is None else None  # MSG331
    if found is not None:
        one, other = map(function.module.source.segment, found)
        message = f"`map` takes lists of one length or tuples of one length, no `{one}` beside `{other}`"
        yield Hit(RULE, function, node, message, advice="use `zip`, in a comprehension or `for` loop")
