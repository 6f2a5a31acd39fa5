"""``map`` over a Tensor, dict or string."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.mapped import refused
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG331",
    "map-over-tensor",
    "`map` goes through a Tensor, a dict or a string",
    on=("call builtins.map",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    found = refused(function, node)
    if found is not None:
        given, value = found
        text = f"`{function.module.source.segment(given)}`"
        what = f"{text} is a" if given in node.args else f"an item of {text} is a"
        message = f"`map` goes through lists and tuples, and {what} {value.kind.value}"
        yield Hit(RULE, function, node, message, advice="use a comprehension or a `for` loop")
