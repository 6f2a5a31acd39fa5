"""``"{}".format(self.layer)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.formatting import is_format, is_needed, unformatted
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG692",
    "str-format-of-layer",
    "a string is formatted by `format` with a layer or function",
    on=("method format",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if not is_format(function, node) or not is_needed(function, node):
        return
    found = unformatted(function, node)
    if found is None:
        return
    text = function.module.source.segment(found)
    message = f"the compiler makes no text of `{text}`, which is a layer or function"
    advice = f'write `f"{{{text}}}"`, or make the text in `__init__`'
    yield Hit(RULE, function, node, message, advice=advice)
