"""``self.steps.extend(…)`` in a loop or after one: what reads the list sees the old one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.after_loops import METHODS, is_lost_after_loop
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG268",
    "list-extension-after-loop",
    "a list on `self` is extended or reversed in a loop or after one, and read afterwards",
    on=tuple(f"method {name}" for name in METHODS),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_lost_after_loop(function, node):
        text = function.module.source.segment(node.func)
        message = f"what reads the list after `{text}` sees it as it was: loops keep the old one"
        advice = "make a new list in a local name and return it"
        yield Hit(RULE, function, node, message, advice=advice)
