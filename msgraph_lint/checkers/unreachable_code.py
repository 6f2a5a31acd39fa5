"""Statements after ``return``, ``raise``, ``break`` and ``continue``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG134",
    "unreachable-code",
    "a statement that is never reached",
    on=("function", "node If", "node For", "node While"),
)


def check(function: GraphFunction, node: ast.AST) -> Iterator[Hit]:
    for block in (getattr(node, "body", []), getattr(node, "orelse", [])):
        for before, after in pairwise(block):
            if _ends(before):
                message = "this statement is never reached, and dead code does not compile"
                yield Hit(RULE, function, after, message, advice="remove it")
                break


def _ends(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.If):
        return bool(statement.orelse) and _ends(statement.body[-1]) and _ends(statement.orelse[-1])
    return isinstance(statement, (ast.Return, ast.Raise, ast.Break, ast.Continue))
