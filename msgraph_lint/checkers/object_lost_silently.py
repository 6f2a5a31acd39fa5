"""The same where nothing fails: the name is None, and is returned or asked whether it is true."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.lost_objects import lost_object
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG263",
    "object-lost-silently",
    "an object that has a name is changed by `append`, `update` or the like, and returned as None",
    on=(
        "method append",
        "method clear",
        "method extend",
        "method insert",
        "method reverse",
        "method update",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    lost = lost_object(function, node)
    if lost is None or not lost.is_silent:
        return
    text = function.module.source.segment(method_of(node))
    message = f"`{text}` makes None of `{lost.owner.id}`, which line {lost.read.lineno} reads"
    yield Hit(RULE, function, node, message, advice="use a list or dict that graph code makes")
