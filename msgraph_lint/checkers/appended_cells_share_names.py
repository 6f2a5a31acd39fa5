"""Two lists of layers that are filled after they are on ``self``: their Parameters have the same names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Union

from msgraph_lint.compiler.attributes import Addition
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import attributes_of, evaluated, python_scope
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.rules import Rule
from msgraph_lint.targets import LATEST_VERSION
from msgraph_lint.values.elements import element, is_cell_list
from msgraph_lint.values.value import Kind, Value

RULE = Rule(
    "MSG266",
    "appended-cells-share-names",
    "two lists of Cells are filled after they are on `self`: their Parameters have the same names",
    on=("function",),
)
_APPENDING = ("append", "extend", "insert")
_RENAMING = {"update_parameters_name", "param_prefix"}
"""What gives Parameters other names."""
_MOST_STEPS = 4
_Made = tuple[Union[ClassInfo, External], ...]
"""A class, after those of the rows that it stands in."""


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    segment = function.module.source.segment
    for name, other in function.once(_sharing).items():
        read = next((each for each in function.self_attributes.get(name, ())), None)
        if read is not None:
            message = (
                f"the Parameters of `{segment(read)}` have the same names as those of `self.{other}`: "
                "both lists are empty when they are assigned"
            )
            advice = f"fill a Python list first, then assign `self.{name} = nn.CellList(…)`"
            yield Hit(RULE, function, read, message, advice=advice)


def _sharing(function: GraphFunction) -> dict[str, str]:
    """Attribute -> the one before it whose Parameters have the same names."""
    cls = function.receiver
    found: dict[str, str] = {}
    seen: dict[_Made, str] = {}
    if cls is None or _is_renamed(cls):
        return found
    for name, additions in attributes_of(cls).additions.items():
        first = additions[0]
        if first.how in _APPENDING and first.arguments and _is_filled_later(cls, first):
            made = _appended(cls, first)
            if made and _has_parameters(made[-1], _MOST_STEPS):
                other = seen.setdefault(made, name)
                found.update({name: other} if other != name else {})
    return found


def _is_filled_later(cls: ClassInfo, addition: Addition) -> bool:
    """Whether the list is empty when it is assigned, and surely filled afterwards."""
    bindings = attributes_of(cls).effective_bindings(addition.name)
    made = bindings[0].value if len(bindings) == 1 else None
    if not isinstance(made, ast.Call) or made.keywords or not is_cell_list(evaluated(bindings[0])):
        return False
    is_empty = not made.args or (
        len(made.args) == 1 and isinstance(made.args[0], ast.List) and not made.args[0].elts
    )
    return is_empty and not addition.method.conditions[addition.arguments[-1]]


def _is_renamed(cls: ClassInfo) -> bool:
    names = {name for method in cls.all_methods for name, _ in (*method.self_calls, *method.self_bindings)}
    return not names.isdisjoint(_RENAMING)


def _appended(cls: ClassInfo, addition: Addition) -> _Made:
    """The class of the first Cell that is put into the list; of a row of Cells, that of its first one too."""
    argument = addition.arguments[-1]
    if addition.how == "extend":
        if not isinstance(argument, (ast.List, ast.Tuple)) or not argument.elts:
            return ()
        argument = argument.elts[0]
    return _made(python_scope(addition.method, cls).value(argument))


def _made(value: Value) -> _Made:
    if value.kind is not Kind.CELL or value.options or value.cls is None:
        return ()
    if not is_cell_list(value):
        return (value.cls,)
    inner = _made(value.items[0] if value.items else element(value))
    return (value.cls, *inner) if inner else ()


def _has_parameters(cls: ClassInfo | External, steps: int) -> bool:
    """Whether every instance has Parameters, as far as the source shows."""
    if isinstance(cls, External):
        known = facts(LATEST_VERSION).cell(cls.name)
        return known is not None and known.weights != "none"
    names = attributes_of(cls).bindings if steps and cls.layer is None else ()
    held = (attributes_of(cls).value(name) for name in names)
    return any(_is_weight(value, steps) for value in held)


def _is_weight(value: Value, steps: int) -> bool:
    if value.kind is Kind.PARAMETER:
        return True
    is_cell = value.kind is Kind.CELL and value.cls is not None and not value.options
    return is_cell and value.cls is not None and _has_parameters(value.cls, steps - 1)
