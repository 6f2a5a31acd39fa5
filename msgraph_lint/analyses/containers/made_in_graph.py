"""Containers and Tensors that graph code puts on ``self`` and then changes there: what becomes of the change.

The compiler makes a list of constants or a dict without items once, and keeps it. Items that are assigned get
lost; a list of constants grows with each call. Measured alike on 2.7 to 2.10 at LAX; nothing else has such
assignments.
"""

from __future__ import annotations

import ast
import enum

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.graph.state import outside_bindings
from msgraph_lint.program.syntax import attribute_of, place_of
from msgraph_lint.values.value import MISSING, Kind

_LASTING = {"append", "extend", "insert"}


class NewChange(enum.Enum):
    """What becomes of a change of what graph code has just assigned to an attribute."""

    REFUSED = "does not compile: `__init__` does not set the attribute"
    MISSED = "is lost, and the item is read, which does not compile"
    LOST = "is lost"
    KEPT = "is kept for the next call, which begins with it"


def made_in_graph(function: GraphFunction, node: ast.expr) -> ast.expr | None:
    """What the function assigned to the attribute ``node`` of ``self`` before it comes here."""
    if attribute_of(node, function.self_name) not in function.modified_attributes:
        return None
    definition = function.evaluation.places.reads.get(node)
    is_whole = isinstance(definition, Assigned) and not (definition.path or definition.iterated)
    return definition.value if is_whole and isinstance(definition, Assigned) else None


def new_change(function: GraphFunction, node: ast.Subscript | ast.Call) -> NewChange | None:
    """What becomes of ``self.a[…] = …`` or ``self.a.append(…)`` after ``self.a = […]``."""
    if isinstance(node, ast.Subscript):
        return _of_item(function, node)
    assert isinstance(node.func, ast.Attribute)
    method, owner = node.func.attr, node.func.value
    while isinstance(owner, ast.Subscript):
        owner = owner.value
    made = made_in_graph(function, owner) if method in _LASTING else None
    if made is None or isinstance(made, ast.Attribute):  # what is there already
        return None
    value = function.value(made).in_python
    kinds = (Kind.LIST,) if owner is node.func.value else (Kind.LIST, Kind.DICT)
    return NewChange.KEPT if value.kind in kinds and value.is_constant else None


def _of_item(function: GraphFunction, node: ast.Subscript) -> NewChange | None:
    name, made = attribute_of(node.value, function.self_name), made_in_graph(function, node.value)
    value = function.value(made).in_python if made is not None else None
    if function.value(node.value).kind is Kind.PARAMETER:
        return None
    if name is None or value is None or value.kind not in (Kind.LIST, Kind.DICT, Kind.TENSOR):
        return None
    if not _is_set(function, name):
        return NewChange.REFUSED
    return NewChange.MISSED if missing_item(function, node) is not None else NewChange.LOST


def _is_set(function: GraphFunction, name: str) -> bool:
    """Whether something outside graph code sets the attribute, or may."""
    attributes = function.attributes
    is_open = attributes is None or attributes.is_dynamic or attributes.may_be_layers(name)
    return is_open or bool(outside_bindings(function, name))


def missing_item(function: GraphFunction, node: ast.Subscript) -> ast.Subscript | None:
    """Where the function takes an item of the dict ``node.value`` that it was not made with."""
    made = made_in_graph(function, node.value)
    value = function.value(made) if made is not None else None
    if value is None or not value.shows_keys:
        return None
    known = {key for key, _ in value.entries}
    for item in function.nodes(ast.Subscript):
        if not isinstance(item.ctx, ast.Load) or place_of(item) < place_of(node):
            continue
        key = function.value(item.slice).literal if made_in_graph(function, item.value) is made else MISSING
        if key is not MISSING and key not in known and function.surely_compiles(item):
            return item
    return None
