"""Loops that the compiler unrolls: each round is a call inside of the one before, and calls have a limit.

Measured on MindSpore 2.0 to 2.10: 497 rounds of a `for` compile, 500 do not; rounds of loops one after the
other, and of loops in loops, count together.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.analyses.control_flow.loops import number_of_items
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.syntax import walk
from msgraph_lint.program.texts import MENTIONED, Answers
from msgraph_lint.values.value import Kind

MOST_ROUNDS = 500
"""From how many on loops are not compiled."""
_LIMITS = ("max_call_depth", "set_recursion_limit")
"""What sets another limit."""
_LEAVING = (ast.Break, ast.Return)


def too_many_rounds(function: GraphFunction) -> tuple[ast.For, int] | None:
    """The first ``for`` loop with which the rounds are too many, and how many they are by then."""
    return function.once(_too_many_rounds)


def _too_many_rounds(function: GraphFunction) -> tuple[ast.For, int] | None:
    total = 0
    for loop in _outermost(function.node.body):
        if function.surely_compiles(loop):
            total += _rounds(function, loop)
            if total >= MOST_ROUNDS:
                return None if _has_other_limit(function) else (loop, total)
    return None


def _outermost(body: Sequence[ast.stmt]) -> Iterator[ast.For]:
    """The loops that stand in ``body`` under no condition and in no other loop."""
    for statement in body:
        if isinstance(statement, ast.For):
            yield statement
        elif isinstance(statement, (ast.If, ast.While)):
            return  # what is behind may be another function to the compiler


def _rounds(function: GraphFunction, loop: ast.For) -> int:
    """How many rounds the compiler unrolls at least."""
    count = number_of_items(function, loop.iter)
    if count is None or any(isinstance(part, _LEAVING) for part in walk(loop.body)):
        return 0
    return count * max(1, sum(_rounds(function, inner) for inner in _outermost(loop.body)))


def counter_without_end(function: GraphFunction, loop: ast.While) -> str | None:
    """The number that makes each round of ``while True`` another one, where only Tensors end the loop."""
    if not isinstance(loop.test, ast.Constant) or not loop.test.value:
        return None
    counters = {name for each in loop.body if (name := _counted(function, each)) is not None}
    exits = [part for part in walk(loop.body) if isinstance(part, _LEAVING)]
    is_endless = counters and exits and all(_needs_tensor(function, loop, each, counters) for each in exits)
    return min(counters) if is_endless and not _has_other_limit(function) else None


def _counted(function: GraphFunction, node: ast.stmt) -> str | None:
    """The name to which ``node`` adds an integer, in each round; it starts as one. Floats end at infinity."""
    target: ast.expr
    if isinstance(node, ast.AugAssign):
        target, operation, step = node.target, node.op, node.value
    elif isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp):
        target, operation, step = node.targets[0], node.value.op, node.value.right
        if ast.dump(node.value.left) != ast.dump(ast.Name(getattr(target, "id", ""), ast.Load())):
            return None
    else:
        return None
    if not isinstance(target, ast.Name) or not isinstance(operation, (ast.Add, ast.Sub)):
        return None
    others = [each for each in function.bindings.get(target.id, ()) if each.statement is not node]
    if len(others) != 1 or others[0].value is None or others[0].item is not None:
        return None
    start, each = function.value(others[0].value), function.value(step)
    is_plain = start.kind is each.kind is Kind.INT and start.is_constant and each.is_constant
    is_first = not function.conditions_of(others[0].statement)
    return target.id if is_plain and is_first and each.literal != 0 else None


def _needs_tensor(function: GraphFunction, loop: ast.While, node: ast.AST, counters: set[str]) -> bool:
    """Whether a Tensor decides that ``node`` leaves the loop, whatever the counters are."""
    tests = tests_within(function, loop, node)
    named = {part.id for test in tests for part in ast.walk(test) if isinstance(part, ast.Name)}
    return bool(tests) and not named & counters and any(is_runtime(function, test) for test in tests)


def tests_within(function: GraphFunction, loop: ast.While, node: ast.AST) -> list[ast.expr]:
    """The conditions in ``loop`` under which the compiler gets to ``node``."""
    around = function.conditions_of(node)
    return [each.test for each in around if each is not loop and contains(loop, each)]


def _has_other_limit(function: GraphFunction) -> bool:
    ask = function.code.project.kept(Answers)
    return any(ask(MENTIONED, word, function.module.key) for word in _LIMITS)
