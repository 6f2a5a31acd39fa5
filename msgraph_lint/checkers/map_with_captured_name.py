"""Functions given to ``map`` that read a name of the module, a builtin or a method of ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.captured import captured
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG347",
    "map-with-captured-name",
    "a lambda or nested function that is given to `map` reads a name from outside",
    on=("call builtins.map",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    found = captured(function, node.args[0]) if node.args else None
    if found is not None and not found.is_computed:
        message = (
            f"`map` gets a function that looks up `{found.text}`, which the graph cannot hand on with it"
        )
        yield Hit(RULE, function, node, message, advice="use a comprehension or a `for` loop")
