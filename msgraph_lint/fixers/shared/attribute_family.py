"""The methods that have to do with attributes of one kind of object, in graph code and outside of it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import inf

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.fixers.shared.attribute_reads import (
    AttributeReads,
    Seen,
    called_method,
    made_if_missing,
    names_asked_for,
)
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Module
from msgraph_lint.program.syntax import attribute_of, end_of, place_of
from msgraph_lint.targets import MEASURED_VERSIONS

_LISTS_OF_WEIGHTS = re.compile("_keys_to_ignore|_keep_in_fp32|_tied_weights|_no_split")


@dataclass(frozen=True)
class Method:
    """One method that mentions the attributes."""

    function: GraphFunction
    reads: AttributeReads

    @property
    def info(self) -> FunctionInfo:
        return self.function.info


class Family:
    """The classes whose objects may have the attributes ``names`` that ``function`` assigns."""

    def __init__(self, function: GraphFunction, names: tuple[str, ...]) -> None:
        self.function = function
        self.module = function.module
        self.names = names
        """That of the finding first."""

    @cached_property
    def graph(self) -> list[GraphFunction]:
        """The graph code of the family that mentions the attributes, or a method that assigns them."""
        mentioned = (*self.names, *self._writing)
        found = (method for method in self._all_methods if _mentions(method, mentioned))
        return [each for method in found if (each := self._compiled(method)) is not None]

    def _compiled(self, method: FunctionInfo) -> GraphFunction | None:
        """The method as graph code, with the first class of ``self`` that it is seen with."""
        return next(iter(self.function.code.compiled.get(method.node, ())), None)

    @cached_property
    def modules(self) -> list[Module] | None:
        """The modules that may mention the attribute of the finding; ``None`` for too many."""
        return self.function.code.project.mentioning(self.names[0], self.module)

    @cached_property
    def _classes(self) -> list[ClassInfo]:
        """The classes of the family."""
        return self._related_to(self._roots)

    @cached_property
    def _roots(self) -> frozenset[ClassInfo]:
        """The class and those of its bases that mention the attributes, or a method that assigns them."""
        return self._bases_that_mention((*self.names, *self._writing))

    def _bases_that_mention(self, names: Collection[str]) -> frozenset[ClassInfo]:
        own = self.function.info.owner
        bases = own.project_mro if own is not None else ()
        return frozenset(
            cls for cls in bases if cls is own or any(_mentions(method, names) for method in cls.all_methods)
        )

    def _related_to(self, roots: frozenset[ClassInfo]) -> list[ClassInfo]:
        """The classes whose instances run methods of one of ``roots``."""
        classes = (cls for module in self.modules or () for cls in module.classes)
        return [cls for cls in classes if not roots.isdisjoint(cls.project_mro)]

    @cached_property
    def _writing(self) -> frozenset[str]:
        """The methods that assign the attributes in graph code and return nothing."""
        found = set[str]()
        for cls in self._related_to(self._bases_that_mention(self.names)):
            for method in cls.all_methods:
                each = self._compiled(method) if _mentions(method, self.names) else None
                if each is None or each.is_entry or each.modified_attributes.isdisjoint(self.names):
                    continue
                if all(node.value is None for node in method.nodes_of(ast.Return)):
                    found.add(method.name)
        return frozenset(found)

    @cached_property
    def helpers(self) -> dict[str, tuple[str, ...]]:
        """Method that assigns attributes for its callers -> these attributes."""
        found: dict[str, tuple[str, ...]] = {}
        for name in sorted(self._writing):
            own = [each for each in self.graph if each.info.name == name]
            written = dict.fromkeys(write.name for each in own for write in each.attribute_writes)
            carried = frozenset().union(*(self._carried(each) for each in own))
            found[name] = tuple(
                each
                for each in written
                if each in self.names and (each in carried or self._is_read_after(name, each))
            )
        return {name: assigned for name, assigned in found.items() if assigned}

    def _carried(self, method: GraphFunction) -> frozenset[str]:
        """What ``method`` assigns on some of its ways only, and computes with from call to call."""
        names = method.modified_attributes & method.info.attributes.keys()
        return method.once(_carried_by) & names

    def _is_read_after(self, helper: str, name: str) -> bool:
        """Whether another method may read the attribute ``name`` after it called ``helper``."""
        for info in self._all_methods:
            if info.name == helper:
                continue
            start: tuple[float, int] = (0, 0)
            if info.owner is not None and info in info.owner.init_methods:
                calls = (end_of(node) for caller, node in self.calls(helper) if caller is info)
                start = min(calls, default=(inf, 0))
            for node in info.attributes.get(name, ()):
                if not isinstance(node.ctx, ast.Store) and place_of(node) > start:
                    return True
        return False

    @cached_property
    def _all_methods(self) -> list[FunctionInfo]:
        return [method for cls in self._classes for method in cls.all_methods]

    @cached_property
    def readers(self) -> list[FunctionInfo]:
        """All methods of the family that mention the attributes."""
        return [each for each in self._all_methods if any(name in each.attributes for name in self.names)]

    @cached_property
    def methods(self) -> list[Method]:
        """The graph code that is to be rewritten."""
        return [
            Method(each, AttributeReads(each.info, each.self_name, self.names, self.helpers, self.missing))
            for each in self.graph
        ]

    @cached_property
    def missing(self) -> frozenset[str]:
        """The names that nothing sets or asks for but ``if not hasattr(self, "name"): self.name = …``."""
        attributes = self.function.attributes
        if attributes is None or attributes.has_layer_base:
            return frozenset()
        asked = Counter(name for info in self.readers for _, name in tests_of_missing(info))
        found = set[str]()
        for name in self.names:
            is_set = len(attributes.bindings.get(name, ())) != asked[name] or name in self._of_every_cell
            stores = [
                node
                for info in self.readers
                for node in info.attributes.get(name, ())
                if not isinstance(node.ctx, ast.Load)
            ]
            read = sum(loads(info, name) for info in self.readers)
            if not is_set and asked[name] == len(stores) and self.times_read(name) == read + asked[name]:
                found.add(name)
        return frozenset(found)

    @cached_property
    def _of_every_cell(self) -> frozenset[str]:
        return frozenset().union(*(facts(version).cell_attributes for version in MEASURED_VERSIONS))

    @cached_property
    def together(self) -> frozenset[str]:
        """Attributes that decide whether these are assigned, or that are assigned together with them."""
        found = set[str]()
        for each in self.graph:
            if (helper := each.info.name) in self.helpers:
                found |= {name for name in each.modified_attributes if self._is_read_after(helper, name)}
        for each in self.graph:
            for write in each.attribute_writes:
                tests = self._tests_of(each, write.statement)
                if write.name in self.names:
                    found |= tests & each.modified_attributes
                    if write.value is not None and each.info.name in self.helpers:
                        found |= attributes_behind(each, write.value) & self._carried(each)
                elif not tests.isdisjoint(self.names):
                    found.add(write.name)
            for statement in each.live_statements:
                if called_method(statement, each.self_name) in self._writing:
                    found |= self._tests_of(each, statement) & self._assigned
        return frozenset(found)

    @cached_property
    def _assigned(self) -> frozenset[str]:
        """Attributes that graph code of the family assigns."""
        return frozenset().union(*(each.modified_attributes for each in self.graph))

    def _tests_of(self, function: GraphFunction, statement: ast.stmt) -> frozenset[str]:
        """Attributes of ``self`` by which it is decided whether ``statement`` runs."""
        conditions = [*function.conditions_of(statement), *exits_before(function, statement)]
        return frozenset().union(*(attributes_in(function, each.test) for each in conditions))

    @property
    def is_kept(self) -> bool:
        """Whether a read may see what a call before has left behind."""
        return any(
            seen is not Seen.OWN and node.attr in self.read
            for each in self.methods
            for node, seen in each.reads.reads.items()
        )

    @cached_property
    def read(self) -> frozenset[str]:
        """The attributes that are not only updated: ``self.calls += 1``."""
        return frozenset(name for name in self.names if any(loads(info, name) for info in self.readers))

    def is_read_elsewhere(self) -> bool:
        """Whether anything in the project but these methods and ``__init__`` may read the attributes."""
        graph = {each.info for each in self.methods}
        for info in self.readers:
            is_init = info.owner is not None and info in info.owner.init_methods
            if info not in graph and not is_init and not self._is_never_called(info):
                return True
        for name in self.names:
            inside = sum(
                loads(info, name) + names_asked_for(info, info.self_name)[name] for info in self.readers
            )
            elsewhere = self.times_read(name) - inside if name not in self.missing else 0
            if elsewhere > 0 and elsewhere > self._times_read_of_others(name):
                return True
        return any(
            self._is_called_elsewhere(name) or self._is_defined_elsewhere(name) for name in self.helpers
        )

    def _times_read_of_others(self, name: str) -> int:
        """How often the attribute ``name`` is read of what is not ``self``, and nothing shows what that is.

        Where another class sets such an attribute, it is taken for an object of that.
        """
        project, classes = self.function.code.project, self._classes
        found = [
            (info, node, attribute_of(node, info.self_name) == name)
            for module in project.mentioning(name, self.module) or ()
            for info in module.all_functions
            for node in info.attributes.get(name, ())
        ]
        is_set = any(
            is_own and isinstance(node.ctx, ast.Store) and info.owner not in classes
            for info, node, is_own in found
        )
        readers = {each.info for cls in classes for each in self.function.code.attribute_readers(cls, name)}
        if not is_set or not readers <= set(self.readers):
            return 0
        return sum(not is_own and isinstance(node.ctx, ast.Load) for _, node, is_own in found)

    def _is_never_called(self, method: FunctionInfo) -> bool:
        """Whether it is a private method that nothing in the project mentions."""
        is_private = method.name.startswith("_") and not method.name.endswith("__")
        return is_private and not self.times_read(method.name)

    def times_read(self, name: str) -> float:
        """How often the project may read the attribute ``name`` of these objects."""
        modules = self.function.code.project.mentioning(name, self.module)
        if modules is None:
            return inf
        strangers = (
            cls for module in modules for cls in module.classes if self._roots.isdisjoint(cls.project_mro)
        )
        foreign = (
            node
            for cls in strangers
            for method in cls.all_methods
            for node in method.attributes.get(name, ())
            if attribute_of(node, method.self_name) == name and not isinstance(node.ctx, ast.Store)
        )
        listed = (1 for module in modules for each in _weights_listed(module) if each == name)
        return sum(module.attribute_mentions(name) for module in modules) - sum(
            1 for _ in (*foreign, *listed)
        )

    def is_defined_elsewhere(self, method: FunctionInfo) -> bool:
        """Whether another class of this kind has a method of the name of ``method``."""
        return any(info.name == method.name and info is not method for info in self._all_methods)

    def _is_called_elsewhere(self, helper: str) -> bool:
        """Whether the method ``helper`` is mentioned but as the statement ``self.helper(…)``."""
        calls = sum(1 for _ in self.calls(helper))
        return self.times_read(helper) > calls

    def _is_defined_elsewhere(self, helper: str) -> bool:
        """Whether a class of this kind has a method ``helper`` that is not rewritten."""
        rewritten = {method.info for method in self.methods}
        return any(info.name == helper and info not in rewritten for info in self._all_methods)

    def calls(self, helper: str) -> Iterator[tuple[FunctionInfo, ast.Expr]]:
        """The statements ``self.helper(…)`` of the module, with the methods that they stand in."""
        for info in self._all_methods:
            if info.module is self.module and helper in info.attributes:
                for node in info.nodes_of(ast.Expr):
                    if called_method(node, info.self_name) == helper:
                        yield info, node

    def is_told(self, method: Method) -> bool:
        """Whether reads that see what others assign are told of it: by the statement that calls them."""
        for node, seen in method.reads.reads.items():
            if seen is Seen.OWN or node.attr not in self.read:
                continue
            for other in self.methods:
                if other is method or node.attr not in other.function.modified_attributes:
                    continue
                if self._only_assigns_results(other, node.attr):
                    continue
                assigned = self.helpers.get(other.info.name, ())
                is_called = any(info is method.info for info, _ in self.calls(other.info.name))
                is_override = other.info.name == method.info.name
                if not is_override and not (node.attr in assigned and is_called):
                    return False
        return True

    def _only_assigns_results(self, method: Method, name: str) -> bool:
        """Whether ``method`` assigns ``name`` only what a method returns that keeps it."""
        writes = [write for write in method.function.attribute_writes if write.name == name]
        return all(self.is_result(method, write) for write in writes)

    def is_result(self, method: Method, write: AttributeWrite) -> bool:
        """Whether ``write`` assigns what a method returns that assigns the same attribute."""
        value = getattr(write.statement, "value", None)
        called = attribute_of(value.func, method.function.self_name) if isinstance(value, ast.Call) else None
        return any(
            other.info.name == called and write.name in other.function.modified_attributes
            for other in self.methods
        )


def tests_of_missing(info: FunctionInfo) -> Iterator[tuple[ast.If, str]]:
    """The ``if not hasattr(self, "name"): self.name = …`` of a method, each with the name."""
    for node in info.nodes_of(ast.If):
        name = made_if_missing(node, info.self_name)
        if name is not None:
            yield node, name


def _weights_listed(module: Module) -> Iterator[object]:
    """What classes list under `_keys_to_ignore_on_load_missing` and the like: names of weights."""
    for cls in module.classes:
        for statement in cls.node.body:
            if isinstance(statement, ast.Assign) and _LISTS_OF_WEIGHTS.match(
                ast.unparse(statement.targets[0])
            ):
                yield from (each.value for each in ast.walk(statement) if isinstance(each, ast.Constant))


def _carried_by(function: GraphFunction) -> frozenset[str]:
    """The attributes of which a read may see what was there before, or what this call assigned."""
    reads = AttributeReads(function.info, function.self_name, function.modified_attributes, {})
    return frozenset(node.attr for node, seen in reads.reads.items() if seen is Seen.EITHER)


def attributes_behind(function: GraphFunction, node: ast.expr) -> frozenset[str]:
    """The attributes of ``self`` in ``node`` and in what its local names are bound to."""
    found, todo, seen = set[str](), [node], set[str]()
    while todo:
        part = todo.pop()
        found |= attributes_in(function, part)
        names = {each.id for each in ast.walk(part) if isinstance(each, ast.Name)} - seen
        seen |= names
        bound = (binding.value for name in names for binding in function.bindings.get(name, ()))
        todo += [value for value in bound if value is not None]
    return frozenset(found)


def _mentions(info: FunctionInfo, names: Collection[str]) -> bool:
    """Whether ``info`` mentions one of the attributes ``names``, of whatever object."""
    return any(name in info.attributes for name in names)


def loads(info: FunctionInfo, name: str) -> int:
    """How often ``info`` reads the attribute ``name``, of whatever object."""
    return sum(not isinstance(node.ctx, ast.Store) for node in info.attributes.get(name, ()))


def attributes_in(function: GraphFunction, node: ast.AST) -> frozenset[str]:
    """The attributes of ``self`` in ``node``."""
    nodes = (part for part in ast.walk(node) if isinstance(part, ast.Attribute))
    return frozenset(name for part in nodes if (name := attribute_of(part, function.self_name)))


def exits_before(function: GraphFunction, statement: ast.stmt) -> list[ast.If]:
    """The ``if … return`` before ``statement`` in its block and those around."""
    found: list[ast.If] = []
    around: ast.AST = statement
    while around is not function.node:
        assert isinstance(around, ast.stmt)
        block, position = function.info.blocks[around]
        found += [
            before
            for before in block[:position]
            if isinstance(before, ast.If) and isinstance(before.body[-1], (ast.Return, ast.Raise))
        ]
        around = function.statement_of(function.parents[around])
    return found
