"""Cells created in graph code with a Cell, a function or an object of a plain class as argument."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.created import Argument, Created
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG513",
    "object-init-argument",
    "a Cell is created in graph code with a Cell, function or object",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if created.external or not (created.kind is Kind.CELL or created.is_jit_class):
        return
    for argument in created.arguments:
        if _is_object(argument):
            text = function.module.source.segment(argument.node)
            message = f"`{created.class_text}` cannot be created with `{text}` in graph code"
            yield Hit(RULE, function, argument.node, message, advice=advice(created))


def _is_object(argument: Argument) -> bool:
    """Callables by keyword fail on every version: callable-init-argument."""
    if argument.value.kind is Kind.CELL or argument.is_function:
        return argument.keyword is None
    return argument.value.kind is Kind.OBJECT and isinstance(argument.value.cls, ClassInfo)
