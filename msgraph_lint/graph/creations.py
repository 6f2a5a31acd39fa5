"""Where the project creates instances of its classes, and what it passes to ``__init__``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.passing import passed
from msgraph_lint.compiler.scope import AttributeValues, module_scope, python_scope
from msgraph_lint.program.definitions import ClassInfo, Module
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.project import Project
from msgraph_lint.values.value import Kind, Value, join


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
    names = {part.id for part in ast.walk(binding.value) if isinstance(part, ast.Name)}
    for name in sorted(names & init.parameter_names):
        default = init.default(name)
        if default is not None:
            yield from module_scope(init.module).value(default).functions
        for module, call in creations(project, cls):
            argument = passed(call, name, init.positions.get(name))
            if argument is not None:
                yield from module_scope(module).value(argument).functions


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
