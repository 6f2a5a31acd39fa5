"""Methods that are called on Tensors, with what the source shows of their arguments."""

from __future__ import annotations

import ast
from collections.abc import Callable

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.python_code.code import Asked, PythonCode
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Value


@dataclass(frozen=True)
class TensorCall:
    """A call of a method of a Tensor, in graph code or outside."""

    node: ast.Call
    owner: ast.expr
    value_of: Callable[[ast.expr], Value]
    """What an expression is there."""
    is_dropped: bool
    """Whether nothing takes what it returns."""


def tensor_call(code: GraphFunction | PythonCode, found: ast.Call | Asked) -> TensorCall | None:
    """The call that graph code makes, or of what is asked for elsewhere; None if it may be none."""
    if isinstance(code, GraphFunction):
        assert isinstance(found, ast.Call)
        owner = receiver(code, found)
        statement = code.statement_of(found)
        is_dropped = isinstance(statement, ast.Expr) and statement.value is found
        return TensorCall(found, owner, code.value, is_dropped) if owner is not None else None
    assert isinstance(found, Asked)
    call = code.users.get(found.node)
    if not isinstance(call, ast.Call) or not found.owner.is_tensor:
        return None
    is_dropped = isinstance(code.parents.get(call), ast.Expr)
    return TensorCall(call, found.node.value, lambda node: code.objects.of(node, found.function), is_dropped)


def receiver(function: GraphFunction, call: ast.Call) -> ast.expr | None:
    """The Tensor whose method is called; None where the source does not show that it is one."""
    if not isinstance(call.func, ast.Attribute) or not function.surely_compiles(call):
        return None
    owner = call.func.value
    return owner if function.value(owner).is_tensor else None


def unpacked(function: GraphFunction, node: ast.expr) -> ast.Assign | None:
    """The assignment that takes ``node`` apart into two names."""
    statement = function.statement_of(node)
    if not isinstance(statement, ast.Assign) or statement.value is not node or len(statement.targets) != 1:
        return None
    target = statement.targets[0]
    return statement if isinstance(target, (ast.Tuple, ast.List)) and len(target.elts) == 2 else None
