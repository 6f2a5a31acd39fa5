"""``"…".format(…)``: the compiler itself makes the text of what it knows, else the interpreter does.

What nobody needs the compiler drops: a text that no code reads, and what stands in a ``raise`` that it never
gets to. Cases of ``str_format_of_tensor`` and of the rules beside it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from string import Formatter

from msgraph_lint.compiler.calls import is_hidden
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.passing import unpacked
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import NUMBERS, TENSORS, Kind, Value

_PLAIN = (
    ast.BinOp, ast.Compare, ast.Dict, ast.FormattedValue, ast.JoinedStr, ast.List, ast.Starred, ast.Subscript,
    ast.Tuple, ast.keyword,
)  # fmt: skip
"""What holds a text, or makes another of it."""
_CONTAINERS = {"mindspore.nn.CellDict", "mindspore.nn.CellList"}
"""Layers of which the compiler makes a text."""


def is_format(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` is ``text.format(…)`` of a string."""
    method = call.func
    return (
        isinstance(method, ast.Attribute)
        and method.attr == "format"
        and function.value(method.value).kind is Kind.STR
    )


def varying(function: GraphFunction, call: ast.Call) -> ast.expr | None:
    """The first argument that only the run knows."""
    return next((each for each in _arguments(call) if _is_known_late(function, each)), None)


def varying_by_name(function: GraphFunction, call: ast.Call) -> ast.expr | None:
    """The same of those that the text asks for by name."""
    if not _asks_by_name(function, call):
        return None
    named = (keyword.value for keyword in call.keywords)
    return next((each for each in named if _is_known_late(function, each)), None)


def unformatted(function: GraphFunction, call: ast.Call) -> ast.expr | None:
    """The first argument that is a layer or function itself."""
    return next((each for each in _arguments(call) if _is_called(function, each)), None)


def is_needed(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the source shows that something is done with the text ``node``, beside raising it."""
    within: ast.AST = node
    around = function.parents[node]
    while isinstance(around, _PLAIN):
        within, around = around, function.parents[around]
    if isinstance(around, ast.Call):
        return within is not around.func and _is_taken(function, around)
    if isinstance(around, ast.Return):
        return function.is_entry
    if isinstance(around, ast.Attribute):
        call = function.parents[around]
        return isinstance(call, ast.Call) and call.func is around and is_needed(function, call)
    if isinstance(around, ast.Assign) and len(around.targets) == 1:
        target = around.targets[0]
        return isinstance(target, ast.Name) and _is_read(function, target)
    return False


def _is_taken(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` surely does something with what it gets, and that is done."""
    func = call.func
    if isinstance(func, ast.Name) and not is_hidden(function, func):
        return func.id == "print" or is_needed(function, call)
    is_of_text = isinstance(func, ast.Attribute) and function.value(func.value).kind is Kind.STR
    return is_of_text and is_needed(function, call)


def _is_read(function: GraphFunction, target: ast.Name) -> bool:
    if len(function.bindings.get(target.id, ())) != 1:
        return False
    reads = (name for name in function.named(target.id) if name is not target)
    return any(function.surely_compiles(read) and is_needed(function, read) for read in reads)


def _arguments(call: ast.Call) -> Iterator[ast.expr]:
    yield from unpacked(call.args)
    yield from (keyword.value for keyword in call.keywords)


def _is_known_late(function: GraphFunction, argument: ast.expr) -> bool:
    given = argument.value if isinstance(argument, ast.Starred) else argument
    return _varies(function.value(given)) and not _is_folded(function, given)


def _is_folded(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it may be a Tensor that MindSpore makes of nothing that varies, as ``ops.ones(3)``."""
    bindings = function.bindings.get(node.id, ()) if isinstance(node, ast.Name) else ()
    return any(
        isinstance(made, ast.Call)
        and isinstance(function.value(made.func).function, External)
        and not any(map(_varies, function.passed(made)))
        for made in (node, *(binding.value for binding in bindings))
    )


def _varies(value: Value) -> bool:
    if value.kind in TENSORS or value.kind in NUMBERS:
        return value.is_variable or bool(value.interpreted)
    parts = (*(value.items or ()), *(part for _, part in value.entries))
    return any(map(_varies, parts)) or (value.each is not None and _varies(value.each))


def _asks_by_name(function: GraphFunction, call: ast.Call) -> bool:
    assert isinstance(call.func, ast.Attribute)
    text = function.value(call.func.value).literal
    if not isinstance(text, str):
        return False
    try:
        fields = [field for _, field, _, _ in Formatter().parse(text)]
    except ValueError:
        return False
    return any(field and not field[0].isdigit() and field[0] not in ".[" for field in fields)


def _is_called(function: GraphFunction, argument: ast.expr) -> bool:
    if isinstance(argument, ast.Name) and argument.id == function.self_name:
        return False
    value = function.value(argument)
    parts = value.options or (value,)
    return all(map(_is_layer_or_function, parts))


def _is_layer_or_function(value: Value) -> bool:
    if value.kind is Kind.FUNCTION:
        return True
    if value.kind is not Kind.CELL or value.cls is None:
        return False
    bases = [value.cls] if isinstance(value.cls, External) else value.cls.mro
    return all(base is not None and base.name not in _CONTAINERS for base in bases)
