"""``name: int`` without a value."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG133",
    "annotation-without-value",
    "an annotation of a local name without a value",
    on=("node AnnAssign",),
)


def check(function: GraphFunction, node: ast.AnnAssign) -> Iterator[Hit]:
    if node.value is None and isinstance(node.target, ast.Name):
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: an annotated name needs a value"
        yield Hit(RULE, function, node, message, advice="annotate the assignment instead")
