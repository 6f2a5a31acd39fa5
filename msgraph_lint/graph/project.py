"""The user's project as definitions: modules, classes, functions, and what names mean.

Nothing is imported or run. A name either leads to a definition in the project or to the dotted
name of something outside it, such as ``mindspore.nn.Dense``.
"""

from __future__ import annotations

import ast
import os
import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Union

from msgraph_lint.config import DEFAULT_EXCLUDE
from msgraph_lint.graph.names import canonical, is_cell_name, mindspore_name
from msgraph_lint.graph.syntax import (
    FUNCTIONS,
    SCOPES,
    Binding,
    attribute_of,
    bindings,
    bound_name,
    children,
    end_of,
    place_of,
    walk,
    walk_scope,
)
from msgraph_lint.source import Source, SourceError, read_bytes

if TYPE_CHECKING:
    from msgraph_lint.graph.call_sites import CallSites
    from msgraph_lint.graph.flags import Flags
    from msgraph_lint.graph.instantiated import Instantiated
    from msgraph_lint.graph.scope import Scope

FunctionNode = Union[ast.FunctionDef, ast.AsyncFunctionDef]
Condition = Union[ast.If, ast.While, ast.IfExp]
_SHARED = (ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
"""Nodes that ``ast`` makes once and puts at many places."""
_RESOLVE_DEPTH = 20
ATTRIBUTE_INSERTERS = {"insert_child_to_cell", "insert_param_to_cell", "register_buffer"}
"""Methods of a Cell that set the attribute that they are given the name of."""
_BINDERS = {"globals", "vars", "exec"}
"""Builtins by which a module may bind names of its own."""
_LIBRARY_FOLDERS = {"site-packages", "dist-packages"}


@dataclass(frozen=True)
class External:
    """Something outside the project, by its canonical dotted name."""

    name: str


@dataclass(eq=False, frozen=True)
class Variable:
    """A module-level assignment ``name = value``."""

    module: Module
    name: str
    value: ast.expr


@dataclass(eq=False)
class FunctionInfo:
    """A function or method of the project."""

    module: Module
    node: FunctionNode
    owner: ClassInfo | None = None
    parent: FunctionInfo | None = None
    """The function that this one is nested in."""

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def qualname(self) -> str:
        if self.parent:
            return f"{self.parent.qualname}.{self.name}"
        return f"{self.owner.name}.{self.name}" if self.owner else self.name

    @cached_property
    def parameters(self) -> list[ast.arg]:
        """All parameters in order, ``self`` and starred ones included."""
        a = self.node.args
        starred = [a.vararg] if a.vararg else []
        double = [a.kwarg] if a.kwarg else []
        return [*a.posonlyargs, *a.args, *starred, *a.kwonlyargs, *double]

    @cached_property
    def annotations(self) -> dict[str, ast.expr | None]:
        """Parameter -> its annotation."""
        return {parameter.arg: parameter.annotation for parameter in self.parameters}

    @cached_property
    def positions(self) -> dict[str, int]:
        """Parameter -> its position in a call; a receiver is not counted."""
        names = [parameter.arg for parameter in (*self.node.args.posonlyargs, *self.node.args.args)]
        has_receiver = self.owner is not None and not self.parent and not self.is_static
        return {name: position for position, name in enumerate(names[has_receiver:])}

    @property
    def is_static(self) -> bool:
        return any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in self.node.decorator_list)

    @property
    def is_class_method(self) -> bool:
        return any(isinstance(d, ast.Name) and d.id == "classmethod" for d in self.node.decorator_list)

    @cached_property
    def self_name(self) -> str | None:
        """The name of the receiver, for a method that has one."""
        if self.parent:
            return self.parent.self_name
        if self.owner is None or self.is_static:
            return None
        positional = [*self.node.args.posonlyargs, *self.node.args.args]
        return positional[0].arg if positional else None

    def default(self, parameter: str) -> ast.expr | None:
        """The default value of a parameter."""
        return self._defaults.get(parameter)

    @cached_property
    def _defaults(self) -> dict[str, ast.expr | None]:
        a = self.node.args
        keywords = zip(a.kwonlyargs, a.kw_defaults, strict=True)
        positional = zip(reversed([*a.posonlyargs, *a.args]), reversed(a.defaults), strict=False)
        return {parameter.arg: value for parameter, value in (*keywords, *positional)}

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Every node of the body; nested functions and classes are named, not entered."""
        return list(walk(self.node.body))

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        """Node -> the node around it, nested functions included."""
        found: dict[ast.AST, ast.AST] = {}
        todo: list[ast.AST] = [self.node]
        for node in todo:
            below = children(node)
            found.update(dict.fromkeys(below, node))
            todo += below
        return found

    @cached_property
    def statements(self) -> dict[ast.AST, ast.stmt]:
        """Node -> the statement that holds it."""
        found: dict[ast.AST, ast.stmt] = {self.node: self.node}
        for node, parent in self.parents.items():
            if not isinstance(node, _SHARED):
                found[node] = node if isinstance(node, ast.stmt) else found[parent]
        return found

    @cached_property
    def conditions(self) -> dict[ast.AST, tuple[Condition, ...]]:
        """Node -> the conditional statements and expressions around it, the innermost first."""
        found: dict[ast.AST, tuple[Condition, ...]] = {self.node: ()}
        for node, parent in self.parents.items():
            if isinstance(parent, (ast.If, ast.While, ast.IfExp)) and node is not parent.test:
                found[node] = (parent, *found[parent])
            elif not isinstance(node, _SHARED):
                found[node] = found[parent]
        return found

    @cached_property
    def mentions(self) -> dict[str, list[ast.Name]]:
        """Name -> every place that reads or binds it, nested functions included, by statements in order."""
        found: dict[str, list[ast.Name]] = {}
        names = [node for node in self.parents if isinstance(node, ast.Name)]
        for node in sorted(names, key=lambda node: (*self.place(node), node.lineno, node.col_offset)):
            found.setdefault(node.id, []).append(node)
        return found

    def place(self, node: ast.AST) -> tuple[int, int]:
        """Line and column of the statement that holds ``node``."""
        statement = self.statements[node]
        return statement.lineno, statement.col_offset

    @cached_property
    def last_reads(self) -> dict[str, tuple[int, int]]:
        """Name -> line and column of its last read."""
        reads = (node for nodes in self.mentions.values() for node in nodes if isinstance(node.ctx, ast.Load))
        places = sorted((node.lineno, node.col_offset, node.id) for node in reads)
        return {name: (line, column) for line, column, name in places}

    @cached_property
    def attributes(self) -> dict[str, list[ast.Attribute]]:
        """Attribute name -> every place that mentions one, of whatever object, nested functions included."""
        found: dict[str, list[ast.Attribute]] = {}
        for node in self.parents:
            if isinstance(node, ast.Attribute):
                found.setdefault(node.attr, []).append(node)
        return found

    @cached_property
    def texts(self) -> frozenset[str]:
        """The strings in it."""
        constants = (node.value for node in self.parents if isinstance(node, ast.Constant))
        return frozenset(value for value in constants if isinstance(value, str))

    @cached_property
    def names_bound_inside(self) -> frozenset[str]:
        """Names that anything in the function binds: lambdas, comprehensions and nested functions too."""
        named = (node for nodes in self.mentions.values() for node in nodes)
        found = {node.id for node in named if not isinstance(node.ctx, ast.Load)}
        found |= {node.arg for node in self.parents if isinstance(node, ast.arg)}
        found |= {node.rest for node in self.parents if isinstance(node, ast.MatchMapping) and node.rest}
        return frozenset(found)

    @cached_property
    def captured_names(self) -> frozenset[str]:
        """Names that stand in what may run later: nested functions and classes, lambdas, generators."""
        late = (*SCOPES, ast.Lambda, ast.GeneratorExp)
        inner = (node for node in self.parents if isinstance(node, late))
        return frozenset(n.id for node in inner for n in ast.walk(node) if isinstance(n, ast.Name))

    @cached_property
    def blocks(self) -> dict[ast.stmt, tuple[list[ast.stmt], int]]:
        """Statement -> the statements among which it stands, and its position there."""
        return {
            statement: (block, index)
            for node in (self.node, *self.parents)
            for name in ("body", "orelse", "finalbody")
            if isinstance(block := getattr(node, name, None), list)
            for index, statement in enumerate(block)
        }

    @cached_property
    def bindings(self) -> dict[str, list[Binding]]:
        """Local name -> every place that binds it; parameters are not among them."""
        outside = {name for n in self.nodes if isinstance(n, (ast.Global, ast.Nonlocal)) for name in n.names}
        found: dict[str, list[Binding]] = {}
        for binding in bindings(self.nodes):
            name = bound_name(binding.target)
            if name and name not in outside:
                found.setdefault(name, []).append(binding)
        return found

    def bindings_in(self, statement: ast.stmt) -> list[tuple[str, Binding]]:
        """The places in ``statement`` that bind local names, with the names, in source order."""
        start = bisect_left(self._bindings_in_order, place_of(statement), key=_binding_place)
        end = bisect_right(self._bindings_in_order, end_of(statement), key=_binding_place)
        return self._bindings_in_order[start:end]

    @cached_property
    def _bindings_in_order(self) -> list[tuple[str, Binding]]:
        found = [(name, each) for name, bindings in self.bindings.items() for each in bindings]
        return sorted(found, key=_binding_place)

    @cached_property
    def self_bindings(self) -> list[tuple[str, Binding]]:
        """Every assignment to an attribute of ``self``, with its name."""
        found = [(attribute_of(b.target, self.self_name), b) for b in bindings(self.nodes)]
        return [(name, binding) for name, binding in found if name is not None]

    @cached_property
    def self_calls(self) -> list[tuple[str, ast.Call]]:
        """Every call of a method or attribute of ``self``, with its name."""
        calls = [node for node in self.nodes if isinstance(node, ast.Call)]
        found = [(attribute_of(call.func, self.self_name), call) for call in calls]
        return [(name, call) for name, call in found if name is not None]

    @cached_property
    def sets_unnamed_attributes(self) -> bool:
        """Whether it may set attributes that the source does not name: ``setattr``, ``__dict__``."""
        for node in self.nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
                return True
            if isinstance(node, ast.Attribute) and node.attr == "__dict__":
                return True
        return any(
            name in ATTRIBUTE_INSERTERS and not (call.args and isinstance(call.args[0], ast.Constant))
            for name, call in self.self_calls
        )

    @cached_property
    def parameter_names(self) -> frozenset[str]:
        return frozenset(arg.arg for arg in self.parameters)

    @cached_property
    def nested(self) -> dict[str, FunctionInfo]:
        """Functions defined inside this one, by name."""
        found: dict[str, FunctionInfo] = {}
        for node in walk_scope(self.node.body):
            if isinstance(node, FUNCTIONS):
                found[node.name] = FunctionInfo(self.module, node, self.owner, self)
        return found


def _binding_place(found: tuple[str, Binding]) -> tuple[int, int]:
    return place_of(found[1].target)


@dataclass(eq=False)
class ClassInfo:
    """A class of the project."""

    module: Module
    node: ast.ClassDef

    @property
    def name(self) -> str:
        return self.node.name

    @cached_property
    def bases(self) -> list[Definition | None]:
        return [self.module.resolve(base) for base in self.node.bases]

    @cached_property
    def mro(self) -> list[Definition | None]:
        """The class, then its bases depth first; ``None`` stands for a base nobody can see."""
        order: list[Definition | None] = [self]
        for base in self._bases_without_cycles():
            for item in base.mro if isinstance(base, ClassInfo) else [base]:
                if item is None or item not in order:
                    order.append(item)
        return order

    def _bases_without_cycles(self) -> Iterator[Definition | None]:
        for base in self.bases:
            if not (isinstance(base, ClassInfo) and self in base.ancestors()):
                yield base

    def ancestors(self) -> set[ClassInfo]:
        """The class and every project class it inherits from."""
        seen: set[ClassInfo] = set()
        todo = [self]
        while todo:
            current = todo.pop()
            if current not in seen:
                seen.add(current)
                todo += [base for base in current.bases if isinstance(base, ClassInfo)]
        return seen

    @cached_property
    def project_mro(self) -> list[ClassInfo]:
        return [item for item in self.mro if isinstance(item, ClassInfo)]

    @cached_property
    def methods(self) -> dict[str, FunctionInfo]:
        """Methods written in this class itself."""
        return {
            node.name: FunctionInfo(self.module, node, self)
            for node in walk_scope(self.node.body)
            if isinstance(node, FUNCTIONS)
        }

    @cached_property
    def init_methods(self) -> list[FunctionInfo]:
        """``__init__`` and the methods of this class that it calls, directly or through others."""
        found: list[FunctionInfo] = []
        todo = [self.methods["__init__"]] if "__init__" in self.methods else []
        while todo:
            method = todo.pop()
            if method not in found:
                found.append(method)
                todo += [self.methods[name] for name, _ in method.self_calls if name in self.methods]
        return found

    def method(self, name: str, after: ClassInfo | None = None) -> FunctionInfo | None:
        """The method that ``self.name`` finds, or ``super().name`` in the class ``after``."""
        order = self.project_mro
        if after is not None and after in order:
            order = order[order.index(after) + 1 :]
        return next((c.methods[name] for c in order if name in c.methods), None)

    @cached_property
    def external_bases(self) -> list[External]:
        return [item for item in self.mro if isinstance(item, External)]

    @cached_property
    def has_unknown_base(self) -> bool:
        """Whether a base is outside the project and not MindSpore's, or cannot be resolved."""
        return any(
            item is None or (isinstance(item, External) and not mindspore_name(item.name))
            for item in self.mro
            if not (isinstance(item, External) and item.name in _HARMLESS_BASES)
        )

    @cached_property
    def is_cell(self) -> bool:
        """Whether instances are MindSpore Cells."""
        return any(is_cell_name(base.name) for base in self.external_bases)

    @cached_property
    def is_jit_class(self) -> bool:
        """Whether ``@jit_class`` makes the methods graph code."""
        decorators = (node.func if isinstance(node, ast.Call) else node for node in self.node.decorator_list)
        found = (self.module.resolve(decorator) for decorator in decorators)
        return any(isinstance(each, External) and each.name in _JIT_CLASS for each in found)


