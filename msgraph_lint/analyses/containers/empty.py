"""Lists that start empty, and whose appended items graph code loses.

On ``self``, in called functions, and in loops that the interpreter runs. Probes a60, y26.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import Change, changes, changes_argument, passed
from msgraph_lint.analyses.containers.on_self import ItemAssignment, item_assignment
from msgraph_lint.analyses.control_flow.loops import is_interpreted_loop
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import attributes_of
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import Kind

_JOINING = {"stack", "cat", "concat"}
_LOST = {"append", "clear"}
_LOST_ITEMS = {ItemAssignment.SUB_CELL, ItemAssignment.OBJECT, ItemAssignment.KEPT_AT_LAX}
_DIVISIONS = (ast.Div, ast.FloorDiv, ast.Mod)


def use_of_empty(function: GraphFunction, node: ast.AST) -> ast.expr | None:
    """A use of a list that finds it empty and fails, since ``node``, an ``append``, is lost."""
    return function.once(_use_of_empty, node)


def _use_of_empty(function: GraphFunction, node: ast.AST) -> ast.expr | None:
    if isinstance(node, ast.Subscript):
        return _use_of_key(function, node)
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return None
    if node.func.attr != "append":
        return None
    kept = _kept_on(function, node.func.value)
    if kept is not None:
        return _attribute_use(function, *kept)
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
    if len(bindings) != 1 or not _is_empty_list(bindings[0].value) or contains(loop, bindings[0].target):
        return None
    changes_elsewhere = [change for change in changes(function) if change.name == name]
    if any(not contains(loop, change.node) for change in changes_elsewhere):
        return None
    uses = (each for each in _taken_from_all(function) if _is_name(each, name))
    return next((each for each in uses if each.lineno > (loop.end_lineno or 0)), None)


def _changes_by_node(function: GraphFunction) -> dict[ast.AST, Change]:
    return {change.node: change for change in changes(function)}


def _kept_on(function: GraphFunction, node: ast.AST | None) -> tuple[ClassInfo, str] | None:
    """The class of a Cell or object, and which attribute of it ``node`` is."""
    if not isinstance(node, ast.Attribute):
        return None
    owner = function.value(node.value)
    is_instance = owner.kind in (Kind.CELL, Kind.OBJECT) and isinstance(owner.cls, ClassInfo)
    return (owner.cls, node.attr) if is_instance and isinstance(owner.cls, ClassInfo) else None


def _use_of_key(function: GraphFunction, target: ast.Subscript) -> ast.expr | None:
    """A use of the item that is set in vain in a dict of another Cell or object, which has no such key."""
    source: ast.expr | None = target.value
    if isinstance(source, ast.Name):
        bindings = function.bindings.get(source.id, [])
        source = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
    elif source is not None and attribute_of(source, function.self_name) is not None:
        return None
    kept = _kept_on(function, source) if source is not None else None
    if (
        kept is None
        or item_assignment(function, target) not in _LOST_ITEMS
        or not isinstance(target.slice, ast.Constant)
    ):
        return None
    bindings_outside = attributes_of(kept[0]).effective_bindings(kept[1])
    display = bindings_outside[0].value if len(bindings_outside) == 1 else None
    if not isinstance(display, ast.Dict) or not bindings_outside[0].in_init:
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in display.keys]
    if None in keys or target.slice.value in keys:
        return None
    return _use_of_missing(function, kept, target.slice.value)


def _use_of_missing(function: GraphFunction, kept: tuple[ClassInfo, str], key: object) -> ast.expr | None:
    """The item of the dict that graph code uses, if nobody else gets at the dict."""
    used: ast.expr | None = None
    seen = 0
    for other in function.code.found:
        for node in other.nodes(ast.Attribute):
            if node.attr != kept[1]:
                continue
            if not isinstance(node.ctx, ast.Load) or _kept_on(other, node) != kept:
                return None
            seen += 1
            item = other.parents[node]
            is_item = isinstance(item, ast.Subscript) and isinstance(item.ctx, ast.Load)
            if is_item and isinstance(item, ast.Subscript) and isinstance(item.slice, ast.Constant):
                is_same = item.slice.value == key and other.surely_compiles(item)
                used = used or (item if is_same else None)
    return used if function.times_read(kept[1]) == seen else None


def _attribute_use(function: GraphFunction, cls: ClassInfo, name: str) -> ast.expr | None:
    if not _attribute_stays_empty(function, cls, name):
        return None
    for other in function.code.found:
        for owner in _taken_from_all(other):
            if (
                isinstance(owner, ast.Attribute)
                and owner.attr == name
                and _kept_on(other, owner) == (cls, name)
            ):
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
    """The lists that need an item: one is taken, they are stacked, or their length divides."""
    for node in function.surely_compiled(ast.Subscript, ast.Call, ast.BinOp):
        owner = _taken_from(function, node)
        if owner is not None:
            yield owner


def _taken_from(function: GraphFunction, node: ast.expr) -> ast.expr | None:
    if isinstance(node, ast.Subscript):
        is_item = isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice)
        return node.value if is_item else None
    if isinstance(node, ast.BinOp):
        divisor = node.right if isinstance(node.op, _DIVISIONS) else None
        if not (isinstance(divisor, ast.Call) and is_builtin(function, divisor.func, "len")):
            return None
        return divisor.args[0] if divisor.args and _is_number(function, node.left, divisor.args[0]) else None
    if not isinstance(node, ast.Call):
        return None
    if is_builtin(function, node.func, "max", "min"):
        return node.args[0] if len(node.args) == 1 and not node.keywords else None
    found = function.resolve(node.func)
    if isinstance(found, External) and found.name.rpartition(".")[0] == "mindspore.ops" and node.args:
        return node.args[0] if found.name.rpartition(".")[2] in _JOINING else None
    return None


def _is_number(function: GraphFunction, node: ast.expr, items: ast.expr) -> bool:
    """Whether it is a number, which cannot be divided by zero: the sum of the empty list ``items`` is."""
    if isinstance(node, ast.Call) and is_builtin(function, node.func, "sum") and node.args:
        return ast.dump(node.args[0]) == ast.dump(items)
    return not function.value(node).may_be(Kind.TENSOR, Kind.PARAMETER)


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


def _attribute_stays_empty(function: GraphFunction, cls: ClassInfo, name: str) -> bool:
    """Whether ``__init__`` sets ``self.name = []``, graph code appends, and nobody else touches it."""
    bindings = attributes_of(cls).effective_bindings(name)
    if len(bindings) != 1 or not bindings[0].in_init or not _is_empty_list(bindings[0].value):
        return False
    seen: set[ast.AST] = set()
    methods: set[str] = set()
    for other in function.code.found:
        for node in other.nodes(ast.Attribute):
            if node.attr == name:
                if not isinstance(node.ctx, ast.Load) or _kept_on(other, node) != (cls, name):
                    return False
                seen.add(node)
                parent = other.parents[node]
                if isinstance(parent, ast.Attribute) and not _waits_for_items(other, node):
                    methods.add(parent.attr)
    return "append" in methods and methods <= _LOST and function.times_read(name) == len(seen)


def _waits_for_items(function: GraphFunction, node: ast.Attribute) -> bool:
    """Whether ``node``, a list that stays empty, stands behind ``if len(list) > most``, not compiled."""
    for around in function.conditions_of(node):
        if not isinstance(around, ast.IfExp) and any(contains(each, node) for each in around.body):
            most = _most(function, around.test, node)
            if most is not None:
                number = function.value(most).literal
                return not (isinstance(number, int) and number < 0)
    return False


def _most(function: GraphFunction, test: ast.expr, node: ast.Attribute) -> ast.expr | None:
    """The number in ``len(list) > number`` for the list ``node``."""
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Gt):
        return None
    length = test.left
    if not isinstance(length, ast.Call) or not is_builtin(function, length.func, "len"):
        return None
    return test.comparators[0] if [*map(ast.dump, length.args)] == [ast.dump(node)] else None
