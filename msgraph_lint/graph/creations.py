"""Where the project creates instances of its classes, and what it passes to ``__init__``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.passing import passed
from msgraph_lint.compiler.scope import AttributeValues, module_scope, python_scope
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Module
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.project import Project
from msgraph_lint.values.value import NUMBERS, UNKNOWN, Kind, Value, constant, join, literal


def creations(project: Project, cls: ClassInfo) -> list[tuple[Module, ast.Call]]:
    """The calls in the project that create instances of ``cls``."""
    return project.kept(_Creations).of(cls)


class _Creations:
    """The calls in a project, and the classes that were looked for so far."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._found: dict[ClassInfo, list[tuple[Module, ast.Call]]] = {}

    def of(self, cls: ClassInfo) -> list[tuple[Module, ast.Call]]:
        if cls not in self._found:
            self._found[cls] = [
                (module, node)
                for module in self._callers.get(cls.name, ())
                for node in module.calls_of(cls.name)
                if module.resolve(node.func) is cls
            ]
        return self._found[cls]

    @cached_property
    def _callers(self) -> dict[str, list[Module]]:
        """Name -> the modules that call something of this name."""
        found: dict[str, list[Module]] = {}
        for module in self._project.modules():
            for name in module.called_names:
                found.setdefault(name, []).append(module)
        return found


def passed_functions(project: Project, cls: ClassInfo, binding: AttributeBinding) -> Iterator[Value]:
    """The functions that an attribute may be because ``__init__`` is given them."""
    init = cls.method("__init__")
    if init is None or binding.function is not init or binding.value is None:
        return
    for name in sorted(_kept_names(binding.value) & init.parameter_names):
        default = init.default(name)
        if default is not None:
            yield from module_scope(init.module).value(default).functions
        for module, call in creations(project, cls):
            argument = passed(call, name, init.positions.get(name))
            if argument is not None:
                yield from module_scope(module).value(argument).functions


def _kept_names(value: ast.expr) -> set[str]:
    """The names in ``value``, but for those that are only called, or asked for."""
    left_out = {
        id(each)
        for part in ast.walk(value)
        for each in (
            [part.func] if isinstance(part, ast.Call) else [part.test] if isinstance(part, ast.IfExp) else []
        )
    }
    return {part.id for part in ast.walk(value) if isinstance(part, ast.Name) and id(part) not in left_out}


def made_of_numbers(project: Project, attributes: AttributeValues, name: str) -> Value:
    """What ``self.name`` is, where ``__init__`` computes it from parameters that are numbers by default.

    They are taken for numbers, unless the project passes anything else.
    """
    init = attributes.cls.method("__init__")
    bindings = attributes.effective_bindings(name)
    made = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
    if init is None or made is None or bindings[0].function is not init:
        return UNKNOWN
    given = {
        part.id: _by_default(init, part.id)
        for part in ast.walk(made)
        if isinstance(part, ast.Name) and part.id in init.parameter_names and part.id not in init.bindings
    }
    given = {each: value for each, value in given.items() if value.kind in NUMBERS}
    if not given:
        return UNKNOWN
    for module, call in creations(project, attributes.cls):
        for each, value in given.items():
            node = passed(call, each, init.positions.get(each))
            other = module_scope(module).value(node) if node is not None else UNKNOWN
            if other.kind is not Kind.UNKNOWN:
                given[each] = join([value, constant(other.kind) if other.kind in NUMBERS else other])
    found = python_scope(init, attributes.cls).for_call(given).value(made)
    return found if found.kind in NUMBERS else UNKNOWN


def _by_default(init: FunctionInfo, name: str) -> Value:
    """Some number of the kind that the parameter ``name`` has by default."""
    default = init.default(name)
    kind = literal(default.value).kind if isinstance(default, ast.Constant) else Kind.UNKNOWN
    if kind not in NUMBERS:
        return UNKNOWN
    return constant(Kind.BOOL if kind is Kind.BOOL else Kind.NUMBER)


def made_of_classes(project: Project, attributes: AttributeValues, name: str, value: Value) -> Value:
    """What ``self.name`` is, where ``__init__`` calls what the project passes: ``self.act = act_layer()``.

    ``value``: what it is when that is taken to be the default.
    """
    init = attributes.cls.method("__init__")
    if init is None or not init.called_parameters:
        return value
    bindings = attributes.effective_bindings(name)
    made = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
    if made is None or bindings[0].function is not init:
        return value
    calls = (part for part in ast.walk(made) if isinstance(part, ast.Call))
    called = {call.func.id for call in calls if isinstance(call.func, ast.Name)} & init.called_parameters
    if not called:
        return value
    found: list[Value] = []
    for module, call in creations(project, attributes.cls):
        arguments = {each: passed(call, each, init.positions.get(each)) for each in sorted(called)}
        given = {
            each: module_scope(module).value(node) for each, node in arguments.items() if node is not None
        }
        classes = {each: given[each] for each in given if given[each].kind is Kind.CLASS}
        scope = python_scope(init, attributes.cls)
        found.append(scope.for_call(classes).value(made) if classes else value)
    return join(found) if found else value
