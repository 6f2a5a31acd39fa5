"""Lists, tuples and dicts of layers on ``self``: no weight in them is trained or saved."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.weights import weights_of
from msgraph_lint.compiler.attributes import AttributeBinding, SelfAttributes
from msgraph_lint.compiler.scope import Scope, scope_of
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.records import dataclass

_COLLECTS = {
    "trainable_params", "get_parameters", "parameters_and_names", "parameters_dict", "cells", "name_cells",
    "__setattr__", "__getattr__", "_cells",
}  # fmt: skip
"""What a class defines that sees to its weights itself."""
_REGISTERS = {
    "insert_child_to_cell",
    "insert_param_to_cell",
    "_cells",
    "_params",
    "__dict__",
    "trainable_params",
}
_READS = {
    "len",
    "enumerate",
    "zip",
    "range",
    "reversed",
    "print",
    "sum",
    "isinstance",
    "list",
    "iter",
    "sorted",
}
"""Calls after which the layers are where they were."""


@dataclass(frozen=True)
class Unregistered:
    """Layers that are put into a plain container on ``self``."""

    node: ast.expr
    """The container, or the layer that is appended to it."""
    name: str
    container: ast.expr
    """What is assigned to the attribute."""
    function: FunctionInfo


def unregistered(cls: ClassInfo, code: PythonCode) -> Iterator[Unregistered]:
    """The containers that the methods of ``cls`` put layers with weights into."""
    if cls.has_unknown_base or any(not _COLLECTS.isdisjoint(each.definitions) for each in cls.project_mro):
        return
    bindings = SelfAttributes(cls).bindings
    for name in dict.fromkeys(name for method in cls.init_methods for name, _ in method.self_bindings):
        found = [each for each in bindings.get(name, ()) if each.owner is cls]
        if (
            len(found) != 1
            or found[0].function is None
            or found[0].value is None
            or found[0].item is not None
        ):
            continue
        places = list(_layers(found[0], code))
        if places and not _is_taken_up(cls, name):
            yield from places


def _layers(binding: AttributeBinding, code: PythonCode) -> Iterator[Unregistered]:
    value, function = binding.value, binding.function
    assert value is not None
    assert function is not None
    elements = _elements(value)
    scope = scope_of(binding)
    if elements and all(_is_new_cell(each, scope) for each in elements):
        if any(_has_weights(each, scope, code) for each in elements):
            yield Unregistered(value, binding.name, value, function)
    elif isinstance(value, ast.List) and not value.elts:
        for call in function.nodes_of(ast.Call):
            is_new = _appended_to(call, function) == binding.name and _is_new_cell(call.args[0], scope)
            if is_new and _has_weights(call.args[0], scope, code):
                yield Unregistered(call, binding.name, value, function)


def _appended_to(call: ast.Call, function: FunctionInfo) -> str | None:
    """The attribute of ``self`` to whose list the call appends."""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "append" and len(call.args) == 1:
        return attribute_of(call.func.value, function.self_name)
    return None


def _elements(value: ast.expr) -> list[ast.expr]:
    if isinstance(value, (ast.List, ast.Tuple)):
        return value.elts
    if isinstance(value, ast.Dict):
        return value.values
    if isinstance(value, ast.ListComp):
        return [value.elt]
    return [value.value] if isinstance(value, ast.DictComp) else []


def _is_new_cell(node: ast.expr, scope: Scope) -> bool:
    """Whether ``node`` makes a Cell, which so has no other owner."""
    found = scope.value(node.func).cls if isinstance(node, ast.Call) else None
    if isinstance(found, External):
        return is_cell_name(found.name)
    return isinstance(found, ClassInfo) and found.is_cell


def _has_weights(node: ast.expr, scope: Scope, code: PythonCode) -> bool:
    version = code.target.measured_version
    calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
    return any(weights_of(scope, each, version) in ("constant", "random") for each in calls)


def _is_taken_up(cls: ClassInfo, name: str) -> bool:
    """Whether a method hands the container on or registers children, or rules on graph code look at it."""
    for method in cls.all_methods:
        reads = (attribute_of(node, method.self_name) == name for node in method.nodes_of(ast.Attribute))
        if method not in cls.init_methods and any(reads):
            return True
        if not _REGISTERS.isdisjoint(node.attr for node in method.nodes_of(ast.Attribute)):
            return True
        for call in method.nodes_of(ast.Call):
            called = call.func.id if isinstance(call.func, ast.Name) else ""
            given = [*call.args, *(keyword.value for keyword in call.keywords)]
            mentioned = (node for each in given for node in ast.walk(each))
            is_given = any(attribute_of(node, method.self_name) == name for node in mentioned)
            if called == "setattr" or (is_given and called not in _READS):
                return True
        for node in method.nodes_of(ast.Assign):
            if attribute_of(node.value, method.self_name) == name:
                return True
    return False
