"""Names of which the compiler makes what a method returns: ``bag.update(x)`` becomes ``bag = bag.update(x)``.

It does so for the methods that change a list or a dict in place. Its own lists and dicts have such methods
that give the new one; what the interpreter made, and objects of the project, return None or a result.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.aliases.sharing import reads_after
from msgraph_lint.analyses.containers.lists import is_of_python
from msgraph_lint.compiler.calls import is_builtin, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import python_scope
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import NONE, Kind, Value

_DEQUE = External("collections.deque")
_DISPLAYS = (ast.Tuple, ast.List, ast.Dict)
_CHANGING = frozenset({"append", "clear", "extend", "insert", "reverse", "update"})


@dataclass(frozen=True)
class Lost:
    """An object that its name loses."""

    owner: ast.Name
    result: Value
    """What the name is afterwards."""
    read: ast.Name
    """Where it is read."""
    is_silent: bool
    """Whether nothing fails there: it is returned, or asked whether it is true."""


def lost_object(function: GraphFunction, node: ast.Call) -> Lost | None:
    """What the statement ``node``, a call of such a method, loses; ``None`` where nothing reads the name."""
    method = method_of(node)
    owner, statement = method.value, function.parents[node]
    is_statement = isinstance(statement, ast.Expr) and method.attr in _CHANGING
    if not isinstance(owner, ast.Name) or owner.id == function.self_name or not is_statement:
        return None  # `self` stays what it is
    value = function.value(owner)
    result = NONE if is_of_python(function, owner) else result_of_change(function, value, method.attr)
    if result is None or result.cls is value.cls is not None or _is_kept_away(function, node):
        return None
    reads = list(reads_after(function, node, owner.id, None))
    failing = next((each for each in reads if not _is_silent(function, each)), None)
    read = (
        failing or next(iter(reads), None) or _read_next_time(function, function.statement_of(node), owner.id)
    )
    if read is None:
        return None
    return Lost(owner, result, read, result.kind is Kind.NONE and _is_silent(function, read))


def result_of_change(function: GraphFunction, owner: Value, name: str) -> Value | None:
    """What the method ``name`` of ``owner`` returns; ``None`` for lists and dicts of the graph."""
    if owner.cls == _DEQUE:
        return NONE if name != "pop" else None
    if owner.kind in (Kind.OBJECT, Kind.CELL) and isinstance(owner.cls, ClassInfo):
        method = owner.cls.method(name)
        if method is None:
            return None
        if function.code.scope_of(method, owner.cls) is not None:
            return function.result_of(method, owner.cls)
        return python_scope(method, owner.cls).result
    return None


def _is_silent(function: GraphFunction, read: ast.Name) -> bool:
    """Whether it is returned, by itself or in a container, or asked whether it is true."""
    node: ast.AST = read
    around = function.parents[node]
    while isinstance(around, _DISPLAYS):
        node, around = around, function.parents[around]
    if isinstance(around, ast.Call):
        return is_builtin(function, around.func, "bool", "print", "isinstance", "type")
    if isinstance(around, ast.Compare):
        return isinstance(around.ops[0], (ast.Is, ast.IsNot, ast.Eq, ast.NotEq))
    if isinstance(around, ast.UnaryOp):
        return isinstance(around.op, ast.Not)
    is_asked = isinstance(around, (ast.If, ast.While, ast.IfExp, ast.Assert)) and around.test is node
    return is_asked or isinstance(around, (ast.Return, ast.BoolOp, ast.Assign))


def _is_kept_away(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a question for the type of something unknown may keep everybody away from ``node``."""
    return any(
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Name)
        and part.func.id == "isinstance"
        and bool(part.args)
        and function.value(part.args[0]).kind is Kind.UNKNOWN
        for condition in function.conditions_of(node)
        for part in ast.walk(condition.test)
    )


def _read_next_time(function: GraphFunction, statement: ast.stmt, name: str) -> ast.Name | None:
    """The first read of ``name`` in a loop around ``statement`` that does not bind it."""
    around: ast.AST | None = statement
    while around is not None and around is not function.node:
        around = function.parents.get(around)
        if isinstance(around, (ast.For, ast.While)):
            mentioned = [part for part in ast.walk(around) if isinstance(part, ast.Name) and part.id == name]
            if all(isinstance(part.ctx, ast.Load) for part in mentioned):
                return mentioned[0]
    return None