_JIT_CLASS = {"mindspore.jit_class", "mindspore.ms_class"}
_HARMLESS_BASES = {"object", "abc.ABC", "typing.Generic", "enum.Enum"}


@dataclass(eq=False)
class Module:
    """One parsed file of the project."""

    project: Project
    key: str
    """The absolute path."""
    source: Source
    tree: ast.Module
    name: str
    """Dotted name as far as packages lead, such as ``models.layers``."""
    is_package: bool
    _busy: set[str] = field(default_factory=set)
    _known: dict[str, Definition | None] = field(default_factory=dict)

    @property
    def package(self) -> str:
        """The package that relative imports start from."""
        return self.name if self.is_package else self.name.rpartition(".")[0]

    @cached_property
    def _bindings(self) -> dict[str, ast.stmt]:
        """Module-level name -> the statement that binds it (imports: the first, others: the last)."""
        found: dict[str, ast.stmt] = {}
        for node in walk_scope(self.tree.body):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                for alias in node.names:
                    found.setdefault(alias.asname or alias.name.partition(".")[0], node)
            elif isinstance(node, (ast.ClassDef, *FUNCTIONS)):
                found[node.name] = node
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        found[target.id] = node
            elif isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
                found[node.target.id] = node
        return found

    @cached_property
    def classes(self) -> dict[str, ClassInfo]:
        """Module-level classes by name, and classes nested in functions or classes."""
        found: dict[str, ClassInfo] = {}
        bodies = [self.tree.body]
        for body in bodies:
            for node in walk_scope(body):
                if isinstance(node, ast.ClassDef):
                    found[node.name] = ClassInfo(self, node)
                if isinstance(node, SCOPES):
                    bodies.append(node.body)
        return found

    @cached_property
    def names_around(self) -> dict[ast.ClassDef, frozenset[str]]:
        """Class -> the names that the functions around it bind."""
        found: dict[ast.ClassDef, frozenset[str]] = {}
        bodies = [(self.tree.body, frozenset[str]())]
        for body, names in bodies:
            for node in walk_scope(body):
                if isinstance(node, ast.ClassDef):
                    found[node] = names
                    bodies.append((node.body, names))
                elif isinstance(node, FUNCTIONS):
                    info = FunctionInfo(self, node)
                    bodies.append((node.body, names | info.parameter_names | info.bindings.keys()))
        return found

    @cached_property
    def functions(self) -> dict[str, FunctionInfo]:
        """Module-level functions by name."""
        return {
            node.name: FunctionInfo(self, node)
            for node in walk_scope(self.tree.body)
            if isinstance(node, FUNCTIONS)
        }

    def attribute_mentions(self, name: str) -> int:
        """How often an attribute ``name`` is read; a string that equals the name counts too (``getattr``)."""
        return self._attribute_mentions[name] if name in self.source.text else 0

    @cached_property
    def _attribute_mentions(self) -> Counter[str]:
        found = Counter[str]()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Attribute):
                found[node.attr] += not isinstance(node.ctx, ast.Store)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found[node.value] += 1
        return found

    @cached_property
    def top_imports(self) -> list[ast.Import | ast.ImportFrom]:
        """The imports that are statements of the module itself."""
        return [node for node in self.tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]

    @cached_property
    def mentions(self) -> dict[str, list[ast.AST]]:
        """Name -> where the module reads, binds or defines it; ``*`` for imports of everything."""
        found: dict[str, list[ast.AST]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name):
                found.setdefault(node.id, []).append(node)
            elif isinstance(node, SCOPES):
                found.setdefault(node.name, []).append(node)
            elif isinstance(node, ast.arg):
                found.setdefault(node.arg, []).append(node)
            elif isinstance(node, ast.alias):
                found.setdefault(bound_name(node) or "", []).append(node)
        return found

    @cached_property
    def times_bound(self) -> Counter[str]:
        """How often each name is bound at module level, in any of its blocks."""
        found: Counter[str] = Counter()
        for node in walk(self.tree.body):
            if isinstance(node, SCOPES):
                found[node.name] += 1
            elif isinstance(node, ast.alias):
                found[bound_name(node) or ""] += 1
            elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                found[node.id] += 1
        return found

    @cached_property
    def rebound_globals(self) -> frozenset[str]:
        """Names that functions declare ``global``."""
        found = (node.names for node in ast.walk(self.tree) if isinstance(node, ast.Global))
        return frozenset(name for names in found for name in names)

    @cached_property
    def defined_names(self) -> frozenset[str]:
        """Names bound at module level."""
        return frozenset(self._bindings)

    @cached_property
    def bound_names(self) -> frozenset[str] | None:
        """Names that anything binds at module level; ``None`` when the source does not show all."""
        if "sys.modules" in self.source.text:
            return None
        found = {bound_name(binding.target) for binding in bindings(walk(self.tree.body))}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
                return None
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _BINDERS:
                return None
            if isinstance(node, ast.Global):
                found.update(node.names)
        return frozenset(name for name in found if name is not None)

    def lookup(self, name: str) -> Definition | None:
        """What the module-level ``name`` means."""
        if name not in self._known:
            looked_up, key = self.project.looked_up, (self, name)
            if looked_up:  # what a cycle of imports hides now may be found later
                if key not in looked_up:
                    looked_up[key] = None
                    looked_up[key] = self._lookup(name)
                return looked_up[key]
            looked_up[key] = None
            try:
                self._known[name] = self._lookup(name)
            finally:
                looked_up.clear()
        return self._known[name]

    def _lookup(self, name: str) -> Definition | None:
        if name in self._busy:
            return None
        node = self._bindings.get(name)
        if node is None:
            return self._from_star_imports(name)
        self._busy.add(name)
        try:
            return self._definition(name, node)
        finally:
            self._busy.discard(name)

    def _definition(self, name: str, node: ast.stmt) -> Definition | None:
        if isinstance(node, ast.ClassDef):
            return self.classes[name]
        if isinstance(node, FUNCTIONS):
            return self.functions[name]
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname == name:
                    return self.project.import_module(alias.name, self)
                if not alias.asname and alias.name.partition(".")[0] == name:
                    return self.project.import_module(name, self)
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return self._imported(node, alias.name)
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            return Variable(self, name, node.value)
        return None

    def _imported(self, node: ast.ImportFrom, name: str) -> Definition | None:
        origin = self._origin(node)
        if origin is None:
            return None
        module = self.project.import_module(origin, self)
        if isinstance(module, Module):
            found = module.lookup(name)
            return found if found is not None else self.project.submodule(module, name)
        return External(canonical(f"{module.name}.{name}")) if isinstance(module, External) else None

    def _origin(self, node: ast.ImportFrom) -> str | None:
        if not node.level:
            return node.module
        parts = self.package.split(".") if self.package else []
        if node.level - 1 > len(parts):
            return None
        base = parts[: len(parts) - (node.level - 1)]
        return ".".join([*base, node.module] if node.module else base) or "."

    @cached_property
    def _star_imports(self) -> list[ast.ImportFrom]:
        return [
            node
            for node in walk_scope(self.tree.body)
            if isinstance(node, ast.ImportFrom) and node.names[0].name == "*"
        ]

    def _from_star_imports(self, name: str) -> Definition | None:
        if name.startswith("_"):
            return None
        for node in self._star_imports:
            origin = self._origin(node)
            module = self.project.import_module(origin, self) if origin else None
            if isinstance(module, Module):
                if name not in module._busy and (found := module.lookup(name)):
                    return found
            elif isinstance(module, External) and mindspore_name(f"{module.name}.{name}"):
                return External(canonical(f"{module.name}.{name}"))
        return None

    def resolve(self, node: ast.expr | None, depth: int = 0) -> Definition | None:
        """What a dotted name at module level leads to."""
        if depth > _RESOLVE_DEPTH:
            return None
        if isinstance(node, ast.Name):
            return self.project.follow(self.lookup(node.id), depth)
        if isinstance(node, ast.Attribute):
            return self.project.member(self.resolve(node.value, depth + 1), node.attr, depth)
        if isinstance(node, ast.Subscript):  # Generic[T]
            return self.resolve(node.value, depth + 1)
        return None


