"""Objects created in graph code with arguments that are only known at run time."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import functional

RULE = Rule(
    "MSG511",
    "variable-init-argument",
    "an object is created in graph code with an argument that varies",
    on=("created",),
)

_OTHER_RULES = {"mindspore.nn.CellList", "mindspore.nn.SequentialCell"}


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if not _needs_constants(created):
        return
    for argument, why in created.varying:
        text = function.module.source.segment(argument.node)
        what = f"`{argument.keyword}={text}`" if argument.keyword else f"`{text}`"
        message = f"`{created.class_text}` cannot be created with {what}: {why}, no constant"
        yield Hit(RULE, function, argument.node, message, advice=_advice(created))


def _needs_constants(created: Created) -> bool:
    """Whether it is a Cell or of a ``jit_class``: other classes and Primitives have other outcomes."""
    if created.kind is Kind.OBJECT:
        return created.is_jit_class
    optimizer = facts(created.function.target.measured_version).is_optimizer(created.external)
    return created.kind is Kind.CELL and created.external not in _OTHER_RULES and not optimizer


def _advice(created: Created) -> str:
    known = functional(created.function, created.external)
    if known is not None:
        return f"call `{known}`, which takes it at run time, or create the Cell in `__init__`"
    method = "construct" if created.kind is Kind.CELL else "__call__"
    return f"pass it to `{method}` of the object instead, or create the object in `__init__`"
