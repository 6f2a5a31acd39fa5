"""Items of a dict that are taken by an equal key of another type."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.keys import key_of_other_type
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG350",
    "key-of-other-type",
    "an item of a dict is taken by a key that equals one of another type, such as `1.0` and `1`",
    on=("node Subscript",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    if not isinstance(node.ctx, ast.Load):
        return
    keys = key_of_other_type(function, function.value(node.value), node.slice)
    if keys is not None and not _is_asked_before(function, node):
        text = function.module.source.segment(node)
        message = f"`{text}`: the dict has the key `{keys[0]!r}`, and the compiler looks for {keys[1]}"
        yield Hit(RULE, function, node, message, advice=f"convert the key: `{type(keys[0]).__name__}(…)`")


def _is_asked_before(function: GraphFunction, node: ast.Subscript) -> bool:
    """Whether ``key in d`` leads there: the compiler finds no such key, and leaves it out (MSG351)."""
    owner = ast.dump(node.value)
    return any(
        isinstance(part, ast.Compare) and owner in map(ast.dump, part.comparators)
        for around in function.conditions_of(node)
        for part in ast.walk(around.test)
    )