Definition = Union[External, Variable, FunctionInfo, ClassInfo, Module]


@dataclass(eq=False)
class Project:
    """Files that are linted, and the files around them that they import or that call into them.

    What is found in a file does not depend on which other files are linted: the whole project is
    looked at for entries that lead there.
    """

    files: list[str]
    overlay: Mapping[str, Source] = field(default_factory=dict)
    """Absolute path -> text that is not on disk yet."""
    _modules: dict[str, Module | SourceError] = field(default_factory=dict)
    _found: dict[tuple[str, str], Definition | None] = field(default_factory=dict)
    scopes: dict[tuple[FunctionInfo, ClassInfo | None], Scope] = field(default_factory=dict)
    """Functions that were looked into outside graph code, each once: they may call each other in circles."""
    looked_up: dict[tuple[Module, str], Definition | None] = field(default_factory=dict)
    """What a name that is being looked up led to so far, module by module."""

    @classmethod
    def around(cls, files: Iterable[Path], overlay: Mapping[str, Source] | None = None) -> Project:
        """The project that holds ``files``; ``overlay`` (by path) gives text that is not on disk yet."""
        texts = {os.path.abspath(path): source for path, source in (overlay or {}).items()}
        return cls([str(path) for path in files], texts)

    def renewed(self, texts: Mapping[str, Source]) -> Project:
        """The same files as they were read, but for those of ``texts``."""
        read = {key: each.source for key, each in self._modules.items() if isinstance(each, Module)}
        project = Project.around(map(Path, self.files), {**read, **texts})
        project._surroundings = self._surroundings
        return project

    def load(self, path: str) -> Module:
        """The module in the file ``path``.

        Raises:
            SourceError: the file cannot be read, decoded or parsed.
        """
        key = os.path.abspath(path)
        cached = self._modules.get(key)
        if cached is None:
            cached = self._modules[key] = self._parse(path, key)
        if isinstance(cached, SourceError):
            raise cached
        return cached

    def _parse(self, path: str, key: str) -> Module | SourceError:
        try:
            source = self.overlay.get(key) or Source.read(path)
            tree = source.parse()
        except SourceError as error:
            return error
        file = Path(key)
        parts = [] if file.stem == "__init__" else [file.stem]
        folder = file.parent
        while os.path.exists(folder / "__init__.py") and folder.name:
            parts.insert(0, folder.name)
            folder = folder.parent
        return Module(self, key, source, tree, ".".join(parts), file.stem == "__init__")

    def mentions(self, name: str) -> int:
        """How often the attribute ``name`` is read in the linted files, those around and those imported."""
        list(self.modules())
        return sum(m.attribute_mentions(name) for m in self._modules.values() if isinstance(m, Module))

    @cached_property
    def call_sites(self) -> CallSites:
        """The calls of networks outside graph code."""
        from msgraph_lint.graph.call_sites import CallSites

        return CallSites(self)

    @cached_property
    def instantiated(self) -> Instantiated:
        """Who uses the networks."""
        from msgraph_lint.graph.instantiated import Instantiated

        return Instantiated(self)

    @cached_property
    def flags(self) -> Flags:
        """The attributes that all constructions set alike."""
        from msgraph_lint.graph.flags import Flags

        return Flags(self)

    def modules(self) -> Iterator[Module]:
        """Every module where graph code may start: the linted files and those around them."""
        for path in [*self.files, *self._surroundings]:
            try:
                yield self.load(path)
            except SourceError:
                continue

    @cached_property
    def _surroundings(self) -> list[str]:
        """Files of the same project that import the linted files, directly or through others."""
        linted = {os.path.abspath(path) for path in self.files}
        candidates: dict[str, str] = {}
        for path in _neighbours({os.path.dirname(path) for path in linted}):
            if path not in linted and (text := _peek(path)) is not None:
                candidates[path] = text
        stems = {_stem(path) for path in linted}
        found: list[str] = []
        while candidates:
            names = "|".join(re.escape(stem) for stem in sorted(stems))
            importing = re.compile(rf"^[ \t]*(?:from|import)\b.*\b(?:{names})\b", re.MULTILINE)
            importers = [path for path, text in candidates.items() if importing.search(text)]
            if not importers:
                break
            for path in importers:
                del candidates[path]
            found += importers
            stems = {_stem(path) for path in importers}
        return found

    def import_module(self, name: str, importer: Module) -> Definition | None:
        """What ``import name`` binds in ``importer``: a module of the project, or an external name."""
        top = name.partition(".")[0]
        if top in ("mindspore", "numpy", "torch"):
            return External(canonical(name))
        key = (name, os.path.dirname(importer.key))
        if key not in self._found:
            self._found[key] = self._import(name, Path(importer.key))
        return self._found[key]

    def _import(self, name: str, importer: Path) -> Definition | None:
        path = next(self._candidates(name, importer), None)
        if path is None:
            return External(canonical(name))
        try:
            return self.load(str(path))
        except SourceError:
            return None

    def submodule(self, package: Module, name: str) -> Definition | None:
        """The module ``name`` inside ``package``."""
        if not package.is_package:
            return None
        folder = Path(package.key).parent
        for path in (folder / f"{name}.py", folder / name / "__init__.py"):
            if os.path.exists(path) or os.path.abspath(path) in self.overlay:
                try:
                    return self.load(str(path))
                except SourceError:
                    return None
        return None

    def _candidates(self, name: str, importer: Path) -> Iterator[Path]:
        if name == ".":
            relative: list[str] = []
        else:
            relative = name.split(".")
        top = _top_folder(importer)
        root = top.parent if os.path.exists(top / "__init__.py") else top
        for folder in dict.fromkeys([root, root / "src", importer.parent, root.parent]):
            if folder.name in _LIBRARY_FOLDERS and relative[:1] != [top.name]:
                continue
            base = folder.joinpath(*relative)
            for path in (base.with_name(base.name + ".py"), base / "__init__.py"):
                if os.path.abspath(path) in self.overlay or os.path.isfile(path):
                    yield path

    def follow(self, definition: Definition | None, depth: int = 0) -> Definition | None:
        """``definition``, or what it is an alias of (``Cell = nn.Cell``)."""
        if isinstance(definition, Variable) and isinstance(definition.value, (ast.Name, ast.Attribute)):
            target = definition.module.resolve(definition.value, depth + 1)
            return target if target is not None else definition
        return definition

    def member(self, owner: Definition | None, name: str, depth: int = 0) -> Definition | None:
        """What ``owner.name`` means."""
        if isinstance(owner, External):
            return External(canonical(f"{owner.name}.{name}"))
        if isinstance(owner, Module):
            found = owner.lookup(name)
            return self.follow(found, depth) if found is not None else self.submodule(owner, name)
        if isinstance(owner, ClassInfo):
            return owner.method(name)
        return None


