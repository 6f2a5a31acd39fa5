"""Objects that ``__init__``, or a method like ``set_processor``, is given and keeps."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Union

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_opaque
from msgraph_lint.compiler.passing import is_shown, passed
from msgraph_lint.compiler.scope import module_scope, python_scope, scope_of
from msgraph_lint.graph.creations import creations
from msgraph_lint.graph.instantiated import Instantiated
from msgraph_lint.graph.plain import is_partial
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Module
from msgraph_lint.program.project import Project
from msgraph_lint.values.value import NONE, UNKNOWN, Kind, Time, Value, join

_Call = tuple[ast.Call, Union[FunctionInfo, Module], "ClassInfo | None"]
"""A call, the method or module around it, and the class of that method's ``self``."""

_MOST_STEPS = 4
"""Through how many networks an object is followed that hands it on."""


def given_object(function: GraphFunction, name: str) -> Value:
    """The objects that ``self.name`` may be, where that is a parameter of ``__init__``; else unknown."""
    if function.attributes is None:
        return UNKNOWN
    bindings = function.attributes.effective_bindings(name)
    binding = bindings[0] if len(bindings) == 1 else None
    parameter = _parameter(binding) if binding is not None and binding.item is None else None
    if binding is None or parameter is None:
        return UNKNOWN
    assert binding.function is not None
    found = list(_given(function.code.project, binding.function, binding.receiver, parameter, _MOST_STEPS))
    if isinstance(binding.value, ast.BoolOp):
        other = scope_of(binding).value(binding.value.values[-1])
        found = [other if each.kind is Kind.NONE else each for each in found or [NONE]]
    if found and all(each.kind in (Kind.CELL, Kind.NONE) for each in found):
        return join(found)
    if not found or not all(is_opaque(each) or _is_jit_class(each) or is_partial(each) for each in found):
        return UNKNOWN
    options = tuple(dict.fromkeys(found))
    return options[0] if len(options) == 1 else Value(Kind.OBJECT, options=options)


def _is_jit_class(value: Value) -> bool:
    return value.kind is Kind.OBJECT and isinstance(value.cls, ClassInfo) and value.cls.is_jit_class


def _parameter(binding: AttributeBinding) -> str | None:
    """The parameter that it sets the attribute to, also ``given or other``."""
    method, value = binding.function, binding.value
    if isinstance(value, ast.BoolOp) and isinstance(value.op, ast.Or) and len(value.values) == 2:
        value = value.values[0]
    is_parameter = method is not None and isinstance(value, ast.Name) and _is_left_alone(method, value.id)
    return value.id if is_parameter and isinstance(value, ast.Name) else None


def _is_left_alone(function: FunctionInfo, name: str) -> bool:
    """Whether it is a parameter that keeps what it is given."""
    return name in function.parameter_names and name not in function.bindings


def _given(project: Project, method: FunctionInfo, cls: ClassInfo, name: str, steps: int) -> Iterator[Value]:
    """What each call that the project shows gives for ``name``, else what the annotation says."""
    calls = _calls(project, method, cls)
    for call, caller, owner in calls:
        argument = passed(call, name, method.positions.get(name))
        if argument is None and is_shown(call):
            default = method.default(name)
            if default is not None:
                yield module_scope(method.module).value(default)
            continue
        if argument is None:
            yield UNKNOWN
        elif isinstance(caller, Module):
            yield module_scope(caller).value(argument)
        elif isinstance(argument, ast.Name) and _is_left_alone(caller, argument.id) and steps:
            yield from _given(project, caller, owner or cls, argument.id, steps - 1)
        else:
            yield python_scope(caller, owner).value(argument)
    if not calls:
        annotation = method.annotations.get(name)
        cls_given = method.resolve_outside(annotation) if annotation is not None else None
        if isinstance(cls_given, ClassInfo):
            yield Value(Kind.OBJECT, Time.CONSTANT, cls=cls_given)


def _calls(project: Project, method: FunctionInfo, cls: ClassInfo) -> list[_Call]:
    """The calls that make instances of ``cls``; those of another method, where methods of ``cls`` call it."""
    if method.name != "__init__":
        callers = [each for owner in cls.project_mro for each in owner.all_methods]
        return [
            (call, caller, cls)
            for caller in callers
            for called, call in caller.self_calls
            if called == method.name and cls.method(called) is method
        ]
    if cls.method("__init__") is not method:
        return []
    around = {each.call: each for each in project.kept(Instantiated).constructions(cls).shown}
    found: list[_Call] = []
    for module, call in creations(project, cls):
        construction = around.get(call)
        if construction is None or construction.init is None or construction.owner is None:
            found.append((call, module, None))
        else:
            found.append((call, construction.init, construction.owner))
    return found
