"""Methods that graph code calls on Tensors, with what the source shows of their arguments."""

from __future__ import annotations

import ast

from msgraph_lint.graph.functions import GraphFunction


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
