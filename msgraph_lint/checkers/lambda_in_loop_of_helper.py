"""A lambda in the body of a ``for`` loop, in a function whose result graph code goes on with."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.cut_blocks import CutBlock, End
from msgraph_lint.analyses.control_flow.loops import user_of_result
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG326",
    "lambda-in-loop-of-helper",
    "a lambda in the body of a `for` loop, in a function whose result is computed with",
    on=("cut block",),
)


def check(function: GraphFunction, cut: CutBlock) -> Iterator[Hit]:
    call = user_of_result(function) if cut.end is End.NONE and cut.is_of_loop else None
    if call is not None:
        message = (
            f"a lambda in a `for` loop makes `{function.info.name}` return None, "
            f"and `{call.caller.qualname}` computes with that"
        )
        yield Hit(RULE, function, cut.node, message, advice="define it before the loop, or by `def`")
