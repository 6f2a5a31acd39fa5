"""A ``partial`` object of a function that graph code calls in another way too."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.partials import Beside, beside
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG550",
    "partial-beside-call",
    "a function of which graph code makes a `partial` object, and which it calls in another way too",
    on=("call functools.partial", "call mindspore.ops.partial"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if beside(function, node) is Beside.OTHER_CALL:
        text = function.module.source.segment(node)
        message = f"`{text}` is not callable where the same function is called in another way too"
        yield Hit(RULE, function, node, message, advice="write a lambda that passes the keywords")
