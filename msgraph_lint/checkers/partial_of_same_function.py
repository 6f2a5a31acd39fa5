"""Several ``partial`` objects of one function in graph code, with other keywords."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.partials import Beside, beside
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG549",
    "partial-of-same-function",
    "a function of which graph code makes several `partial` objects, with other keywords",
    on=("call functools.partial", "call mindspore.ops.partial"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if beside(function, node) is Beside.OTHER_VALUES:
        text = function.module.source.segment(node)
        message = f"`{text}` is not the only `partial` of this function here: the last keywords hold for all"
        yield Hit(RULE, function, node, message, advice="write a lambda that passes the keywords")
