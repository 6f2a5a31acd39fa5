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
from msgraph_lint.graph.created import external_name
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


def growth_without_end(function: GraphFunction, loop: ast.While) -> str | None:
    """What makes each round of ``while True`` another one, where only Tensors end the loop.

    That is a number that is counted, a list that is appended to, or a Tensor that is made longer.
    """
    if not isinstance(loop.test, ast.Constant) or not loop.test.value:
        return None
    growing = {name for each in loop.body if (name := _grown(function, loop, each)) is not None}
    exits = [part for part in walk(loop.body) if isinstance(part, _LEAVING)]
    is_endless = growing and exits and all(_needs_tensor(function, loop, each) for each in exits)
    return min(growing) if is_endless and not _has_other_limit(function) else None


def _grown(function: GraphFunction, loop: ast.While, node: ast.stmt) -> str | None:
    return _counted(function, node) or _appended(function, loop, node) or _lengthened(function, node)


def _appended(function: GraphFunction, loop: ast.While, node: ast.stmt) -> str | None:
    """The list that ``node`` appends to, which is made before ``loop``."""
    call = node.value if isinstance(node, ast.Expr) else None
    method = call.func if isinstance(call, ast.Call) else None
    if not isinstance(method, ast.Attribute) or method.attr != "append":
        return None
    if not isinstance(method.value, ast.Name):
        return None
    bound = function.bindings.get(method.value.id, [])
    is_list = len(bound) == 1 and isinstance(bound[0].value, ast.List)
    return method.value.id if is_list and not contains(loop, bound[0].target) else None


def _lengthened(function: GraphFunction, node: ast.stmt) -> str | None:
    """The Tensor of ``x = ops.cat([x, y])``."""
    target = node.targets[0] if isinstance(node, ast.Assign) else None
    call = node.value if isinstance(node, ast.Assign) else None
    if not isinstance(target, ast.Name) or not isinstance(call, ast.Call) or not call.args:
        return None
    parts = call.args[0]
    is_joining = external_name(function, call.func).endswith((".cat", ".concat"))
    if not is_joining or not isinstance(parts, (ast.List, ast.Tuple)) or len(parts.elts) < 2:
        return None
    is_in = any(isinstance(each, ast.Name) and each.id == target.id for each in parts.elts)
    return target.id if is_in else None


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


def _needs_tensor(function: GraphFunction, loop: ast.While, node: ast.AST) -> bool:
    """Whether a Tensor decides that ``node`` leaves the loop, whatever else is known."""
    return not all(_may_be_known(function, test) for test in tests_within(function, loop, node))


def _may_be_known(function: GraphFunction, test: ast.expr) -> bool:
    """Whether the compiler may come to know that ``test`` holds; it asks the operands one after the other."""
    if not isinstance(test, ast.BoolOp):
        return not is_runtime(function, test)
    if isinstance(test.op, ast.And):
        return all(_may_be_known(function, each) for each in test.values)
    return _may_be_known(function, test.values[0])


def tests_within(function: GraphFunction, loop: ast.While, node: ast.AST) -> list[ast.expr]:
    """The conditions in ``loop`` under which the compiler gets to ``node``."""
    around = function.conditions_of(node)
    return [each.test for each in around if each is not loop and contains(loop, each)]


def _has_other_limit(function: GraphFunction) -> bool:
    ask = function.code.project.kept(Answers)
    return any(ask(MENTIONED, word, function.module.key) for word in _LIMITS)
