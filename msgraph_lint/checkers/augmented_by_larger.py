"""``x += y`` where `y` has more dimensions than `x`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.identity import IN_PLACE
from msgraph_lint.analyses.tensors.ranks import outgrows
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG675",
    "augmented-by-larger",
    "an augmented assignment with a Tensor that is larger than its target",
    on=("node AugAssign",),
    sure=True,
)


def check(function: GraphFunction, node: ast.AugAssign) -> Iterator[Hit]:
    if not isinstance(node.target, ast.Name) or not isinstance(node.op, IN_PLACE):
        return
    is_tensor = function.value(node.target).kind is Kind.TENSOR
    if is_tensor and not function.is_left_to_python(node.target) and outgrows(function, node):
        segment = function.module.source.segment
        text, value = node.target.id, segment(node.value)
        message = f"`{segment(node)}` changes `{text}` in place, which has no room for what `{value}` adds"
        operator = segment(node).removeprefix(text).removesuffix(value).strip().removesuffix("=")
        advice = f"write `{text} = {text} {operator} {value}`, which makes a new Tensor"
        yield Hit(RULE, function, node, message, advice=advice)
