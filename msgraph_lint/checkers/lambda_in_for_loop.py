"""A lambda in the body of a ``for`` loop."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.cut_blocks import CutBlock, End
from msgraph_lint.analyses.control_flow.loops import user_of_result
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG309", "lambda-in-for-loop", "a lambda in the body of a `for` loop", on=("cut block",))


def check(function: GraphFunction, cut: CutBlock) -> Iterator[Hit]:
    if cut.end is End.NONE and cut.is_of_loop and user_of_result(function) is None:  # else MSG326
        message = f"a lambda in a `for` loop makes `{function.info.name}` return None"
        yield Hit(RULE, function, cut.node, message, advice="define it before the loop, or by `def`")
