"""``for`` loops: lambdas in them, and ``reversed`` in their heads.

Newer parsers take the end of a lambda for the end of the loop's body.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.analyses.control_flow.cut_blocks import has_lambda
from msgraph_lint.compiler.calls import holds_tensor, is_builtin, is_variable_tensor
from msgraph_lint.compiler.conditions import Fold
from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Merged
from msgraph_lint.graph.interpreted import holds_interpreted
from msgraph_lint.values.elements import element
from msgraph_lint.values.value import Kind

_BLOCKS = (ast.If, ast.For, ast.While, ast.Try, ast.With)
_AROUND = {"enumerate", "reversed"}
"""What goes through all items of something else."""


def lambdas_in_loop(function: GraphFunction, loop: ast.For) -> Iterator[tuple[ast.Lambda, bool]]:
    """The first lambda in the ``for`` loop if it goes wrong, and whether the body branches beside it.

    Only the first block of the body goes wrong: what follows an ``if`` is another block.
    """
    if not function.once(has_lambda):
        return
    found: ast.Lambda | None = None
    for statement in loop.body:
        if isinstance(statement, _BLOCKS):
            yield from _at_branch(function, statement, found)
            return
        if found is not None and isinstance(statement, (ast.Break, ast.Continue)):
            yield found, True
            return
        found = found or _lambda(statement)
    if found is not None:
        yield found, False


def _at_branch(
    function: GraphFunction, statement: ast.stmt, before: ast.Lambda | None
) -> Iterator[tuple[ast.Lambda, bool]]:
    """At the first branch of the body: the lambda before it, or one that the branch starts with."""
    is_open = not isinstance(statement, ast.If) or function.folding_flow.folds.get(statement) is Fold.OPEN
    if before is not None:
        if is_open and isinstance(statement, (ast.If, ast.For, ast.While)):
            yield before, True
        return
    if is_open and isinstance(statement, ast.If):
        for part in statement.body:
            if isinstance(part, _BLOCKS):
                return
            inner = _lambda(part)
            if inner is not None:
                yield inner, True
                return


def _lambda(statement: ast.stmt) -> ast.Lambda | None:
    return next((node for node in ast.walk(statement) if isinstance(node, ast.Lambda)), None)


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
