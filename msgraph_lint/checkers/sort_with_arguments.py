"""Local lists that are sorted with ``key`` or ``reverse``: the list stays as it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import is_rearranged
from msgraph_lint.analyses.python.text_calls import lost_key
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG224",
    "sort-with-arguments",
    "`sort` with `key` or `reverse` of a local list that is read afterwards",
    on=("method sort", "method remove"),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if is_rearranged(function, call) and call.keywords and lost_key(function, call) is None:  # MSG654
        message = f"`{function.module.source.segment(call)}` leaves the list as it is"
        advice = "write the list down in order, or make a new one"
        yield Hit(RULE, function, call, message, advice=advice)
