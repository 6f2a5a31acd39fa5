"""``nonlocal`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG107", "nonlocal-statement", "`nonlocal` is not in the graph language", on=("node Nonlocal",))


def check(function: GraphFunction, node: ast.Nonlocal) -> Iterator[Hit]:
    message = "the graph language has no `nonlocal`: a nested function cannot bind names of the outer one"
    names = " and ".join(f"`{name}`" for name in node.names)
    advice = f"pass {names} to `{function.info.name}` and return the new value"
    yield Hit(RULE, function, node, message, advice=advice)
