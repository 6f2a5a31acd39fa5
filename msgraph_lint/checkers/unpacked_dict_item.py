"""``**`` in dict displays whose unpacked items are used."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.unpacking import is_broken
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG137", "unpacked-dict-item", "graph code uses an item that a dict display unpacks", on=("node Dict",)
)


def check(function: GraphFunction, node: ast.Dict) -> Iterator[Hit]:
    if is_broken(function, node) is True:
        text = function.module.source.segment(node)
        message = f"`{text}` is not the dict that Python makes: `**` does not unpack the items in graph code"
        yield Hit(RULE, function, node, message, advice="fill an empty dict with `update`")
