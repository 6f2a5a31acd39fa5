"""``**`` in dict displays whose unpacked items are used."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.unpacking import Misread
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG137",
    "unpacked-dict-item",
    "graph code uses an item that a dict display unpacks",
    on=("unpacked dict",),
)


def check(function: GraphFunction, misread: Misread) -> Iterator[Hit]:
    if not misread.is_refused:
        return
    text = function.module.source.segment(misread.node)
    message = f"`{text}` is not the dict that Python makes: `**` does not unpack the items in graph code"
    if not isinstance(misread.node, ast.Dict):
        message = f"`{text}` does not compile: the dict is made with `**`, which does not unpack the items"
    yield Hit(RULE, function, misread.node, message, advice="fill an empty dict with `update`")
