"""A lambda in the body of a ``for`` loop that branches."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.cut_blocks import CutBlock, End
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG310",
    "lambda-in-branching-for-loop",
    "a lambda in the body of a `for` loop, beside an `if` or loop",
    on=("cut block",),
)


def check(function: GraphFunction, cut: CutBlock) -> Iterator[Hit]:
    if cut.end is End.REFUSED and cut.is_of_loop:
        message = "a lambda in a `for` loop that branches does not compile"
        yield Hit(RULE, function, cut.node, message, advice="define it before the loop, or by `def`")
