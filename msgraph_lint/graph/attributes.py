"""What is on ``self``: every attribute that ``__init__`` and the class body put there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from msgraph_lint.graph.scope import (
    FACTS_VERSION,
    LAYER_PARAMETERS,
    Scope,
    class_scope,
)
from msgraph_lint.graph.values import (
    NONE,
    PARAMETER,
    UNKNOWN,
    Kind,
    Time,
    Value,
    constant,
    join,
)
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ATTRIBUTE_INSERTERS, ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import attribute_of


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
        if self.item is not None:
            return value.items[self.item] if value.items and self.item < len(value.items) else UNKNOWN
        return value


class SelfAttributes:
    """The attributes of instances of one class, bases included."""

    def __init__(self, cls: ClassInfo) -> None:
        self.cls = cls
        self._values: dict[str, Value] = {}
        self._busy: set[str] = set()

    @cached_property
    def bindings(self) -> dict[str, list[AttributeBinding]]:
        """Attribute name -> where it is set outside graph code, the most derived class first."""
        found: dict[str, list[AttributeBinding]] = {}
        for owner in self.cls.project_mro:
            for binding in self._of_class(owner):
                found.setdefault(binding.name, []).append(binding)
        return found

    def _of_class(self, owner: ClassInfo) -> Iterator[AttributeBinding]:
        body_scope = class_scope(owner)
        for statement in owner.node.body:
            if isinstance(statement, ast.Assign):
                pairs = [(target, statement.value) for target in statement.targets]
            elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
                pairs = [(statement.target, statement.value)]
            else:
                continue
            for target, value in pairs:
                if isinstance(target, ast.Name):
                    yield AttributeBinding(target.id, value, statement, owner, None, body_scope)
        for method, in_init in self._setting_methods(owner):
            yield from self._of_method(owner, method, in_init)

    def _setting_methods(self, owner: ClassInfo) -> Iterator[tuple[FunctionInfo, bool]]:
        """The methods of ``owner`` that may set attributes, and whether ``__init__`` reaches them."""
        for method in owner.all_methods:
            if method in owner.init_methods:
                yield method, True
            elif not _is_graph_method(method):
                yield method, False

    def _of_method(self, owner: ClassInfo, method: FunctionInfo, in_init: bool) -> Iterator[AttributeBinding]:
        scope = Scope(method, self.cls)
        unconditional = set(method.node.body)
        for name, binding in method.self_bindings:
            yield AttributeBinding(
                name,
                None if binding.iterated else binding.value,
                binding.statement,
                owner,
                method,
                scope,
                binding.item,
                in_init,
                binding.statement not in unconditional,
            )
        for name, call in method.self_calls:
            if name in ATTRIBUTE_INSERTERS and call.args and isinstance(call.args[0], ast.Constant):
                value = call.args[1] if len(call.args) > 1 else None
                conditional = scope.info.parents[call] not in unconditional
                yield AttributeBinding(
                    str(call.args[0].value), value, call, owner, method, scope, None, in_init, conditional
                )

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
            return value.holding(self._added_functions.get(name, ()))
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
    def _added_functions(self) -> dict[str, list[Value]]:
        """Attribute -> the functions that ``__init__`` adds to it: ``self.layers.append(f)``."""
        found: dict[str, list[Value]] = {}
        for owner in self.cls.project_mro:
            for method in owner.init_methods:
                scope = Scope(method, self.cls)
                for node in method.nodes:
                    name, added = _addition(node, method.self_name)
                    if name is not None and added is not None:
                        found.setdefault(name, []).extend(scope.value(added).functions)
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


def _addition(node: ast.AST, self_name: str | None) -> tuple[str | None, ast.expr | None]:
    """The attribute to which ``node`` adds something, and what: ``append``, ``insert``, ``self.k[…] = …``."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
        if node.func.attr in ("append", "extend", "insert"):
            return attribute_of(node.func.value, self_name), node.args[-1]
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
        return attribute_of(node.targets[0].value, self_name), node.value
    return None, None


def attributes_of(cls: ClassInfo) -> SelfAttributes:
    """The attributes of ``cls``, computed once per class."""
    cached: SelfAttributes | None = cls.__dict__.get("_self_attributes")
    if cached is None:
        cached = cls.__dict__["_self_attributes"] = SelfAttributes(cls)
    return cached


def _is_graph_method(method: FunctionInfo) -> bool:
    return method.name in ("construct", "bprop")
