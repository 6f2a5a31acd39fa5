"""Reads of names that come to nothing: ``x = x + shift`` where nothing reads ``x`` afterwards.

From 2.7 on the compiler drops what no result needs before it joins values. What arithmetic makes of values
that do not join is left to the interpreter at LAX, and refused at STRICT. Measured with real MindSpore: 108
small networks; MindSpore 2.0 joins all values.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Merged
from msgraph_lint.targets import SyntaxLevel

_COMPUTED = (ast.BinOp, ast.UnaryOp, ast.Compare)


def is_dead(function: GraphFunction, node: ast.expr, *, is_refused: bool) -> bool:
    """Whether the compiler drops what is made of ``node``, a name or attribute, before it looks at it.

    ``is_refused``: that it would not compile, which arithmetic at LAX makes a note of.
    """
    is_computed = isinstance(function.parents[node], _COMPUTED)
    is_lax = function.target.level is SyntaxLevel.LAX
    if not function.target.has_levels or (is_computed and not (is_lax and is_refused)):
        return False
    return _comes_to_nothing(function, node, set())


def _comes_to_nothing(function: GraphFunction, node: ast.expr, seen: set[ast.AST]) -> bool:
    """Whether ``node`` only helps to make a local value that nobody needs, without a call."""
    statement = function.info.statements.get(node)
    if statement in seen:
        return True
    if not isinstance(statement, ast.Assign) or not isinstance(target := statement.targets[0], ast.Name):
        return False
    if len(statement.targets) > 1 or any(isinstance(each, ast.Call) for each in ast.walk(statement.value)):
        return False
    if not function.is_local(target.id) or target.id in function.info.captured_names:
        return False
    seen.add(statement)
    return all(
        _comes_to_nothing(function, read, seen)
        for read, definition in function.evaluation.places.reads.items()
        if _is_made_at(definition, target.id, statement)
    )


def _is_made_at(definition: Definition, name: str, statement: ast.Assign) -> bool:
    """Whether ``name`` may have got its value at ``statement``."""
    todo, seen = [definition], {definition}
    while todo:
        each = todo.pop()
        if isinstance(each, Assigned) and each.name == name and each.statement is statement:
            return True
        ways = each.ways if isinstance(each, Merged) else []
        if isinstance(each, Chosen):
            ways = [each.first, each.second]
        todo += [way for way in ways if way not in seen]
        seen.update(ways)
    return False
