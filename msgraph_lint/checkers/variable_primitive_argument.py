"""Primitives created in graph code with arguments that are only known at run time."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG515",
    "variable-primitive-argument",
    "a Primitive is created in graph code with an argument that varies",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if created.kind is not Kind.PRIMITIVE:
        return
    for argument, why in created.varying:
        if argument.value.is_tensor:
            continue  # PyNative refuses it as well
        text = function.module.source.segment(argument.node)
        message = f"the Primitive `{created.class_text}` cannot be created with `{text}` in graph code: {why}"
        advice = "create the Primitive with a constant, or call the function of `ops` that takes the value"
        yield Hit(RULE, function, argument.node, message, advice=advice)
