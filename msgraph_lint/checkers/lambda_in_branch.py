"""Lambdas in a branch or a ``while`` loop, after a statement that stands for its effect."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.cut_blocks import CutBlock, End, is_under_tensor
from msgraph_lint.analyses.control_flow.loops import user_of_result
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG354",
    "lambda-in-branch",
    "a lambda in a branch or loop, after a statement that stands for its effect",
    on=("cut block",),
)


def check(function: GraphFunction, cut: CutBlock) -> Iterator[Hit]:
    if (
        cut.is_of_loop
        or cut.end is not End.NONE
        or is_under_tensor(function, cut)
        or user_of_result(function) is not None
    ):
        return
    effect = cut.effects[0]
    message = (
        f"`{function.info.name}` returns None after this lambda: "
        f"`{short(function, effect)}` on line {effect.lineno} is in the same block"
    )
    yield Hit(RULE, function, cut.node, message, advice="write a function with `def` instead")
