"""The cells of ``self`` taken from ``_cells``, ``cells()`` or ``name_cells()``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.cells import cell_count
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG402",
    "cells-iteration",
    "cells taken from `self._cells`, `self.cells()` or `self.name_cells()`",
    on=("get _cells", "get cells", "get name_cells"),
)
_ADVICE = "keep the cells in an `nn.CellList`, or name them one by one"


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    name = attribute_of(node, function.self_name)
    if name == "_cells":
        cell = _with_default(function)
        if cell is not None and _calls_a_local(function):
            message = f"a cell from `self._cells` cannot be called: `{cell}.construct` has a default argument"
            yield Hit(RULE, function, node, message, advice=_ADVICE)
    elif name in ("cells", "name_cells") and _is_own(function, name):
        if cell_count(function.value(node.value)) > 1:
            return  # cells-of-layer: then all versions refuse it
        call = function.parents[node]
        if isinstance(call, ast.Call) and call.func is node:
            message = f"`self.{name}()` makes an OrderedDict in the graph"
            yield Hit(RULE, function, call, message, advice=_ADVICE)


def _is_own(function: GraphFunction, method: str) -> bool:
    """Whether ``self.method`` is the method of MindSpore's Cell."""
    receiver = function.receiver
    return receiver is not None and receiver.is_cell and receiver.method(method) is None


def _with_default(function: GraphFunction) -> str | None:
    """The class of a child cell whose ``construct`` has a default argument."""
    if function.attributes is None:
        return None
    for name in function.attributes.bindings:
        value = function.attributes.value(name)
        if value.kind is Kind.CELL and isinstance(value.cls, ClassInfo):
            construct = value.cls.method("construct")
            if construct and (construct.node.args.defaults or any(construct.node.args.kw_defaults)):
                return value.cls.name
    return None


def _calls_a_local(function: GraphFunction) -> bool:
    """Whether what is taken from ``_cells`` is called: a local name or an item of it."""
    for call in function.nodes(ast.Call):
        if isinstance(call.func, ast.Name) and call.func.id in function.bindings:
            return True
        if (
            isinstance(call.func, ast.Subscript)
            and attribute_of(call.func.value, function.self_name) == "_cells"
        ):
            return True
    return False
