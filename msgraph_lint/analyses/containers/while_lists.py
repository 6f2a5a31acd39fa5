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
from msgraph_lint.program.syntax import descendants, is_name


def refused_changes(function: GraphFunction, loop: ast.While) -> Iterator[tuple[ast.expr, str]]:
    """The calls in ``loop`` that need to know the items of a list made before it, and its name."""
    for call, method, made in _changes(function, loop):
        if method.attr == "extend" or (method.attr in ("pop", "reverse") and made.elts):
            yield call, ast.unparse(method.value)


def refused_items(function: GraphFunction, loop: ast.While) -> Iterator[tuple[ast.expr, str]]:
    """The items that only the interpreter knows, as it knows when ``loop`` ends, and the list's name."""
    tested = [each for each in ast.walk(loop.test) if isinstance(each, ast.expr)]
    if not any(function.value(each).interpreted for each in tested):
        return
    for call, method, made in _changes(function, loop):
        added = {"append": call.args, "insert": call.args[1:]}.get(method.attr, [])
        is_told = method.attr == "append" and made.elts  # MSG232
        yield from (
            (each, ast.unparse(method.value))
            for each in added
            if not is_told and _is_of_python(function, each)
        )
    for node in descendants(loop):
        if isinstance(node, (ast.Assign, ast.AugAssign)):
            target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
            if isinstance(target, ast.Name) and _made_before(function, loop, target.id, 1) is not None:
                value = node.value
                parts = [value.left, value.right] if isinstance(value, ast.BinOp) else [value]
                if len(parts) == 2 and not any(is_name(each, target.id) for each in parts):
                    continue
                items = (item for each in parts if isinstance(each, ast.List) for item in each.elts)
                yield from ((item, target.id) for item in items if _is_of_python(function, item))


def _changes(function: GraphFunction, loop: ast.While) -> Iterator[tuple[ast.Call, ast.Attribute, ast.List]]:
    """The calls of methods in ``loop`` of a list made before it, if only the run knows when it ends."""
    if not is_runtime(function, loop.test):
        return
    for call in function.surely_compiled(ast.Call):
        method = call.func
        if isinstance(method, ast.Attribute) and isinstance(method.value, ast.Name) and contains(loop, call):
            made = _made_before(function, loop, method.value.id, 0)
            if made is not None:
                yield call, method, made


def _made_before(function: GraphFunction, loop: ast.While, name: str, inside: int) -> ast.List | None:
    """The list that ``name`` is bound to before ``loop``; ``inside``: how often the loop binds the name."""
    bindings = function.bindings.get(name, ())
    before = [each.value for each in bindings if not contains(loop, each.statement)]
    if len(before) != 1 or len(bindings) != 1 + inside:
        return None
    return before[0] if isinstance(before[0], ast.List) else None


def _is_of_python(function: GraphFunction, node: ast.expr) -> bool:
    """Whether only the interpreter knows ``node``."""
    return bool(function.value(node).interpreted)
