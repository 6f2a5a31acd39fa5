"""Objects created in graph code with a callable that the compiler does not take as argument."""

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
    "MSG514",
    "callable-init-argument",
    "an object is created in graph code with a callable that is refused",
    on=("created",),
)


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if not (created.kind is Kind.CELL or created.is_jit_class):
        return
    for argument in created.arguments:
        what = _refused(created, argument)
        if what:
            text = function.module.source.segment(argument.node)
            if argument.keyword and argument.value.kind is not Kind.PRIMITIVE:
                text = f"{argument.keyword}={text}"
            message = f"`{created.class_text}` cannot be created with the {what} `{text}` in graph code"
            yield Hit(RULE, function, argument.node, message, advice=advice(created))


def _refused(created: Created, argument: Argument) -> str:
    """A Cell or function by keyword; a Primitive, class or lambda either way, in Cells of the project."""
    kind = argument.value.kind
    if argument.keyword and (kind is Kind.CELL or argument.is_function or argument.is_lambda):
        return "keyword argument"
    if created.external:
        return ""
    if kind is Kind.PRIMITIVE:
        return "Primitive"
    if kind is Kind.CLASS and isinstance(argument.value.cls, ClassInfo) and argument.value.cls.is_cell:
        return "class"
    return "lambda" if argument.is_lambda else ""
