"""Module-level names that graph code assigns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG705", "global-assignment", "an assignment to a `global` name is lost", on=("node Global",))


def check(function: GraphFunction, node: ast.Global) -> Iterator[Hit]:
    for name in node.names:
        for place in function.named(name):
            if isinstance(place.ctx, ast.Store):
                message = f"the global `{name}` keeps its value: graph code assigns a name of its own"
                advice = "return the value, or keep it in a Parameter"
                yield Hit(RULE, function, place, message, advice=advice)
