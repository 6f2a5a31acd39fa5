"""Lists inside lists and dicts on ``self`` that graph code changes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG221",
    "nested-attribute-container-mutation",
    "a list inside a list or dict on `self` is changed in graph code",
    on=("method append", "method extend"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.NESTED:
        text = function.module.source.segment(node.func)
        message = f"`{text}` changes nothing that lasts"
        advice = "collect in a local list and return it"
        yield Hit(RULE, function, node, message, advice=advice)
