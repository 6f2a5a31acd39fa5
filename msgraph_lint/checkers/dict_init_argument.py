"""Cells created in graph code with a dict as positional argument."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG512",
    "dict-init-argument",
    "a Cell is created in graph code with a dict as positional argument",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if created.varying or not (created.kind is Kind.CELL or created.is_jit_class) or created.external:
        return
    for argument in created.arguments:
        if argument.value.kind is Kind.DICT and argument.keyword is None:
            text = function.module.source.segment(argument.node)
            message = f"the dict `{text}` is unpacked into keyword arguments of `{created.class_text}`"
            advice = "give it by keyword, or create the object in `__init__`"
            yield Hit(RULE, function, argument.node, message, advice=advice)
