"""Lists that start empty, and whose appended items graph code loses.

On ``self``, in called functions, and in loops that the interpreter runs. Probes a60, y26.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import Change, changes, changes_argument, passed
from msgraph_lint.analyses.control_flow.loops import is_reversed_loop
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import attribute_of

_JOINING = {"stack", "cat", "concat"}
_LOST = {"append", "clear"}


def use_of_empty(function: GraphFunction, node: ast.AST) -> ast.expr | None:
    """A use of a list that finds it empty and fails, since ``node``, an ``append``, is lost."""
    return function.once(_use_of_empty, node)


def _use_of_empty(function: GraphFunction, node: ast.AST) -> ast.expr | None:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return None
    if node.func.attr != "append":
        return None
    name = attribute_of(node.func.value, function.self_name)
    if name is not None:
        return _attribute_use(function, name)
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
        or not _is_interpreted(function, loop)
    ):
        return None
    name, bindings = owner.id, function.bindings.get(owner.id, ())
    if len(bindings) != 1 or not _is_empty_list(bindings[0].value) or contains(loop, bindings[0].target):
        return None
    changes_elsewhere = [change for change in changes(function) if change.name == name]
    if any(not contains(loop, change.node) for change in changes_elsewhere):
        return None
    uses = (each for each in _taken_from_all(function) if _is_name(each, name))
    return next((each for each in uses if each.lineno > (loop.end_lineno or 0)), None)


def _is_interpreted(function: GraphFunction, loop: ast.For) -> bool:
    """Whether the interpreter made what the loop goes through."""
    if isinstance(loop.iter, ast.Call) and is_builtin(function, loop.iter.func, "reversed"):
        return is_reversed_loop(function, loop.iter)
    value = function.value(loop.iter)
    return bool(value.interpreted) and not value.is_constant


def _changes_by_node(function: GraphFunction) -> dict[ast.AST, Change]:
    return {change.node: change for change in changes(function)}


def _attribute_use(function: GraphFunction, name: str) -> ast.expr | None:
    if not _attribute_stays_empty(function, name):
        return None
    for other in function.code.found:
        if other.receiver is function.receiver:
            for owner in _taken_from_all(other):
                if attribute_of(owner, other.self_name) == name:
                    return owner
    return None


def _caller_use(function: GraphFunction, change: Change) -> ast.expr | None:
    for call in function.calls if changes_argument(function, change) else ():
        argument = passed(call, function, change.name)
        if isinstance(argument, ast.Name) and _stays_empty(call.caller, argument.id):
            for owner in _taken_from_all(call.caller):
                if _is_name(owner, argument.id):
                    return owner
    return None


def _taken_from_all(function: GraphFunction) -> Iterator[ast.expr]:
    """The lists of which an item is taken, or that are stacked or concatenated."""
    for node in function.surely_compiled(ast.Subscript, ast.Call):
        owner = _taken_from(function, node)
        if owner is not None:
            yield owner


def _taken_from(function: GraphFunction, node: ast.expr) -> ast.expr | None:
    if isinstance(node, ast.Subscript):
        is_item = isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice)
        return node.value if is_item else None
    if not isinstance(node, ast.Call):
        return None
    found = function.resolve(node.func)
    if isinstance(found, External) and found.name.rpartition(".")[0] == "mindspore.ops" and node.args:
        return node.args[0] if found.name.rpartition(".")[2] in _JOINING else None
    return None


def _stays_empty(function: GraphFunction, name: str) -> bool:
    """Whether ``name = []`` is all that the function itself does to the list."""
    bindings = function.bindings.get(name, ())
    if len(bindings) != 1 or not _is_empty_list(bindings[0].value):
        return False
    return not any(change.name == name for change in changes(function)) and not _escapes(function, name)


def _escapes(function: GraphFunction, name: str) -> bool:
    """Whether the list gets another name, or changes in a nested function."""
    for node in ast.walk(function.node):
        if _is_name(node, name):
            parent = function.parents[node]
            if isinstance(parent, (ast.Assign, ast.Tuple, ast.List, ast.Dict, ast.NamedExpr)) and not (
                isinstance(parent, ast.Assign) and node in parent.targets
            ):
                return True
            if isinstance(parent, ast.Attribute):
                return True
    return bool(function.info.nested)


def _is_name(node: ast.AST | None, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _is_empty_list(node: ast.expr | None) -> bool:
    return isinstance(node, ast.List) and not node.elts


def _attribute_stays_empty(function: GraphFunction, name: str) -> bool:
    """Whether ``__init__`` sets ``self.name = []``, graph code appends, and nobody else touches it."""
    bindings = function.attributes.effective_bindings(name) if function.attributes is not None else []
    if len(bindings) != 1 or not bindings[0].in_init or not _is_empty_list(bindings[0].value):
        return False
    seen: set[ast.AST] = set()
    methods: set[str] = set()
    for other in function.code.found:
        for node in other.nodes(ast.Attribute):
            if node.attr == name:
                if not isinstance(node.ctx, ast.Load) or other.receiver is not function.receiver:
                    return False
                seen.add(node)
                parent = other.parents[node]
                if isinstance(parent, ast.Attribute):
                    methods.add(parent.attr)
    return "append" in methods and methods <= _LOST and function.times_read(name) == len(seen)
