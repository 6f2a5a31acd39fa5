"""``for`` loops: what they go through, and who goes on with what a function returns from them."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from msgraph_lint.compiler.calls import holds_tensor, is_builtin, is_variable_tensor
from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Merged
from msgraph_lint.values.elements import element, holds_interpreted
from msgraph_lint.values.value import Kind

_AROUND = {"enumerate", "reversed"}
"""What goes through all items of something else."""


def user_of_result(function: GraphFunction) -> Call | None:
    """A call of the function in graph code that computes with what it returns, or hands that on."""
    todo, seen = [function], {function}
    while todo:
        for call in todo.pop().calls:
            used = _used(call) if call.is_sure or function.assumes_reached() else set()
            if used - {ast.Return}:
                return call
            if used and call.caller not in seen:
                seen.add(call.caller)
                todo.append(call.caller)
    return None


def _used(call: Call) -> set[type[ast.AST]]:
    """What stands around ``call``, or around the reads of the name that is bound to what it returns."""
    parents, node = call.caller.parents, call.node
    around = parents[node]
    if isinstance(around, ast.Call) and around.func is node:  # the last of several layers in a row
        node, around = around, parents[around]
    if isinstance(around, ast.Expr):
        return set()
    if not isinstance(around, (ast.Assign, ast.AnnAssign)):
        return {type(around)}
    reads = call.caller.evaluation.places.reads.items()
    users = {parents.get(read) for read, seen in reads if _may_be(seen, node)} - {node}
    return {ast.AugAssign if user is None else type(user) for user in users} - {type(around)}


def _may_be(definition: Definition, value: ast.expr) -> bool:
    """Whether a name may be bound to ``value``: at once, or where branches meet or a loop comes around."""
    todo, seen = [definition], {definition}
    while todo:
        current = todo.pop()
        if isinstance(current, Assigned) and current.value is value:
            return True
        ways: Sequence[Definition] = current.ways if isinstance(current, Merged) else ()
        if isinstance(current, Chosen):
            ways = current.first, current.second
        todo += [way for way in ways if way not in seen]
        seen.update(ways)
    return False


def is_reversed_loop(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a ``for`` statement goes through Tensors by ``reversed(items)``."""
    loop = function.parents[node]
    if not isinstance(loop, ast.For) or loop.iter is not node or len(node.args) != 1:
        return False
    given = function.value(node.args[0])
    is_sequence = given.kind in (Kind.LIST, Kind.TUPLE)
    return is_sequence and (holds_tensor(function, node.args[0]) or is_variable_tensor(element(given)))


def interpreted_loop_around(function: GraphFunction, node: ast.AST) -> ast.For | None:
    """The innermost loop around ``node``, if only the interpreter knows what it goes through."""
    while not isinstance(node, ast.For) and node is not function.node:
        node = function.parents[node]
    return node if isinstance(node, ast.For) and is_interpreted_loop(function, node) else None


def is_interpreted_loop(function: GraphFunction, loop: ast.For) -> bool:
    """Whether only the interpreter knows how many rounds there are."""
    value = function.value(loop.iter)
    return bool(value.interpreted) and not value.is_constant and not holds_interpreted(value)


def number_of_items(function: GraphFunction, node: ast.expr) -> int | None:
    """How many items the source shows in ``node``, which a loop goes through."""
    if isinstance(node, ast.Call) and not node.keywords and is_builtin(function, node.func, *_AROUND):
        return number_of_items(function, node.args[0]) if node.args else None
    if isinstance(node, ast.Call) and not node.keywords and is_builtin(function, node.func, "range"):
        values = [function.value(each).literal for each in node.args]
        bounds = [each for each in values if isinstance(each, int)]
        is_shown = 1 <= len(bounds) == len(values) <= 3 and bounds[2:] != [0]
        return len(range(*bounds)) if is_shown else None
    items = function.value(node).items
    return len(items) if items is not None else None
