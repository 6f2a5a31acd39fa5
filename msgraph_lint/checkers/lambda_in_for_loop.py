"""A lambda in the body of a ``for`` loop."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.loops import lambdas_in_loop, user_of_result
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG309", "lambda-in-for-loop", "a lambda in the body of a `for` loop", on=("node For",))


def check(function: GraphFunction, loop: ast.For) -> Iterator[Hit]:
    if not any(node.value is not None for node in function.nodes(ast.Return)):
        return
    if user_of_result(function) is not None:
        return  # MSG326
    for node, branches in lambdas_in_loop(function, loop):
        if not branches:
            message = f"a lambda in a `for` loop makes `{function.info.name}` return None"
            yield Hit(RULE, function, node, message, advice="define it before the loop, or by `def`")
