"""Attributes of other Cells than ``self`` that graph code assigns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import LAYER_PARAMETERS
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import functional

RULE = Rule(
    "MSG203",
    "sub-cell-attribute-assignment",
    "an attribute of another Cell is assigned in graph code",
    on=("set *",),
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if owner(function, node) is Owner.CELL:
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: graph code can assign attributes of `self` only"
        yield Hit(RULE, function, node, message, advice=_advice(function, node))


def _advice(function: GraphFunction, node: ast.Attribute) -> str:
    """A layer that gets its weights from elsewhere is a function of MindSpore; a Parameter is assigned to."""
    owner = function.value(node.value)
    layer = owner.cls.name if isinstance(owner.cls, External) else ""
    known = functional(function, layer)
    if known is not None and node.attr in LAYER_PARAMETERS:
        return f"call `{known}` with the weights instead of `{function.module.source.segment(node.value)}`"
    if function.value(node).kind is Kind.PARAMETER:
        return "let a method of that Cell assign its Parameter, or use `ops.assign` on the Parameter"
    if owner.kind is Kind.CELL:
        return "pass the value to that Cell as an argument, or make it a Parameter and use `ops.assign`"
    return "pass the value on as an argument, or keep it in a local name"
