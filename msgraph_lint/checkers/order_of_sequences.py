"""``<`` and its like between tuples or lists of strings, Tensors or sequences."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.ordered import refused_item
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG333",
    "order-of-sequences",
    "`<` or `>` between tuples or lists whose items are strings, Tensors or sequences",
    on=("operator Lt", "operator LtE", "operator Gt", "operator GtE", "operator chained"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    found = refused_item(function, node)
    if found is not None:
        sequence, kind = found
        text = function.module.source.segment(sequence)
        message = (
            f"the compiler orders tuples and lists of numbers only: `{text}` is compared by a {kind.value}"
        )
        yield Hit(RULE, function, node, message, advice="compare item by item, or beforehand in `__init__`")
