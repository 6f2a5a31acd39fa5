"""Objects that ``__init__`` is given and keeps: what the project gives it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_opaque
from msgraph_lint.compiler.passing import is_shown, passed
from msgraph_lint.compiler.scope import module_scope, python_scope
from msgraph_lint.graph.creations import creations
from msgraph_lint.graph.instantiated import Instantiated
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.project import Project
from msgraph_lint.values.value import UNKNOWN, Kind, Time, Value, join

_MOST_STEPS = 4
"""Through how many networks an object is followed that hands it on."""


def given_object(function: GraphFunction, name: str) -> Value:
    """The objects that ``self.name`` may be, where that is a parameter of ``__init__``; else unknown."""
    if function.attributes is None:
        return UNKNOWN
    bindings = function.attributes.effective_bindings(name)
    binding = bindings[0] if len(bindings) == 1 else None
    if binding is None or binding.item is not None or not _is_parameter(binding):
        return UNKNOWN
    assert binding.function is not None
    assert isinstance(binding.value, ast.Name)
    found = list(
        _given(function.code.project, binding.function, binding.receiver, binding.value.id, _MOST_STEPS)
    )
    if found and all(each.kind in (Kind.CELL, Kind.NONE) for each in found):
        return join(found)
    if not found or not all(is_opaque(each) or _is_jit_class(each) for each in found):
        return UNKNOWN
    options = tuple(dict.fromkeys(found))
    return options[0] if len(options) == 1 else Value(Kind.OBJECT, options=options)


def _is_jit_class(value: Value) -> bool:
    return value.kind is Kind.OBJECT and isinstance(value.cls, ClassInfo) and value.cls.is_jit_class


def _is_parameter(binding: AttributeBinding) -> bool:
    init, value = binding.function, binding.value
    if init is None or init.name != "__init__" or not isinstance(value, ast.Name):
        return False
    return value.id in init.parameter_names and value.id not in init.bindings


def _given(project: Project, init: FunctionInfo, cls: ClassInfo, name: str, steps: int) -> Iterator[Value]:
    """What each call of ``cls`` that the project shows gives for ``name``, else what the annotation says."""
    around = {each.call: each for each in project.kept(Instantiated).constructions(cls).shown}
    calls = creations(project, cls) if cls.method("__init__") is init else []
    for module, call in calls:
        argument = passed(call, name, init.positions.get(name))
        if argument is None and is_shown(call):
            default = init.default(name)
            if default is not None:
                yield module_scope(init.module).value(default)
            continue
        construction = around.get(call)
        outer = construction.init if construction is not None else None
        owner = construction.owner if construction is not None else None
        if argument is None:
            yield UNKNOWN
        elif outer is None or owner is None:
            yield module_scope(module).value(argument)
        elif isinstance(argument, ast.Name) and argument.id in outer.parameter_names and steps:
            yield from _given(project, outer, owner, argument.id, steps - 1)
        else:
            yield python_scope(outer, owner).value(argument)
    if not calls:
        annotation = init.annotations.get(name)
        cls_given = init.resolve_outside(annotation) if annotation is not None else None
        if isinstance(cls_given, ClassInfo):
            yield Value(Kind.OBJECT, Time.CONSTANT, cls=cls_given)
