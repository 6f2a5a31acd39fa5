"""Lists that a ``while`` changes, if only the run knows how often it goes around.

To the compiler such a list has an unknown number of items from the loop on. It can append to one, cut a slice
of it and add another list, but it cannot extend, pop or reverse it. Where the interpreter knows when the loop
ends, an item that only the interpreter knows does not go into one. Measured with real MindSpore at LAX: four
conditions, three lists, twenty changes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.syntax import is_name


def refused_changes(function: GraphFunction, loop: ast.While) -> Iterator[tuple[ast.expr, str]]:
    """The calls in ``loop`` that need to know the items of a list made before it, and its name."""
    for call, method, name, made in _changes(function, loop):
        if method == "extend" or (method in ("pop", "reverse") and made.elts):
            yield call, name


def refused_items(function: GraphFunction, loop: ast.While) -> Iterator[tuple[ast.expr, str]]:
    """The items that only the interpreter knows, as it knows when ``loop`` ends, and the list's name."""
    tested = [each for each in ast.walk(loop.test) if isinstance(each, ast.expr)]
    if not any(function.value(each).interpreted for each in tested):
        return
    for item, name in (*_put_in(function, loop), *_added(function, loop)):
        if function.value(item).interpreted:
            yield item, name


def _put_in(function: GraphFunction, loop: ast.While) -> Iterator[tuple[ast.expr, str]]:
    """What methods put into a list; MSG232 tells of ``append`` to one that has items."""
    for call, method, name, made in _changes(function, loop):
        if method == "insert" or (method == "append" and not made.elts):
            yield from ((each, name) for each in call.args[-1:])


def _added(function: GraphFunction, loop: ast.While) -> Iterator[tuple[ast.expr, str]]:
    """The items of what is added to a list, ``kept = kept + [item]``, or stands in its place."""
    if not is_runtime(function, loop.test):
        return
    for node in function.surely_compiled(ast.Assign, ast.AugAssign):
        if not isinstance(node, (ast.Assign, ast.AugAssign)) or not contains(loop, node):
            continue
        target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
        if not isinstance(target, ast.Name):
            continue
        value = node.value
        parts = [value.left, value.right] if isinstance(value, ast.BinOp) else [value]
        goes_on = len(parts) == 1 or any(is_name(each, target.id) for each in parts)
        if goes_on and _made_before(function, loop, target.id, 1) is not None:
            lists = (each for each in parts if isinstance(each, ast.List))
            yield from ((item, target.id) for each in lists for item in each.elts)


def _changes(function: GraphFunction, loop: ast.While) -> Iterator[tuple[ast.Call, str, str, ast.List]]:
    """The calls in ``loop`` of methods of a list made before it, if only the run knows when it ends.

    Each with the names of method and list, and the list.
    """
    if not is_runtime(function, loop.test):
        return
    for call in function.surely_compiled(ast.Call):
        method = call.func
        if isinstance(method, ast.Attribute) and isinstance(method.value, ast.Name) and contains(loop, call):
            made = _made_before(function, loop, method.value.id, 0)
            if made is not None:
                yield call, method.attr, method.value.id, made


def _made_before(function: GraphFunction, loop: ast.While, name: str, inside: int) -> ast.List | None:
    """The list that ``name`` is bound to before ``loop``; ``inside``: how often the loop binds the name."""
    bindings = function.bindings.get(name, ())
    before = [each.value for each in bindings if not contains(loop, each.statement)]
    if len(before) != 1 or len(bindings) != 1 + inside:
        return None
    return before[0] if isinstance(before[0], ast.List) else None
