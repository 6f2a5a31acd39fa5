"""A list of constants is changed in place, in a graph with keyword arguments: the compiler crashes.

From 2.7.2 on the list becomes an object of the interpreter, and with one in the graph MindSpore rewrites each
keyword argument and item of a dict that the graph computes to one as well: it dies on that. So it does on
``interpolate``, which makes such a dict itself. Of 178 other functions and layers of MindSpore none does.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from msgraph_lint.analyses.containers.lists import makes_object
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import holds_changed_item
from msgraph_lint.values.value import NUMBERS, UNKNOWN, Kind, Value

RULE = Rule(
    "MSG251",
    "keyword-beside-changed-list",
    "a list of constants is changed in place, and the graph has keyword arguments that are not constant",
    on=("method extend", "method insert", "method pop", "method reverse"),
    sure=True,
)
_MAKE_DICTS = {
    "mindspore.mint.nn.functional.interpolate",
    "mindspore.mint.nn.Upsample",
    "mindspore.nn.Upsample",
    "mindspore.ops.interpolate",
}
_READING = {"get", "items", "values"}
_CALLED = {Kind.CELL, Kind.FUNCTION, Kind.PRIMITIVE, Kind.TENSOR}
_COMPUTED = {*NUMBERS, Kind.STR}


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = method_of(call).value
    if function.value(owner).items == () or not makes_object(function, call):
        return
    for other in function.code.compiled_with(function):
        found = other.once(_computed_by_name)
        if found is not None:
            text, shown = function.module.source.segment(call), other.module.source.segment(found)
            place = f"line {found.lineno}"
            if other.module is not function.module:
                place = f"{Path(other.module.source.path).name}:{found.lineno}"
            message = (
                f"`{text}` makes an object of the interpreter of the list, "
                f"and beside one the compiler crashes on `{shown}` ({place})"
            )
            yield Hit(RULE, function, call, message, advice="make another list, by a sum or a slice")
            return


def _computed_by_name(function: GraphFunction) -> ast.expr | None:
    """What is passed by name, or read from a dict, and is computed by the graph."""
    for call in function.surely_compiled(ast.Call):
        layer = function.value(call.func)
        name = layer.cls.name if layer.kind is Kind.CELL and layer.cls else external_name(function, call.func)
        if name in _MAKE_DICTS:
            return call
        passed = next((each.value for each in call.keywords if _is_passed(function, each)), None)
        if passed is not None and _is_of_graph(function, call.func):
            return passed
        func = call.func
        if isinstance(func, ast.Attribute) and func.attr in _READING and _holds(function, func.value):
            return call
    for item in function.surely_compiled(ast.Subscript):
        owner = function.value(item.value)
        is_read = isinstance(item.ctx, ast.Load) and owner.kind is Kind.DICT and not owner.interpreted
        if is_read and _computes(dict(owner.entries).get(function.value(item.slice).literal, UNKNOWN)):
            return item
    return None


def _is_passed(function: GraphFunction, keyword: ast.keyword) -> bool:
    """Whether something that the graph computes is passed by name."""
    if keyword.arg is None:
        return _holds(function, keyword.value)
    return _is_computed(function, keyword.value)


def _holds(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a dict with something in it that the graph computes."""
    value = function.value(node)
    is_dict = value.kind is Kind.DICT and not value.interpreted
    return is_dict and any(_computes(each) for _, each in value.entries)


def _is_of_graph(function: GraphFunction, func: ast.expr) -> bool:
    """Whether it is a function or layer that the compiler knows: of MindSpore, or of the project."""
    callee = function.value(func)
    if callee.kind is Kind.CLASS:
        return isinstance(callee.cls, External) and callee.cls.name.startswith("mindspore.")
    is_method = isinstance(func, ast.Attribute) and function.value(func.value).is_tensor
    return is_method or (callee.kind in _CALLED and not callee.interpreted)


def _is_computed(function: GraphFunction, node: ast.expr) -> bool:
    return _computes(function.value(node)) or (
        isinstance(node, (ast.Tuple, ast.List)) and any(_is_computed(function, each) for each in node.elts)
    )


def _computes(value: Value) -> bool:
    if value.interpreted:
        return False
    is_run_time = value.is_variable and (value.is_tensor or value.kind in _COMPUTED)
    return is_run_time or holds_changed_item(value)
