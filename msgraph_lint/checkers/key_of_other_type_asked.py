"""A dict that is asked for an equal key of another type."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.keys import key_of_other_type
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG351",
    "key-of-other-type-asked",
    "a dict is asked, by `in` or `get`, for a key that equals one of another type",
    on=("operator In", "operator NotIn", "method get"),
)


def check(function: GraphFunction, node: ast.Compare | ast.Call) -> Iterator[Hit]:
    if isinstance(node, ast.Compare):
        owner, key = node.comparators[0], node.left
    elif node.args:
        owner, key = method_of(node).value, node.args[0]
    else:
        return
    keys = key_of_other_type(function, function.value(owner), key)
    if keys is not None:
        text = function.module.source.segment(node)
        message = f"`{text}`: the dict has the key `{keys[0]!r}`, and the compiler does not find {keys[1]}"
        yield Hit(RULE, function, node, message, advice=f"convert the key: `{type(keys[0]).__name__}(…)`")
