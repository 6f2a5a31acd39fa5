"""A result for a function that returns nothing."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import append_to
from msgraph_lint.hits import Hit


def return_at_end(hit: Hit) -> Fix | None:
    """``return True`` at the end of the function, where all calls are seen and none asks for the result."""
    function = hit.function
    is_ignored = all(isinstance(call.caller.parents.get(call.node), ast.Expr) for call in function.calls)
    if function.is_entry or not function.calls or not is_ignored or _ends_elsewhere(function):
        return None
    if function.info.nodes_of(ast.While):  # 2.0 drops the effects in it when something is returned
        return None
    edit = append_to(function, "return True")
    if edit is None:
        return None
    return Fix("Return something at the end", (edit,), Safety.SAFE)


def _ends_elsewhere(function: GraphFunction) -> bool:
    """Whether it may end otherwise, which a result at its end would have to join with."""
    endings = (ast.Assert, ast.Raise, ast.Return)
    return any(
        not isinstance(node, (ast.Assert, ast.Raise)) or _hangs_on_tensor(function, node)
        for kind in endings
        for node in function.info.nodes_of(kind)
    )


def _hangs_on_tensor(function: GraphFunction, node: ast.stmt) -> bool:
    """Whether a Tensor decides whether ``node`` raises."""
    tests = [each.test for each in function.conditions_of(node)]
    tests += [node.test] if isinstance(node, ast.Assert) else []
    return any(is_runtime(function, test) for test in tests)
