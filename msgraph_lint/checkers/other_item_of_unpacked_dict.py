"""``**`` in dict displays of which graph code reads other values, and goes on."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.unpacking import Misread
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG757",
    "other-item-of-unpacked-dict",
    "graph code reads another value of a dict display with `**`, or returns one",
    on=("unpacked dict",),
)


def check(function: GraphFunction, misread: Misread) -> Iterator[Hit]:
    if misread.is_refused:
        return
    text, read = (function.module.source.segment(each) for each in (misread.node, misread.read))
    where = f"in `{text}`" if isinstance(misread.node, ast.Dict) else "that makes the dict"
    message = f"`{read}` is not what it is in Python: the `**` {where} does not unpack the items"
    yield Hit(RULE, function, misread.node, message, advice="fill an empty dict with `update`")
