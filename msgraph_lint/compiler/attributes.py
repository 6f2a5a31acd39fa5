"""What is put on ``self``: every place in ``__init__``, other methods or a class body that sets it.

What the attributes are then is the scopes' to say: see :class:`msgraph_lint.compiler.scope.AttributeValues`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence

from msgraph_lint.compiler.walk import CHANGING
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.mindspore_facts.interface import attributes_in_any_version
from msgraph_lint.program.definitions import ATTRIBUTE_INSERTERS, ClassInfo, FunctionInfo
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.syntax import attribute_of, end_of, place_of
from msgraph_lint.records import dataclass
from msgraph_lint.targets import LATEST_VERSION

_CHANGING = (ast.Call, ast.Assign, ast.Delete)
"""What may change what a container holds."""


@dataclass(frozen=True)
class AttributeBinding:
    """One place that sets an attribute of ``self`` outside graph code."""

    name: str
    value: ast.expr | None
    statement: ast.AST
    owner: ClassInfo
    receiver: ClassInfo
    """The class of ``self``."""
    function: FunctionInfo | None
    """The method that sets it; ``None`` in the class body."""
    item: int | None = None
    in_init: bool = True
    """Whether ``__init__`` runs it (itself or through a method it calls)."""
    conditional: bool = False
    """Whether a branch or loop surrounds it."""


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
            self._cls,
            setting.function,
            setting.item,
            setting.in_init,
            setting.conditional,
        )


class SelfAttributes:
    """The attributes of instances of one class, bases included."""

    def __init__(self, cls: ClassInfo) -> None:
        self.cls = cls
        self._effective: dict[str, Sequence[AttributeBinding]] = {}

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

    def may_be_layers(self, name: str) -> bool:
        """Whether a MindSpore Cell that the class derives from has the attribute, or may have it."""
        brought = (attributes_in_any_version(base.name) for base in self.cls.external_bases)
        return any(names is None or name in names for names in brought)

    @cached_property
    def additions(self) -> dict[str, list[Addition]]:
        """Attribute -> what ``__init__`` does to its contents, in order: ``self.layers.append(f)``."""
        found: dict[str, list[Addition]] = {}
        for owner in self.cls.project_mro:
            for method in owner.init_methods:
                for node in (node for kind in _CHANGING for node in method.by_type.get(kind, ())):
                    if (addition := _addition(method, node)) is not None:
                        found.setdefault(addition.name, []).append(addition)
        return found

    def effective_bindings(self, name: str) -> Sequence[AttributeBinding]:
        """The settings of ``name`` that may be the last: an unconditional one hides those of bases."""
        if name not in self._effective:
            self._effective[name] = self._effective_bindings(name)
        return self._effective[name]

    def _effective_bindings(self, name: str) -> Sequence[AttributeBinding]:
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
        return _without_replaced(found)

    def exists(self, name: str) -> bool | None:
        """Whether ``self.name`` exists; ``None`` when the source does not show it."""
        if name in self.bindings or self.cls.method(name) is not None:
            return True
        if self.cls.is_cell and name in facts(LATEST_VERSION).cell_attributes:
            return True
        return None if self.is_dynamic or self.may_be_layers(name) else False


def _without_replaced(found: list[AttributeBinding]) -> list[AttributeBinding]:
    """``found`` without what ``__init__`` sets anew before anybody reads it."""
    own: dict[FunctionInfo, list[AttributeBinding]] = {}
    for each in found:
        if each.function is not None and each.function.name == "__init__":
            own.setdefault(each.function, []).append(each)
    replaced: set[AttributeBinding] = set()
    for method, bindings in own.items():
        last = next((index for index in reversed(range(len(bindings))) if not bindings[index].conditional), 0)
        if last and not _is_read_before(method, bindings[last]):
            replaced.update(bindings[:last])
    return [each for each in found if each not in replaced]


def _is_read_before(method: FunctionInfo, binding: AttributeBinding) -> bool:
    """Whether ``method`` reads the attribute before ``binding``, or in it, sets it anew."""
    if not isinstance(binding.statement, (ast.stmt, ast.expr)):
        return True
    end = end_of(binding.statement)
    mentions = (node for node in method.nodes_of(ast.Attribute) if node.attr == binding.name)
    return any(isinstance(node.ctx, ast.Load) and place_of(node) < end for node in mentions)


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
        if method.sets_attributes and (in_init or not _is_graph_method(method)):
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
class Addition:
    """A change of what a container on ``self`` holds."""

    name: str
    method: FunctionInfo
    """Where it stands."""
    how: str
    """As in :class:`msgraph_lint.compiler.places.Changed`."""
    arguments: tuple[ast.expr, ...]


def _addition(method: FunctionInfo, node: ast.AST) -> Addition | None:
    """``self.k.append(…)``, ``self.k[…] = …``: what ``node`` does to a container on ``self``."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        name = attribute_of(node.func.value, method.self_name)
        return Addition(name, method, node.func.attr, tuple(node.args)) if name is not None else None
    if isinstance(node, (ast.Assign, ast.Delete)):
        for target in node.targets:
            if not isinstance(target, ast.Subscript):
                continue
            name = attribute_of(target.value, method.self_name)
            if name is not None and isinstance(node, ast.Assign):
                return Addition(name, method, "[]", (node.value,))
            if name is not None:
                return Addition(name, method, "del", ())
    return None


def _is_graph_method(method: FunctionInfo) -> bool:
    return method.name in ("construct", "bprop")
