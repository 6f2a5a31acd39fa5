"""Rewrites of ``del`` that the compiler accepts and that mean the same."""

from __future__ import annotations

import ast
from bisect import bisect, bisect_left

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import block_of, free_name, operand, remove_statement, replace, written
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import walk
from msgraph_lint.values.value import Kind, Value

_READ_ALL = {"locals", "vars", "dir", "eval", "exec"}
"""Builtins that see every local name."""


def fix(hit: Hit) -> Fix | None:
    function, node = hit.function, hit.node
    assert isinstance(node, ast.Delete)
    targets = [part for target in node.targets for part in _flat(target)]
    if all(isinstance(target, ast.Name) for target in targets):
        return _names(function, node, [target.id for target in targets if isinstance(target, ast.Name)])
    if len(targets) == 1 and isinstance(targets[0], ast.Subscript):
        return _item(function, node, targets[0])
    return None


def _flat(target: ast.expr) -> list[ast.expr]:
    if isinstance(target, (ast.Tuple, ast.List)):
        return [part for element in target.elts for part in _flat(element)]
    return [target]


def _names(function: GraphFunction, node: ast.Delete, names: list[str]) -> Fix | None:
    edit = remove_statement(function, node)
    if edit is None or any(name not in function.bindings.keys() | function.parameter_names for name in names):
        return None  # a global stays deleted for all who look at it
    title = f"Remove `{function.module.source.segment(node)}`"
    if any(_read_later(function, node, name) for name in names):
        reason = "a later read would raise in PyNative and would find the old value after the fix"
        return Fix(title, (edit,), Safety.UNSAFE, reason)
    if not all(_is_surely_bound(function, node, name) for name in names):
        reason = "where a name is not bound, `del` raises in PyNative"
        return Fix(title, (edit,), Safety.UNSAFE, reason)
    return Fix(title, (edit,), Safety.SAFE)


def _is_surely_bound(function: GraphFunction, node: ast.Delete, name: str) -> bool:
    """Whether ``node`` finds ``name`` bound at each of its runs, by a binding that no other run undoes."""
    if node not in function.plain_flow.sure_deletes:
        return False
    mentions, place = function.info.mentions[name], function.info.place
    before = mentions[: bisect_left(mentions, place(node), key=place)]
    loop: ast.AST = node
    while loop is not function.node and not isinstance(loop, (ast.For, ast.AsyncFor, ast.While)):
        loop = function.parents[loop]
    if loop is function.node and not any(isinstance(each.ctx, ast.Del) for each in before):
        return True
    changed = next((each for each in reversed(before) if not isinstance(each.ctx, ast.Load)), None)
    if changed is None or isinstance(changed.ctx, ast.Del):
        return False
    return _dominates(function, changed, node, loop)


def _dominates(function: GraphFunction, name: ast.Name, node: ast.stmt, loop: ast.AST) -> bool:
    """Whether each turn of ``loop`` that comes to ``node`` binds ``name`` before."""
    block = block_of(function, function.statement_of(name))
    statement: ast.AST = node
    while statement is not loop:
        if statement in block:
            return True
        statement = function.parents[statement]
    return isinstance(loop, (ast.For, ast.AsyncFor)) and name in ast.walk(loop.target)


def _read_later(function: GraphFunction, node: ast.Delete, name: str) -> bool:
    """Whether a read of ``name`` may follow ``node``; reads in a loop around it follow too."""
    if name in function.info.captured_names or not _READ_ALL.isdisjoint(function.info.mentions):
        return True
    if _bound_next(function, node, name):
        return False
    mentions, place = function.info.mentions[name], function.info.place
    if any(isinstance(each.ctx, ast.Del) for each in mentions[bisect(mentions, place(node), key=place) :]):
        return True  # another `del` reads it too
    around: ast.AST = node
    start = (node.lineno, node.col_offset)
    while around is not function.node:
        around = function.parents[around]
        if isinstance(around, (ast.For, ast.While)):
            start = min(start, (around.lineno, around.col_offset))
    return function.info.last_reads.get(name, start) > start


