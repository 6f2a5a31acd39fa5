"""Hooks that ``__init__`` registers on the Cells of a network: from MindSpore 2.7 on, the graph runs them.

It compiles the hook where the Cell is called, like any function; measured on 2.7 to 2.10. It leaves out those
of Cells in a ``CellList`` or ``SequentialCell``. It cannot compile lambdas, nor nested functions that ask
attributes of the ``self`` around them for items or methods.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.scope import attributes_of, python_scope
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import attribute_of, is_name
from msgraph_lint.records import dataclass
from msgraph_lint.values.elements import is_cell_list
from msgraph_lint.values.value import Kind

_FORWARD = {"register_forward_hook", "register_forward_pre_hook"}
_GOING_THROUGH = {"enumerate", "zip"}


@dataclass(frozen=True)
class Hook:
    """A hook on what an attribute of ``self`` holds."""

    call: ast.Call
    """Where it is registered."""
    attribute: str
    function: FunctionInfo | None
    """``None`` where it is a lambda, or nobody sees what it is."""
    receiver: ClassInfo | None
    is_of_items: bool
    """Whether the attribute is a list of Cells, and they have the hook."""

    @property
    def is_lambda(self) -> bool:
        return bool(self.call.args) and isinstance(self.call.args[0], ast.Lambda)

    @property
    def reads_around(self) -> bool:
        """Whether it is a nested function that asks attributes of ``self`` for items or methods.

        A number that it computes with, the compiler knows.
        """
        inner = self.function
        around = inner.parent if inner is not None else None
        if inner is None or around is None or around.self_name is None:
            return False
        asked = (node.value for node in inner.nodes if isinstance(node, (ast.Attribute, ast.Subscript)))
        return any(attribute_of(node, around.self_name) is not None for node in asked)


def hooks_of(cls: ClassInfo) -> list[Hook]:
    """The hooks that ``__init__`` of ``cls``, or a method that it calls, registers; looked for once."""
    known: list[Hook] | None = cls.__dict__.get("_hooks")
    if known is None:
        known = cls.__dict__["_hooks"] = list(_found(cls))
    return known


def _found(cls: ClassInfo) -> Iterator[Hook]:
    init = cls.method("__init__")
    if init is None:
        return
    names = (attribute_of(call.func, init.self_name) for call in init.nodes_of(ast.Call))
    called = (cls.method(name) for name in names if name is not None)
    for method in dict.fromkeys((init, *(each for each in called if each is not None))):
        calls = [
            (call, call.func) for call in method.nodes_of(ast.Call) if isinstance(call.func, ast.Attribute)
        ]
        if all(func.attr != "remove" for _, func in calls):
            for call, func in calls:
                yield from _registered(cls, method, call, func)


def _registered(cls: ClassInfo, method: FunctionInfo, call: ast.Call, func: ast.Attribute) -> Iterator[Hook]:
    if func.attr not in _FORWARD or len(call.args) != 1:
        return
    name = attribute_of(func.value, method.self_name)
    names, is_of_items = [name] if name is not None else [], False
    if isinstance(func.value, ast.Name):
        names = list(_listed(method, call, func.value.id))
        gone_through = _gone_through(method, call, func.value.id) if not names else None
        if gone_through is not None and is_cell_list(attributes_of(cls).value(gone_through)):
            names, is_of_items = [gone_through], True
    value = python_scope(method, cls).value(call.args[0])
    function = value.function if value.kind is Kind.FUNCTION else None
    known = function if isinstance(function, FunctionInfo) else None
    for name in names:
        yield Hook(call, name, known, value.receiver, is_of_items)


def _listed(method: FunctionInfo, call: ast.Call, name: str) -> Iterator[str]:
    """The attributes of ``self`` that a loop around ``call`` lists: ``[self.first, self.second]``."""
    for loop in method.nodes_of(ast.For):
        if isinstance(loop.iter, (ast.List, ast.Tuple)) and contains(loop, call):
            for item in loop.iter.elts:
                pairs = [(loop.target, item)]
                if isinstance(loop.target, ast.Tuple) and isinstance(item, ast.Tuple):
                    pairs = list(zip(loop.target.elts, item.elts, strict=False))
                found = (attribute_of(part, method.self_name) for at, part in pairs if is_name(at, name))
                yield from (each for each in found if each is not None)


def _gone_through(method: FunctionInfo, call: ast.Call, name: str) -> str | None:
    """The attribute of ``self`` whose items a loop around ``call`` calls ``name``."""
    for loop in method.nodes_of(ast.For):
        targets = [each.id for each in ast.walk(loop.target) if isinstance(each, ast.Name)]
        if name not in targets or not contains(loop, call):
            continue
        sources = [loop.iter]
        if isinstance(loop.iter, ast.Call) and isinstance(loop.iter.func, ast.Name):
            sources = loop.iter.args if loop.iter.func.id in _GOING_THROUGH else []
        found = (attribute_of(each, method.self_name) for each in sources)
        return next((each for each in found if each is not None), None)
    return None
