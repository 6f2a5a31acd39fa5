"""Lists that start empty, and whose appended items graph code loses.

On ``self``, in called functions, and in loops that the interpreter runs. Probes a60, y26.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import Change, changes, changes_argument, passed
from msgraph_lint.analyses.containers.first_contents import kept_on, use_of_first
from msgraph_lint.analyses.containers.taken import is_empty_list, taken_from
from msgraph_lint.analyses.control_flow.loops import is_interpreted_loop
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.program.syntax import is_name
from msgraph_lint.values.value import MISSING, Value


def use_of_empty(function: GraphFunction, node: ast.AST) -> ast.expr | None:
    """A use of a list that finds it empty and fails, since ``node``, an ``append``, is lost."""
    return function.once(_use_of_empty, node)


def _use_of_empty(function: GraphFunction, node: ast.AST) -> ast.expr | None:
    if isinstance(node, ast.Subscript):
        return use_of_first(function, node) or _use_in_caller(function, node, [node.slice])
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return None
    if kept_on(function, node.func.value) is not None:
        return use_of_first(function, node)
    if node.func.attr == "update" and node.args and isinstance(node.args[0], ast.Dict):
        return _use_in_caller(function, node, [key for key in node.args[0].keys if key is not None])
    if node.func.attr != "append":
        return None
    if (use := _use_after_loop(function, node, node.func.value)) is not None:
        return use
    change = function.once(_changes_by_node).get(node)
    return _caller_use(function, change) if change is not None else None


def _use_after_loop(function: GraphFunction, node: ast.Call, owner: ast.expr) -> ast.expr | None:
    """A use after the loop around ``node``, which appends to a local list; the interpreter runs the loop."""
    loop: ast.AST = node
    while not isinstance(loop, ast.For) and loop is not function.node:
        loop = function.parents[loop]
    if (
        not isinstance(loop, ast.For)
        or not isinstance(owner, ast.Name)
        or not is_interpreted_loop(function, loop)
    ):
        return None
    name, bindings = owner.id, function.bindings.get(owner.id, ())
    if len(bindings) != 1 or not is_empty_list(bindings[0].value) or contains(loop, bindings[0].target):
        return None
    changes_elsewhere = [change for change in changes(function) if change.name == name]
    if any(not contains(loop, change.node) for change in changes_elsewhere):
        return None
    uses = (each for each in _taken_from_all(function) if is_name(each, name))
    return next((each for each in uses if each.lineno > (loop.end_lineno or 0)), None)


def _changes_by_node(function: GraphFunction) -> dict[ast.AST, Change]:
    return {change.node: change for change in changes(function)}


def _use_in_caller(
    function: GraphFunction, node: ast.Subscript | ast.Call, keys: list[ast.expr]
) -> ast.expr | None:
    """Where a caller takes the item that ``node`` gives a dict of it, which only this function sees."""
    change = function.once(_changes_by_node).get(node)
    added = {function.value(key).literal for key in keys} - {MISSING}
    for call, name, had in _having(function, change) if change is not None and added else ():
        missing = added - {key for key, _ in had.entries}
        for item in call.caller.surely_compiled(ast.Subscript) if had.shows_keys else ():
            is_read = isinstance(item.ctx, ast.Load) and is_name(item.value, name)
            is_after = item.lineno > (call.node.end_lineno or 0)
            if is_read and is_after and call.caller.value(item.slice).literal in missing:
                return item
    return None


def _having(function: GraphFunction, change: Change) -> Iterator[tuple[Call, str, Value]]:
    """The calls that lead to ``change``, with the name of what does not change there, and its contents.

    It is passed, or a nested function changes what the function around it has.
    """
    is_passed, name = changes_argument(function, change), change.name
    for call in function.calls:
        argument = passed(call, function, name) if is_passed else None
        if isinstance(argument, ast.Name):
            yield call, argument.id, call.caller.value(argument)
        elif not function.is_local(name) and call.caller is function.outer:
            bindings = call.caller.bindings.get(name, ())
            made = bindings[0].value if len(bindings) == 1 else None
            if made is not None and _is_changed_by_one(call.caller, name):
                yield call, name, call.caller.value(made)


def _is_changed_by_one(function: GraphFunction, name: str) -> bool:
    """Whether the function itself leaves ``name`` alone, and only one nested function knows it."""
    nested = [
        each for each in function.info.nested.values() if any(is_name(n, name) for n in ast.walk(each.node))
    ]
    return len(nested) == 1 and not any(change.name == name for change in changes(function))


def _caller_use(function: GraphFunction, change: Change) -> ast.expr | None:
    for call, name, had in _having(function, change):
        is_captured = name == change.name and not function.is_local(name)
        is_empty = had.items == () if is_captured else _stays_empty(call.caller, name)
        for owner in _taken_from_all(call.caller) if is_empty else ():
            is_after = owner.lineno > (call.node.end_lineno or 0) or not is_captured
            if is_name(owner, name) and is_after:
                return owner
    return None


def _taken_from_all(function: GraphFunction) -> Iterator[ast.expr]:
    """The lists that need an item: one is taken, they are stacked, or their length divides."""
    for node in function.surely_compiled(ast.Subscript, ast.Call, ast.BinOp):
        owner = taken_from(function, node)
        if owner is not None:
            yield owner


def _stays_empty(function: GraphFunction, name: str) -> bool:
    """Whether ``name = []`` is all that the function itself does to the list."""
    bindings = function.bindings.get(name, ())
    if len(bindings) != 1 or not is_empty_list(bindings[0].value):
        return False
    return not any(change.name == name for change in changes(function)) and not _escapes(function, name)


def _escapes(function: GraphFunction, name: str) -> bool:
    """Whether the list gets another name, or changes in a nested function."""
    for node in ast.walk(function.node):
        if is_name(node, name):
            parent = function.parents[node]
            if isinstance(parent, (ast.Assign, ast.Tuple, ast.List, ast.Dict, ast.NamedExpr)) and not (
                isinstance(parent, ast.Assign) and node in parent.targets
            ):
                return True
            if isinstance(parent, ast.Attribute):
                return True
    return bool(function.info.nested)