def _bound_next(function: GraphFunction, node: ast.Delete, name: str) -> bool:
    """Whether the next statement beside ``node`` that mentions ``name`` binds it anew."""
    mentions, place = function.info.mentions[name], function.info.place
    after = bisect(mentions, place(node), key=place)
    last = block_of(function, node)[-1]
    if after == len(mentions) or place(mentions[after]) >= (last.end_lineno or 0, last.end_col_offset or 0):
        return False
    statement = function.statement_of(mentions[after])
    while function.parents[statement] is not function.parents[node]:
        statement = function.statement_of(function.parents[statement])
    if not isinstance(statement, ast.Assign):
        return False
    following = mentions[after : after + len(statement.targets) + 1]
    return statement.targets == [each for each in following if function.statement_of(each) is statement]


def _item(function: GraphFunction, node: ast.Delete, target: ast.Subscript) -> Fix | None:
    owner = function.value(target.value)
    if not isinstance(target.value, ast.Name) or target.value.id in function.parameter_names:
        return None
    if owner.kind is Kind.LIST:
        return _list_item(function, node, target, target.value.id, owner)
    if owner.kind is Kind.DICT and function.target.version >= (2, 7):
        return _dict_item(function, node, target, target.value.id)
    return None


def _list_item(
    function: GraphFunction, node: ast.Delete, target: ast.Subscript, name: str, owner: Value
) -> Fix | None:
    """``del l[a:b]`` as ``l[a:b] = []``; ``del l[i]`` as a new list without the item."""
    source = function.module.source
    text = written(source, target)
    if isinstance(target.slice, ast.Slice):
        if target.slice.step is not None:
            return None
        return _fix(f"Write `{text} = []`", replace(source, node, f"{text} = []"), Safety.SAFE)
    index = function.value(target.slice).literal
    if not isinstance(index, int):
        return None
    new = f"{name} = {_without(name, index)}"
    safe = (
        owner.items is not None
        and -len(owner.items) <= index < len(owner.items)
        and _is_private(function, name)
    )
    reason = (
        "" if safe else f"other names of the list `{name}` keep the item, and an index out of range passes"
    )
    return _fix(f"Write `{new}`", replace(source, node, new), Safety.SAFE if safe else Safety.UNSAFE, reason)


def _without(name: str, index: int) -> str:
    if index == 0:
        return f"{name}[1:]"
    if index == -1:
        return f"{name}[:-1]"
    return f"{name}[:{index}] + {name}[{index + 1}:]"


def _dict_item(function: GraphFunction, node: ast.Delete, target: ast.Subscript, name: str) -> Fix | None:
    """``del d[key]`` as a dict comprehension without the key (compiles from 2.7 on)."""
    source = function.module.source
    key = operand(source, target.slice)
    taken = {part.id for part in ast.walk(target) if isinstance(part, ast.Name)}
    k, v = free_name("k", taken), free_name("v", taken)
    new = f"{name} = {{{k}: {v} for {k}, {v} in {name}.items() if {k} != {key}}}"
    display = _only_display(function, name)
    keys = [k.value for k in display.keys if isinstance(k, ast.Constant)] if display is not None else []
    literal = function.value(target.slice).literal
    safe = isinstance(literal, (str, int)) and literal in keys and _is_private(function, name)
    reason = "" if safe else f"other names of the dict `{name}` keep the key, and a missing key passes"
    return _fix(f"Write `{new}`", replace(source, node, new), Safety.SAFE if safe else Safety.UNSAFE, reason)


def _only_display(function: GraphFunction, name: str) -> ast.Dict | None:
    bindings = function.bindings.get(name, [])
    if len(bindings) == 1 and isinstance(bindings[0].value, ast.Dict):
        return bindings[0].value
    return None


def _is_private(function: GraphFunction, name: str) -> bool:
    """Whether the container has no other name and changes at one place only.

    It is bound once, by a display, outside loops, and never mentioned but for its items and its length.
    """
    bindings = function.bindings.get(name, [])
    if len(bindings) != 1 or not isinstance(bindings[0].value, (ast.List, ast.Dict)):
        return False
    changes = 0
    for node in walk(function.node.body):
        if isinstance(node, (ast.For, ast.While)):
            return False
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load):
            parent = function.parents[node]
            if isinstance(parent, ast.Subscript) and parent.value is node:
                changes += not isinstance(parent.ctx, ast.Load)
            elif not (
                isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "len"
            ):
                return False
    return changes == 1


def _fix(title: str, edit: Edit | None, safety: Safety, reason: str = "") -> Fix | None:
    return Fix(title, (edit,), safety, reason) if edit is not None else None
