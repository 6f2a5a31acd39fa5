"""Cells whose class has a `__call__` of its own: a call of them in graph code runs `construct` alone."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo


def called_class(function: GraphFunction, node: ast.Call) -> ClassInfo | None:
    """The class of the project's Cell that `node` calls, if all it may be are of that class."""
    callee = function.value(node.func)
    cls = callee.cls
    return cls if isinstance(cls, ClassInfo) and cls.is_cell and not callee.options else None


def own_call(cls: ClassInfo) -> FunctionInfo | None:
    """The `__call__` that instances have, but for one that only hands on what it is given."""
    method = cls.method("__call__")
    return None if method is None or _hands_on(method) else method


def _hands_on(method: FunctionInfo) -> bool:
    """Whether it is ``return super().__call__(…)`` with the parameters as they are, and checks at most."""
    body = [each for each in method.node.body if not _is_check(each)]
    call = body[0].value if len(body) == 1 and isinstance(body[0], ast.Return) else None
    if not (
        isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "__call__"
    ):
        return False
    given = [each.value if isinstance(each, ast.Starred) else each for each in call.args]
    given += [keyword.value for keyword in call.keywords]
    return all(isinstance(each, ast.Name) for each in given)


def _is_check(statement: ast.stmt) -> bool:
    """Whether it raises or does nothing: ``if …: raise …``, ``assert``, a docstring."""
    if isinstance(statement, ast.If):
        return not statement.orelse and all(isinstance(each, ast.Raise) for each in statement.body)
    return isinstance(statement, ast.Assert) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )
