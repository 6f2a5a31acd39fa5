"""A nested function whose captured name is bound again before it is called."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.edits import block_of
from msgraph_lint.findings import Finding
from msgraph_lint.graph.bindings import free_names
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.syntax import walk
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG307",
    "captured-name-rebound",
    "a nested function that is called after a name it reads was bound again",
)


def check(function: GraphFunction) -> Iterator[Finding]:
    for statement in function.live_statements:
        if isinstance(statement, ast.FunctionDef):
            nested: ast.FunctionDef | ast.Lambda = statement
            name = statement.name
        elif isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Lambda):
            target = statement.targets[0]
            if not isinstance(target, ast.Name):
                continue
            nested, name = statement.value, target.id
        else:
            continue
        captured = {read.id for read in free_names(nested)} & _bound_before(function, statement)
        yield from _rebound(function, statement, name, captured)


def _bound_before(function: GraphFunction, statement: ast.stmt) -> set[str]:
    names = set(function.parameter_names)
    for name, bindings in function.bindings.items():
        if any(getattr(b.target, "lineno", 0) < statement.lineno for b in bindings):
            names.add(name)
    return names


def _rebound(
    function: GraphFunction, statement: ast.stmt, name: str, captured: set[str]
) -> Iterator[Finding]:
    """The first binding of each captured name between the nested function and a call in the same block."""
    block = block_of(function, statement)
    later = block[block.index(statement) + 1 :]
    last_call = _last_call(later, name)
    for index, other in enumerate(later):
        bound = {n.id: n for n in _targets(other) if n.id in captured}
        if name in {n.id for n in _targets(other)}:
            return
        if bound and index < last_call:
            for captured_name, node in bound.items():
                captured.discard(captured_name)
                message = (
                    f"`{name}` keeps the value that `{captured_name}` had where `{name}` was defined: "
                    "it does not see this binding"
                )
                yield RULE.finding(
                    function, node, message, advice=f"pass `{captured_name}` to `{name}` as an argument"
                )


def _targets(statement: ast.stmt) -> Iterator[ast.Name]:
    if isinstance(statement, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node


def _last_call(body: list[ast.stmt], name: str) -> int:
    """The position of the last sure call of ``name`` before it is bound again; -1 without any."""
    last = -1
    for index, statement in enumerate(body):
        if isinstance(statement, (ast.If, ast.While, ast.FunctionDef, ast.ClassDef)):
            continue
        calls = (node.func for node in walk([statement]) if isinstance(node, ast.Call))
        if any(isinstance(func, ast.Name) and func.id == name for func in calls):
            last = index
        if any(node.id == name for node in _targets(statement)):
            break
    return last
