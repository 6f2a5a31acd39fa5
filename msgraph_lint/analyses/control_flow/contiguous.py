"""`contiguous` of what stands before an `if`, as what a branch gives: the compiler does not find it.

That holds where a Tensor decides, or the interpreter; what is computed with it is found.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.compiler.calls import OUTSIDE_GRAPH, is_variable_tensor, method_of
from msgraph_lint.compiler.functions import GraphFunction


def deciding_test(function: GraphFunction, call: ast.Call) -> ast.expr | None:
    """The condition, known at run time, of the branch that gives ``call`` of `contiguous`."""
    owner = method_of(call).value
    if not isinstance(owner, ast.Name) or not function.value(owner).is_tensor:
        return None
    if function.is_left_to_python(owner):
        return None
    test = _test(function, call, owner.id)
    is_known = test is None or not (is_runtime(function, test) or is_asked_of_interpreter(function, test))
    return None if is_known else test


def is_asked_of_interpreter(function: GraphFunction, test: ast.expr) -> bool:
    """Whether the interpreter answers ``test``, which asks for what graph code does not know of a Tensor."""
    return any(
        isinstance(node, ast.Attribute)
        and node.attr in OUTSIDE_GRAPH
        and is_variable_tensor(function.value(node.value))
        for node in ast.walk(test)
    )


def decided_by(function: GraphFunction, node: ast.Attribute) -> ast.Call | None:
    """The call of `contiguous` that a branch gives, asked of the interpreter by ``node`` in its condition."""
    if not is_variable_tensor(function.value(node.value)):
        return None
    inner: ast.AST = node
    while not isinstance(inner, (ast.stmt, ast.Lambda)):
        around = function.parents[inner]
        if isinstance(around, (ast.If, ast.IfExp)) and around.test is inner:
            calls = function.nodes(ast.Call)
            return next((call for call in calls if _is_given(function, call, inner)), None)
        inner = around
    return None


def _is_given(function: GraphFunction, call: ast.Call, test: ast.AST) -> bool:
    is_contiguous = isinstance(call.func, ast.Attribute) and call.func.attr == "contiguous"
    return is_contiguous and deciding_test(function, call) is test


def _test(function: GraphFunction, call: ast.Call, owner: str) -> ast.expr | None:
    """The condition of the branch whose outcome ``call`` is."""
    around = function.parents[call]
    if isinstance(around, ast.IfExp) and call is not around.test:
        return around.test
    if not isinstance(around, (ast.Assign, ast.Return)):
        return None
    branch = function.parents[around]
    if not isinstance(branch, ast.If):
        return None
    block = branch.body if around in branch.body else branch.orelse
    index = block.index(around)
    if owner in _bound(block[:index]):
        return None
    if isinstance(around, ast.Return):
        return branch.test
    target = around.targets[0]
    if len(around.targets) > 1 or not isinstance(target, ast.Name) or target.id in _bound(block[index + 1 :]):
        return None
    line = branch.end_lineno or branch.lineno
    is_read = any(isinstance(n.ctx, ast.Load) and n.lineno > line for n in function.named(target.id))
    return branch.test if is_read else None


def _bound(statements: list[ast.stmt]) -> set[str]:
    """The names that ``statements`` bind."""
    nodes = (node for statement in statements for node in ast.walk(statement) if isinstance(node, ast.Name))
    return {node.id for node in nodes if isinstance(node.ctx, ast.Store)}
