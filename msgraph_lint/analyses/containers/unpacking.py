"""Dict displays that unpack other dicts, ``{**options, "k": v}``, and what the compiler makes of them.

It puts all keys and all values of the unpacked dict, each as one tuple of tuples, where one key and one value
should be, and reads other values at the keys then: `Astray`. Nobody notices while all of it is constant, or
where nothing computes with what is read.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_unread
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Astray, Kind, Value

_ITERATED = ("items", "values")
_EACH = object()
"""Stands for the keys of what is gone through."""
_MOST_STEPS = 8


@dataclass(frozen=True)
class Misread:
    """A read of a dict that was made with ``**``, where graph code has something else."""

    node: ast.expr
    """The display, where that is in the same function; else what reads it."""
    read: ast.expr
    is_refused: bool
    """Whether it does not compile; otherwise the result is another one."""


def misread(function: GraphFunction) -> tuple[Misread, ...]:
    """What goes wrong with displays with ``**``: of each display, or read of one of another function, one."""
    return function.once(_worst)


def _worst(function: GraphFunction) -> tuple[Misread, ...]:
    found: dict[ast.expr, Misread] = {}
    for each in _misread(function):
        if each.node not in found or (each.is_refused and not found[each.node].is_refused):
            found[each.node] = each
    return tuple(found.values())


def has_unpacking(node: ast.Dict) -> bool:
    """Whether the display has ``**``."""
    return None in node.keys


def _misread(function: GraphFunction) -> Iterator[Misread]:
    for display in (each for each in function.nodes(ast.Dict) if has_unpacking(each)):
        unpacked = (value for key, value in zip(display.keys, display.values, strict=True) if key is None)
        if any(_is_no_name(function, value) for value in unpacked) and not is_unread(function, display):
            yield Misread(display, display, is_refused=True)
    for owner, read, key in _reads(function):
        value = function.value(owner)
        if value.astray:
            made, wrong = _display(function, owner), _is_wrong(function, read, value, key)
            if wrong is not None and (made is not None or function.target.has_levels):  # MSG136
                yield Misread(made or read, read, wrong)


def _is_no_name(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is a dict on ``self``, or an item of a container, which the compiler does not unpack."""
    is_attribute = attribute_of(node, function.self_name) is not None
    return (is_attribute or isinstance(node, ast.Subscript)) and function.value(node).kind is Kind.DICT


def _reads(function: GraphFunction) -> Iterator[tuple[ast.expr, ast.expr, object]]:
    """A dict, what reads it, and the key; ``None`` where all items are returned or given on as keywords."""
    for item in function.nodes(ast.Subscript):
        if isinstance(item.ctx, ast.Load):
            yield item.value, item, function.value(item.slice).literal
    for call in function.nodes(ast.Call):
        if isinstance(call.func, ast.Attribute):
            if call.func.attr == "get" and call.args:
                yield call.func.value, call, function.value(call.args[0]).literal
            elif call.func.attr in _ITERATED and not call.args:
                yield call.func.value, call, _EACH
        for keyword in call.keywords:
            if keyword.arg is None:
                yield keyword.value, call, None
    for node in function.nodes(ast.Return):
        if function.is_entry and node.value is not None:
            for part in _parts(node.value):
                yield part, part, None


def _parts(node: ast.expr) -> list[ast.expr]:
    """What is returned, one by one."""
    return [part for each in node.elts for part in _parts(each)] if isinstance(node, ast.Tuple) else [node]


def _is_wrong(function: GraphFunction, read: ast.expr, value: Value, key: object) -> bool | None:
    """Whether ``read`` does not compile, or (False) is something else; ``None`` where it does no harm."""
    met = {how for _, how in value.astray}
    if key is None:
        return isinstance(read, ast.Call) and met != {Astray.OTHER}
    if key is _EACH:
        is_loop = isinstance(function.parents[read], ast.For)
        is_met = met != {Astray.OTHER} and _is_iterated(function, read) if is_loop else Astray.NOTHING in met
        return True if is_met else None
    how = dict(value.astray).get(key)
    if how is None or is_unread(function, read):
        return None
    if how is Astray.OTHER:
        return False
    if how is Astray.NOTHING or _is_computed_with(function, read, _MOST_STEPS):
        return True
    return False if function.is_entry and _is_returned(function, read) else None


def _is_iterated(function: GraphFunction, call: ast.expr) -> bool:
    """Whether the loop that goes through what ``call`` gives computes with it."""
    loop = function.parents[call]
    assert isinstance(loop, ast.For)
    targets = [each.id for each in ast.walk(loop.target) if isinstance(each, ast.Name)]
    reads = (each for name in targets[-1:] for each in function.named(name) if isinstance(each.ctx, ast.Load))
    return any(_is_computed_with(function, each, _MOST_STEPS) for each in reads)


def _display(function: GraphFunction, owner: ast.expr) -> ast.expr | None:
    """The display in the same function that ``owner`` is."""
    if isinstance(owner, ast.Name):
        made = function.evaluation.places.reads.get(owner)
        owner = made.value if isinstance(made, Assigned) and made.value is not None else owner
    return owner if isinstance(owner, ast.Dict) else None


def _is_computed_with(function: GraphFunction, read: ast.expr, steps: int) -> bool:
    """Whether graph code computes with ``read``, itself or under the name that it is bound to."""
    around = function.parents[read]
    if isinstance(around, (ast.BinOp, ast.UnaryOp)):
        return True
    if isinstance(around, ast.Compare):
        return not any(isinstance(each, (ast.Is, ast.IsNot, ast.In, ast.NotIn)) for each in around.ops)
    if isinstance(around, ast.keyword):
        around = function.parents[around]
    if isinstance(around, ast.Call):
        return around.func is not read and not _is_python(function, around)
    if isinstance(around, ast.Attribute):
        return isinstance(function.parents[around], ast.Call)
    reads = function.evaluation.places.reads_of(read)
    return steps > 0 and any(_is_computed_with(function, each, steps - 1) for each in reads)


def _is_python(function: GraphFunction, call: ast.Call) -> bool:
    """Whether a builtin is called, or something that nobody knows."""
    callee = function.value(call.func)
    if callee.kind in (Kind.CELL, Kind.PRIMITIVE):
        return False
    return not isinstance(callee.function, External) or not callee.function.name.startswith("mindspore.")


def _is_returned(function: GraphFunction, read: ast.expr) -> bool:
    """Whether ``read`` is what the function returns, or a part of it."""
    around = function.parents[read]
    while isinstance(around, (ast.Tuple, ast.List)):
        around = function.parents[around]
    return isinstance(around, ast.Return)
