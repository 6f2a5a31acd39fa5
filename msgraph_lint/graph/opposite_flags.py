"""Flags that functions hand on to each other by name: ``self.encoder(x, return_dict=return_dict)``.

What the other one makes where ``return_dict`` holds does not get to where it does not hold here.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.flags import deciding
from msgraph_lint.program.definitions import FunctionInfo


def are_opposite(function: GraphFunction, node: ast.AST, cause: str) -> bool:
    """Whether a flag keeps what another function makes at ``cause`` (``path:line``) away from ``node``."""
    info = function.info
    here = _flags(info, node)
    if not here:
        return False
    path, _, line = cause.rpartition(":")
    other = _function_at(function, path, int(line))
    if other is None or other[0] is info:
        return False
    there = _flags(*other)
    return any(
        there.get(name) is (not needed) and (_hands_on(info, name) or _hands_on(other[0], name))
        for name, needed in here.items()
    )


def _flags(info: FunctionInfo, node: ast.AST) -> dict[str, bool]:
    """The parameters that decide whether ``node`` is reached, and what each has to be."""
    found = {}
    for test, needed in deciding(info, node, to_parse=False):
        is_negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        flag = test.operand if isinstance(test, ast.UnaryOp) and is_negated else test
        if isinstance(flag, ast.Name) and flag.id in info.parameter_names:
            found[flag.id] = needed is not is_negated
    return found


def _function_at(function: GraphFunction, path: str, line: int) -> tuple[FunctionInfo, ast.stmt] | None:
    """The innermost function of the file that has a statement at ``line``, and that statement."""
    module = function.module if path == function.module.source.path else function.code.project.load(path)
    around = (
        info
        for info in module.all_functions
        if not info.is_body and info.node.lineno <= line <= (info.node.end_lineno or 0)
    )
    info = max(around, key=lambda each: each.node.lineno, default=None)
    if info is None:
        return None
    statements = [each for each in info.blocks if isinstance(each, ast.stmt) and each.lineno <= line]
    return (info, max(statements, key=lambda each: each.lineno)) if statements else None


def _hands_on(info: FunctionInfo, name: str) -> bool:
    """Whether it calls something with ``name=name``, and nothing with another value for it."""
    calls = info.nodes_of(ast.Call)
    given = [keyword.value for call in calls for keyword in call.keywords if keyword.arg == name]
    return bool(given) and all(isinstance(value, ast.Name) and value.id == name for value in given)
