"""Lambdas after a statement that stands for its effect, and before a branch or loop."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.cut_blocks import CutBlock, End
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG353",
    "lambda-before-branch",
    "a lambda between a statement that stands for its effect and a branch or loop",
    on=("cut block",),
)


def check(function: GraphFunction, cut: CutBlock) -> Iterator[Hit]:
    if cut.is_of_loop or cut.end is not End.REFUSED:
        return
    effect, what = cut.effects[0], type(cut.ending).__name__.lower()
    message = (
        f"this lambda ends the block that `{short(function, effect)}` on line {effect.lineno} is in, "
        f"so the `{what}` on line {cut.ending.lineno} does not compile"
    )
    yield Hit(RULE, function, cut.node, message, advice="write a function with `def` instead")
