"""Lambdas in a branch of a function whose result graph code goes on with."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.cut_blocks import CutBlock, End
from msgraph_lint.analyses.control_flow.loops import user_of_result
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG356",
    "lambda-in-branch-of-helper",
    "a lambda after a statement that stands for its effect, in a branch of a function whose result is used",
    on=("cut block",),
)


def check(function: GraphFunction, cut: CutBlock) -> Iterator[Hit]:
    call = user_of_result(function) if cut.end is End.NONE and not cut.is_of_loop else None
    if call is None:
        return
    effect = cut.effects[0]
    message = (
        f"`{function.info.name}` returns None after this lambda, since `{short(function, effect)}` "
        f"on line {effect.lineno} is in the same block, and `{call.caller.qualname}` computes with that"
    )
    yield Hit(RULE, function, cut.node, message, advice="write a function with `def` instead")
