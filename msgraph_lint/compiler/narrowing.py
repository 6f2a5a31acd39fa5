"""What a condition says of a name where it holds, and where it does not: ``if mask is not None:``.

A name that may be None or a Tensor is one of them where the source asks which. The compiler knows it when it
gets there: it compiles only what the values that it has lead to.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgraph_lint.compiler.truth import is_instance
from msgraph_lint.values.value import Kind, Value, join


class Told(NamedTuple):
    """What is known of a name at one place."""

    types: ast.expr | None
    """What ``isinstance`` asks for; ``None`` where the question is whether it is None."""
    holds: bool
    """Whether it is."""


def told_by(test: ast.expr, holds: bool) -> Iterator[tuple[ast.expr, Told]]:
    """The names of which ``test`` tells something, when it turns out as ``holds``, and what."""
    todo = [(test, holds)]
    while todo:
        test, holds = todo.pop()
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            todo.append((test.operand, not holds))
        elif isinstance(test, ast.BoolOp):
            if isinstance(test.op, ast.And) is holds:
                todo += [(each, holds) for each in test.values]
        elif isinstance(test, ast.Compare):
            right = test.comparators[0]
            asks = len(test.ops) == 1 and isinstance(right, ast.Constant) and right.value is None
            if asks and isinstance(test.ops[0], (ast.Is, ast.IsNot)):
                left = test.left.target if isinstance(test.left, ast.NamedExpr) else test.left
                yield left, Told(None, isinstance(test.ops[0], ast.Is) is holds)
        elif isinstance(test, ast.Call):
            name = test.func.id if isinstance(test.func, ast.Name) else ""
            if name == "isinstance" and len(test.args) == 2:
                yield test.args[0], Told(test.args[1], holds)
        elif isinstance(test, (ast.Name, ast.Attribute)) and holds:
            yield test, Told(None, False)


def narrowed(value: Value, told: Iterable[Told]) -> Value:
    """Those of the values that ``value`` may be which agree with ``told``; all of them if none does."""
    if value.kind is not Kind.UNION:
        return value
    options = value.options
    for each in told:
        options = tuple(option for option in options if _agrees(option, each))
    if not options or len(options) == len(value.options):
        return value
    return join(options).made_at(value.interpreted)


def _agrees(option: Value, told: Told) -> bool:
    if told.types is None:
        return (option.kind is Kind.NONE) is told.holds
    return is_instance(option, told.types) is not (not told.holds)
