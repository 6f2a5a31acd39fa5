"""What is on ``self``: every attribute that ``__init__`` and the class body put there."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from msgraph_lint.compiler.places import Changed
from msgraph_lint.compiler.walk import CHANGING
from msgraph_lint.graph.scope import (
    FACTS_VERSION,
    LAYER_PARAMETERS,
    Scope,
    class_scope,
)
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ATTRIBUTE_INSERTERS, ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.elements import changed
from msgraph_lint.values.value import (
    NONE,
    PARAMETER,
    UNKNOWN,
    Kind,
    Time,
    Value,
    constant,
    functions_of,
    join,
)

_CHANGING = (ast.Call, ast.Assign, ast.Delete)
"""What may change what a container holds."""
_ADDING = {"append", "extend", "insert", "[]"}


@dataclass(frozen=True)
class AttributeBinding:
    """One place that sets an attribute of ``self`` outside graph code."""

    name: str
    value: ast.expr | None
    statement: ast.AST
    owner: ClassInfo
    function: FunctionInfo | None
    """The method that sets it; ``None`` in the class body."""
    scope: Scope
    item: int | None = None
    in_init: bool = True
    """Whether ``__init__`` runs it (itself or through a method it calls)."""
    conditional: bool = False
    """Whether a branch or loop surrounds it."""

    @property
    def evaluated(self) -> Value:
        """What it sets the attribute to."""
        if self.value is None:
            return UNKNOWN
        value = self.scope.value(self.value)
        if isinstance(self.value, ast.Name):
            value = self._changed_later(self.value, value)
        if self.item is not None:
            return value.items[self.item] if value.items and self.item < len(value.items) else UNKNOWN
        return value

    def _changed_later(self, node: ast.Name, value: Value) -> Value:
        """The list that ``node`` names may get more after the attribute is set."""
        evaluation = self.scope.evaluation
        seen = evaluation.places.reads.get(node)
        found = evaluation.places.of_name.get(node.id, ()) if seen is not None else ()
        later = [each for each in found if isinstance(each, Changed) and seen and each.number > seen.number]
        return join([value, *map(evaluation.value, later)]) if later else value


@dataclass(frozen=True)
class _Setting:
    """One place that sets an attribute of ``self``, whatever the class of ``self``: see AttributeBinding."""

    value: ast.expr | None
    statement: ast.AST
    function: FunctionInfo | None = None
    item: int | None = None
    in_init: bool = True
    conditional: bool = False


class _Bindings(Mapping[str, list[AttributeBinding]]):
    """Attribute name -> where it is set outside graph code, the most derived class first.

    They are made for the names that somebody asks for.
    """

    def __init__(self, cls: ClassInfo) -> None:
        self._cls = cls
        self._settings = [(owner, _settings(owner)) for owner in cls.project_mro]
        self._names = dict.fromkeys(name for _, settings in self._settings for name in settings)
        self._found: dict[str, list[AttributeBinding]] = {}
        self._scopes: dict[ClassInfo | FunctionInfo, Scope] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __getitem__(self, name: str) -> list[AttributeBinding]:
        if name not in self._found:
            if name not in self._names:
                raise KeyError(name)
            self._found[name] = [
                self._binding(name, owner, setting)
                for owner, settings in self._settings
                for setting in settings.get(name, ())
            ]
        return self._found[name]

    def _binding(self, name: str, owner: ClassInfo, setting: _Setting) -> AttributeBinding:
        return AttributeBinding(
            name,
            setting.value,
            setting.statement,
            owner,
            setting.function,
            self._scope(owner, setting.function),
            setting.item,
            setting.in_init,
            setting.conditional,
        )

    def _scope(self, owner: ClassInfo, method: FunctionInfo | None) -> Scope:
        """That of ``method``, or of the body of ``owner``."""
        key = method or owner
        if key not in self._scopes:
            self._scopes[key] = Scope(method, self._cls) if method is not None else class_scope(owner)
        return self._scopes[key]


class SelfAttributes:
    """The attributes of instances of one class, bases included."""

    def __init__(self, cls: ClassInfo) -> None:
        self.cls = cls
        self._values: dict[str, Value] = {}
        self._busy: set[str] = set()

    @cached_property
    def bindings(self) -> Mapping[str, list[AttributeBinding]]:
        """Attribute name -> where it is set outside graph code, the most derived class first."""
        return _Bindings(self.cls)

    @cached_property
    def is_dynamic(self) -> bool:
        """Whether attributes may exist that the source does not name (``setattr``, unknown bases)."""
        if self.cls.has_unknown_base:
            return True
        methods = [method for owner in self.cls.project_mro for method in owner.all_methods]
        return any(method.sets_unnamed_attributes for method in methods)

    @cached_property
    def has_layer_base(self) -> bool:
        """Whether the class derives from a MindSpore Cell that brings attributes of its own."""
        return any(base.name != "mindspore.nn.Cell" for base in self.cls.external_bases)

    def value(self, name: str) -> Value:
        """What ``self.name`` is when graph code starts."""
        if name not in self._values:
            if name in self._busy:
                return UNKNOWN
            self._busy.add(name)
            try:
                value = self._value(name)
            finally:
                self._busy.discard(name)
            if any(each.scope.evaluation.is_settling for each in self.bindings.get(name, ())):
                return value
            self._values[name] = value
        return self._values[name]

    def _value(self, name: str) -> Value:
        method = self.cls.method(name)
        found = self.effective_bindings(name)
        if found:
            value = join(binding.evaluated for binding in found)
            for each in self._additions.get(name, ()):
                value = each.made_of(value)
            return value
        if method is not None:
            if any(isinstance(d, ast.Name) and d.id == "property" for d in method.node.decorator_list):
                return UNKNOWN
            return Value(Kind.FUNCTION, Time.CONSTANT, function=method, receiver=self.cls)
        if name == "training" and self.cls.is_cell:
            return constant(Kind.BOOL)
        if self.has_layer_base and name in LAYER_PARAMETERS:
            return join([PARAMETER, NONE])
        return UNKNOWN

    @cached_property
    def _additions(self) -> dict[str, list[_Addition]]:
        """Attribute -> what ``__init__`` does to its contents, in order: ``self.layers.append(f)``."""
        found: dict[str, list[_Addition]] = {}
        for owner in self.cls.project_mro:
            for method in owner.init_methods:
                scope = Scope(method, self.cls)
                for node in (node for kind in _CHANGING for node in method.by_type.get(kind, ())):
                    if (addition := _addition(scope, node, method.self_name)) is not None:
                        found.setdefault(addition.name, []).append(addition)
        return found

    def effective_bindings(self, name: str) -> list[AttributeBinding]:
        """The settings of ``name`` that may be the last: an unconditional one hides those of bases."""
        found: list[AttributeBinding] = []
        everywhere = self.bindings.get(name, [])
        for binding in [b for b in everywhere if b.in_init] or everywhere:
            if (
                found
                and binding.owner is not found[-1].owner
                and any(b.in_init and not b.conditional and b.function is not None for b in found)
            ):
                break
            found.append(binding)
        if any(b.function is not None for b in found):
            found = [b for b in found if b.function is not None or b.owner is not found[0].owner]
        return found

    def exists(self, name: str) -> bool | None:
        """Whether ``self.name`` exists; ``None`` when the source does not show it."""
        if name in self.bindings or self.cls.method(name) is not None:
            return True
        if self.cls.is_cell and name in facts(FACTS_VERSION).cell_attributes:
            return True
        return None if self.is_dynamic or self.has_layer_base else False


def _settings(owner: ClassInfo) -> dict[str, list[_Setting]]:
    """Attribute name -> where ``owner`` itself sets it, computed once per class."""
    cached: dict[str, list[_Setting]] | None = owner.__dict__.get("_own_settings")
    if cached is None:
        cached = owner.__dict__["_own_settings"] = {}
        for name, setting in _settings_in(owner):
            cached.setdefault(name, []).append(setting)
    return cached


def _settings_in(owner: ClassInfo) -> Iterator[tuple[str, _Setting]]:
    for statement in owner.node.body:
        if isinstance(statement, ast.Assign):
            pairs = [(target, statement.value) for target in statement.targets]
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            pairs = [(statement.target, statement.value)]
        else:
            continue
        for target, value in pairs:
            if isinstance(target, ast.Name):
                yield target.id, _Setting(value, statement)
    for method in owner.all_methods:  # those that may set attributes
        in_init = method in owner.init_methods
        if in_init or not _is_graph_method(method):
            yield from _settings_by(method, in_init)


def _settings_by(method: FunctionInfo, in_init: bool) -> Iterator[tuple[str, _Setting]]:
    unconditional = set(method.node.body)
    for name, binding in method.self_bindings:
        value = None if binding.iterated else binding.value
        conditional = binding.statement not in unconditional
        yield name, _Setting(value, binding.statement, method, binding.item, in_init, conditional)
    for name, call in method.self_calls:
        if name in ATTRIBUTE_INSERTERS and call.args and isinstance(call.args[0], ast.Constant):
            value = call.args[1] if len(call.args) > 1 else None
            conditional = method.parents[call] not in unconditional
            yield str(call.args[0].value), _Setting(value, call, method, None, in_init, conditional)


@dataclass(frozen=True)
class _Addition:
    """A change of what a container on ``self`` holds."""

    name: str
    scope: Scope
    how: str
    arguments: tuple[ast.expr, ...]

    def made_of(self, value: Value) -> Value:
        """The container ``value`` after it."""
        arguments = [self.scope.value(each) for each in self.arguments]
        added = functions_of(arguments) if self.how in _ADDING else ()
        return changed(value, self.how, arguments).holding(added)


def _addition(scope: Scope, node: ast.AST, self_name: str | None) -> _Addition | None:
    """``self.k.append(…)``, ``self.k[…] = …``: what ``node`` does to a container on ``self``."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        name = attribute_of(node.func.value, self_name)
        return _Addition(name, scope, node.func.attr, tuple(node.args)) if name is not None else None
    if isinstance(node, (ast.Assign, ast.Delete)):
        for target in node.targets:
            name = attribute_of(target.value, self_name) if isinstance(target, ast.Subscript) else None
            if name is not None and isinstance(node, ast.Assign):
                return _Addition(name, scope, "[]", (node.value,))
            if name is not None:
                return _Addition(name, scope, "del", ())
    return None


def attributes_of(cls: ClassInfo) -> SelfAttributes:
    """The attributes of ``cls``, computed once per class."""
    cached: SelfAttributes | None = cls.__dict__.get("_self_attributes")
    if cached is None:
        cached = cls.__dict__["_self_attributes"] = SelfAttributes(cls)
    return cached


def _is_graph_method(method: FunctionInfo) -> bool:
    return method.name in ("construct", "bprop")
