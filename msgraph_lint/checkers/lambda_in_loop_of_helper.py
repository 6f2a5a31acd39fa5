"""A lambda in the body of a ``for`` loop, in a function whose result graph code goes on with."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.loops import lambdas_in_loop, user_of_result
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG326",
    "lambda-in-loop-of-helper",
    "a lambda in the body of a `for` loop, in a function whose result is computed with",
    on=("node For",),
)


def check(function: GraphFunction, loop: ast.For) -> Iterator[Hit]:
    call = user_of_result(function) if any(node.value for node in function.nodes(ast.Return)) else None
    if call is None:
        return
    for node, branches in lambdas_in_loop(function, loop):
        if not branches:
            message = (
                f"a lambda in a `for` loop makes `{function.info.name}` return None, "
                f"and `{call.caller.qualname}` computes with that"
            )
            yield Hit(RULE, function, node, message, advice="define it before the loop, or by `def`")
