"""Statements after ``return``, ``raise``, ``break`` and ``continue``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG134", "unreachable-code", "a statement that is never reached")


def check(function: GraphFunction) -> Iterator[Hit]:
    blocks = [function.node.body]
    for statement in function.live_statements:
        if isinstance(statement, (ast.If, ast.For, ast.While)):
            blocks += [statement.body, statement.orelse]
    for block in blocks:
        for before, after in pairwise(block):
            if _ends(before):
                message = "this statement is never reached, and dead code does not compile"
                yield Hit(RULE, function, after, message, advice="remove it")
                break


def _ends(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.If):
        return bool(statement.orelse) and _ends(statement.body[-1]) and _ends(statement.orelse[-1])
    return isinstance(statement, (ast.Return, ast.Raise, ast.Break, ast.Continue))
