"""Values that meet under a Tensor condition: the compiler keeps both branches, and they must be alike."""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Union

from msgraph_lint.graph.bindings import Bound, Joined, Partial, contains
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.conditions import Fold
from msgraph_lint.graph.syntax import walk
from msgraph_lint.graph.values import NUMBERS, Kind

_MOST_RETURNS = 8


class Sort(enum.Enum):
    """What a value surely is, as far as joins go."""

    NONE = "None"
    NUMBER = "a number"
    TENSOR = "a Tensor"
    OTHER = "something else"


@dataclass(frozen=True)
class Meeting:
    """A Tensor on one way meets something else on the other."""

    node: ast.AST
    """Where they meet: the read of a name, a ``return``, a conditional expression."""
    test: ast.expr
    """The Tensor condition."""
    other: Sort
    """What meets the Tensor."""


@dataclass(frozen=True, eq=False)
class _Choice:
    """Values that a condition chooses from."""

    test: ast.expr
    first: _Outcome
    second: _Outcome
    loop: ast.While | None = None


_Outcome = Union[ast.expr, _Choice, None]
"""An expression, a choice, or ``None`` when the source does not show it."""


def meetings(function: GraphFunction) -> Iterator[Meeting]:
    """Where in ``function`` a Tensor meets something else under a Tensor condition."""
    for read in function.folding_flow.joined:
        yield from _meetings(function, read.node, _choice(read.joined))
    for node in function.nodes(ast.IfExp):
        yield from _meetings(function, node, _Choice(node.test, node.body, node.orelse))
    returned = [node for node in function.info.nodes if isinstance(node, ast.Return)]
    if 0 < len(returned) <= _MOST_RETURNS and not _has_return_in_loop(function):
        yield from _meetings(function, returned[-1], _returned(function, function.node.body))


def _meetings(function: GraphFunction, node: ast.AST, outcome: _Outcome) -> Iterator[Meeting]:
    """The first meeting in ``outcome``, the innermost condition first."""
    todo, seen = [outcome], set[int]()
    found: list[Meeting] = []
    while todo:
        choice = todo.pop()
        if not isinstance(choice, _Choice) or id(choice) in seen:
            continue
        seen.add(id(choice))
        todo += [choice.first, choice.second]
        if is_runtime(function, choice.test) or (
            choice.loop is not None and _counts_in_tensor(function, choice.loop)
        ):
            sorts = {_sort(function, choice.first), _sort(function, choice.second)}
            if Sort.TENSOR in sorts and (sorts - {Sort.TENSOR}) & {Sort.NONE, Sort.NUMBER}:
                found.append(Meeting(node, choice.test, (sorts - {Sort.TENSOR}).pop()))
    yield from found[-1:]


def is_runtime(function: GraphFunction, test: ast.expr) -> bool:
    """Whether ``test`` is surely a Tensor that is known only when the graph runs."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return is_runtime(function, test.operand)
    value = function.value(test)
    return (
        value.kind is Kind.TENSOR
        and value.is_variable
        and not any(
            function.value(n).kind is Kind.PARAMETER for n in ast.walk(test) if isinstance(n, ast.expr)
        )
    )


def _counts_in_tensor(function: GraphFunction, loop: ast.While) -> bool:
    """Whether a Tensor that the loop binds anew decides it, constant as it was before."""
    names = {node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)}
    changes = any(contains(loop, b.target) for name in names for b in function.bindings.get(name, []))
    return changes and function.value(loop.test).kind is Kind.TENSOR


def _sort(function: GraphFunction, outcome: _Outcome) -> Sort:
    if isinstance(outcome, _Choice):
        first = _sort(function, outcome.first)
        return first if first is not Sort.OTHER and first is _sort(function, outcome.second) else Sort.OTHER
    if outcome is None:
        return Sort.OTHER
    value = function.value(outcome)
    if value.kind is Kind.NONE:
        return Sort.NONE
    if value.is_tensor:
        return Sort.TENSOR
    return Sort.NUMBER if value.kind in NUMBERS and value.is_constant else Sort.OTHER


def _choice(binding: Bound | Partial | Joined) -> _Outcome:
    if isinstance(binding, Joined):
        loop = binding.cause if isinstance(binding.cause, ast.While) else None
        return _Choice(binding.cause.test, _choice(binding.first), _choice(binding.second), loop)
    return binding.value if isinstance(binding, Bound) else None


def _has_return_in_loop(function: GraphFunction) -> bool:
    loops = [node for node in function.info.nodes if isinstance(node, (ast.For, ast.While))]
    return any(isinstance(part, ast.Return) for loop in loops for part in walk(loop.body))


def _returned(function: GraphFunction, body: Sequence[ast.stmt]) -> _Outcome:
    """What a block returns; its end without ``return`` is ``None``."""
    for index, statement in enumerate(body):
        if isinstance(statement, ast.Return):
            return statement.value if statement.value is not None else ast.Constant(None)
        if isinstance(statement, ast.Raise):
            return None
        if isinstance(statement, ast.If) and any(isinstance(n, ast.Return) for n in walk([statement])):
            rest = body[index + 1 :]
            first = _returned(function, [*statement.body, *rest])
            second = _returned(function, [*statement.orelse, *rest])
            folded = function.folding_flow.folds.get(statement, Fold.OPEN)
            if folded in (Fold.TRUE, Fold.FALSE):
                return first if folded is Fold.TRUE else second
            return _Choice(statement.test, first, second)
        if isinstance(statement, (ast.With, ast.Try)):
            return None
    return ast.Constant(None)