def _top_folder(path: Path) -> Path:
    """The outermost package that holds ``path``, or its folder when that is no package."""
    folder = path.parent
    if not os.path.exists(folder / "__init__.py"):
        return folder
    while folder.parent != folder and os.path.exists(folder.parent / "__init__.py"):
        folder = folder.parent
    return folder


def _stem(path: str) -> str:
    file = Path(path)
    return file.parent.name if file.stem == "__init__" else file.stem


def _peek(path: str) -> str | None:
    """The text of a file that may lead to graph code; ``None`` when it cannot be read."""
    try:
        return read_bytes(path).decode("utf-8").replace("\r", "\n")
    except (OSError, UnicodeDecodeError):
        return None


_PROJECT_MARKERS = ("pyproject.toml", "setup.py", "setup.cfg", ".git")
_MOST_NEIGHBOURS = 5_000
"""How many files of a project are looked at; beyond that it is a folder of projects."""


def _neighbours(folders: Iterable[str]) -> list[str]:
    """The Python files of the projects that hold ``folders``."""
    found: list[str] = []
    for root in sorted({_project_root(Path(folder)) for folder in folders}):
        whole = any(os.path.exists(root / marker) for marker in (*_PROJECT_MARKERS, "__init__.py"))
        todo = [str(root)]
        while todo:
            try:
                entries = sorted(os.scandir(todo.pop()), key=lambda entry: entry.name)
            except OSError:
                continue
            found += [entry.path for entry in entries if entry.name.endswith(".py")]
            if len(found) > _MOST_NEIGHBOURS:
                return found[:_MOST_NEIGHBOURS]
            if whole:
                todo += [
                    entry.path
                    for entry in reversed(entries)
                    if entry.is_dir(follow_symlinks=False) and entry.name not in DEFAULT_EXCLUDE
                ]
    return found


def _project_root(folder: Path) -> Path:
    """The nearest folder upward with a project file; else the outermost package, or the folder itself."""
    for candidate in (folder, *folder.parents):
        if any(os.path.exists(candidate / marker) for marker in _PROJECT_MARKERS):
            return candidate
    while os.path.exists(folder / "__init__.py") and os.path.exists(folder.parent / "__init__.py"):
        folder = folder.parent
    return folder
