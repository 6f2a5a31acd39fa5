"""A file as Python runs it, for one target: what rules about all code, not only graph code, look at."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.mindspore_facts import facts
from msgraph_lint.mindspore_facts.interface import Interface, interface
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo, Module
from msgraph_lint.program.found import cached_property, forget
from msgraph_lint.program.project import Project
from msgraph_lint.program.syntax import bound_name, by_type, head_of, parents_below, walk
from msgraph_lint.python_code.guards import Guards
from msgraph_lint.python_code.objects import Objects
from msgraph_lint.python_code.patches import is_patched
from msgraph_lint.records import dataclass
from msgraph_lint.targets import Target
from msgraph_lint.values.value import Kind, Value

Nodes = dict[type[ast.AST], list[ast.AST]]


@dataclass(frozen=True)
class Mention:
    """A name of MindSpore in the source."""

    node: ast.AST
    """The attribute, or the ``alias`` of an import."""
    module: str
    """The module of MindSpore that is asked for the name."""
    name: str
    function: FunctionInfo | None = None
    """The function whose names it sees."""


@dataclass(frozen=True)
class Called:
    """A call in the source of something that MindSpore has."""

    node: ast.Call
    name: str
    """The canonical name of what is called."""
    function: FunctionInfo | None = None
    """The function whose names it sees."""

    def argument(self, place: int, name: str) -> ast.expr | None:
        """What is passed at ``place`` or as ``name``; None where the source does not show it."""
        given = self.node.args[: place + 1]
        for each in given:
            if isinstance(each, ast.Starred):
                return None
        if len(given) > place:
            return given[place]
        for keyword in self.node.keywords:
            if keyword.arg == name:
                return keyword.value
        return None

    @property
    def shows_all(self) -> bool:
        """Whether the source shows which arguments are passed."""
        starred = any(isinstance(each, ast.Starred) for each in self.node.args)
        return not starred and all(each.arg is not None for each in self.node.keywords)


@dataclass(frozen=True)
class Asked:
    """An attribute of an object that the source shows."""

    node: ast.Attribute
    owner: Value
    function: FunctionInfo | None = None
    """The function that it stands in."""


class PythonCode:
    """The file ``module`` for ``target``."""

    def __init__(self, module: Module, project: Project, target: Target) -> None:
        self.module = module
        self.project = project
        self.target = target

    def release(self) -> None:
        """Keep nothing of what it took to look into the file."""
        if "objects" in vars(self):
            self.objects.release()
        forget(self, PythonCode)

    @cached_property
    def interface(self) -> Interface:
        """What MindSpore is on the target."""
        return interface(self.target.measured_version)

    @cached_property
    def guards(self) -> Guards:
        """Where the file asks what there is before it uses it."""
        return Guards(self.module)

    def is_patched(self, name: str) -> bool:
        """Whether the project, or a library that it uses, gives MindSpore's objects an attribute ``name``."""
        return is_patched(self.project, self.module, name)

    @cached_property
    def scopes(self) -> list[tuple[FunctionInfo | None, Nodes]]:
        """The nodes of the file by type, and the function whose names they see."""
        found: list[tuple[FunctionInfo | None, Nodes]] = [(None, by_type(walk(self.module.tree.body)))]
        infos: list[FunctionInfo | ClassInfo] = [*self.module.all_functions, *self.module.classes]
        for info in infos:
            around = info.around
            found.append((around, by_type(head_of(info.node))))
            if isinstance(info, FunctionInfo):
                found.append((info, info.by_type))
            else:
                found.append((around, by_type(walk(info.node.body))))
        return found

    @cached_property
    def users(self) -> dict[ast.AST, ast.Attribute | ast.Call]:
        """Expression → the attribute that is asked of it, or the call of it."""
        found: dict[ast.AST, ast.Attribute | ast.Call] = {}
        for _, nodes in self.scopes:
            for kind in (ast.Attribute, ast.Call):
                for node in nodes.get(kind, ()):
                    if isinstance(node, ast.Attribute):
                        found[node.value] = node
                    elif isinstance(node, ast.Call):
                        found[node.func] = node
        return found

    def function_around(self, node: ast.AST) -> FunctionInfo | None:
        """The function that ``node`` stands in; None for what runs when the module is imported."""
        return next((info for info in self.module.all_functions if node in info.parents), None)

    def real_module(self, path: str) -> str:
        """The path by which a module is imported: ``mindspore.dtype`` is ``mindspore.common.dtype``."""
        return facts(self.target.measured_version).real_module(path)

    def real_names(self, path: str) -> frozenset[str] | None:
        """All names of a module of MindSpore; None when it is none, or not known."""
        return self.interface.names_in(self.real_module(path))

    # Names

    @cached_property
    def roots(self) -> dict[str, str]:
        """Name → the dotted name of MindSpore that imports of the file bind it to, whatever may hide it."""
        return self._imported(None)

    def _imported(self, function: FunctionInfo | None) -> dict[str, str]:
        """What imports in the function, or of the file itself, bind, without names of several meanings."""
        bound: dict[str, set[str]] = {}
        for info, nodes in self.scopes:
            if info is function:
                for node in nodes.get(ast.Import, ()):
                    for alias in node.names:  # type: ignore[attr-defined]
                        name = alias.asname or alias.name.partition(".")[0]
                        bound.setdefault(name, set()).add(alias.name if alias.asname else name)
                for node in nodes.get(ast.ImportFrom, ()):
                    for alias in node.names:  # type: ignore[attr-defined]
                        origin = "." * node.level + (node.module or "")  # type: ignore[attr-defined]
                        bound.setdefault(alias.asname or alias.name, set()).add(f"{origin}.{alias.name}")
        single = {name: next(iter(origins)) for name, origins in bound.items() if len(origins) == 1}
        return {
            name: meaning
            for name, origin in single.items()
            if (meaning := origin if _is_mindspore(origin) else self._handed_on(function, name))
        }

    def _handed_on(self, function: FunctionInfo | None, name: str) -> str:
        """What ``name`` is in MindSpore that a module of the project hands on; empty for others.

        Nor is a name looked up that the file only imports.
        """
        if self.module.source.text.count(name) < 2:
            return ""
        found = function.lookup(name) if function is not None else self.module.lookup(name)
        return found.name if isinstance(found, External) and _is_mindspore(found.name) else ""

    @cached_property
    def _local_roots(self) -> dict[FunctionInfo, dict[str, str]]:
        functions = {
            info
            for info, nodes in self.scopes
            if info is not None and (ast.Import in nodes or ast.ImportFrom in nodes)
        }
        return {info: self._imported(info) for info in functions}

    @property
    def uses_mindspore(self) -> bool:
        """Whether the file imports something of MindSpore."""
        return bool(self.roots or self._local_roots)

    def meaning(self, node: ast.AST, function: FunctionInfo | None) -> str | None:
        """The dotted name of MindSpore that the expression ``node`` in ``function`` stands for."""
        names: list[str] = []
        while isinstance(node, ast.Attribute):
            names.append(node.attr)
            node = node.value
        if not isinstance(node, ast.Name) or node.id not in self._all_roots:
            return None
        root = self._meaning(node.id, function)
        return ".".join([root, *reversed(names)]) if root is not None else None

    def _meaning(self, name: str, function: FunctionInfo | None) -> str | None:
        while function is not None:
            if name in self._local_roots.get(function, ()):
                return self._local_roots[function][name]
            if name in function.bindings or name in function.parameter_names:
                return None
            function = function.around
        return self.roots.get(name) if name in self._global_roots else None

    @cached_property
    def _all_roots(self) -> frozenset[str]:
        """The names that stand for something of MindSpore somewhere in the file: few do."""
        return frozenset(self.roots).union(*self._local_roots.values())

    def may_lead_into_project(self, name: str, function: FunctionInfo) -> bool:
        """Whether ``name`` in ``function`` may stand for something that the project defines."""
        scope: FunctionInfo | None = function
        while scope is not None:
            if name in scope.bindings:
                return True
            if name in scope.parameter_names:
                return False
            scope = scope.around
        if name not in self._of_project:
            found = self.module.program.follow(self.module.lookup(name))
            self._of_project[name] = found is not None and not isinstance(found, External)
        return self._of_project[name]

    @cached_property
    def _of_project(self) -> dict[str, bool]:
        return {}

    @cached_property
    def _global_roots(self) -> frozenset[str]:
        """The roots that nothing else at module level, and no ``import *`` of something else, binds anew."""
        module = self.module
        if any(
            alias.name == "*" and not _is_mindspore(node.module or "")
            for node in module.nodes(ast.ImportFrom)
            for alias in node.names
        ):
            return frozenset()
        assigned = {
            node.id
            for info, nodes in self.scopes
            if info is None
            for node in nodes.get(ast.Name, ())
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
        }
        defined = {info.name for info in module.functions}
        defined |= {info.name for info in module.classes if info.context is None}
        return frozenset(self.roots) - assigned - defined - module.rebound_globals

    @cached_property
    def called(self) -> list[Called]:
        """Every call of something that MindSpore has."""
        if not self.uses_mindspore:
            return []
        known = facts(self.target.measured_version)
        found: list[Called] = []
        for function, nodes in self.scopes:
            for node in nodes.get(ast.Call, ()):
                assert isinstance(node, ast.Call)
                meaning = self.meaning(node.func, function)
                name = known.canonical(meaning) if meaning is not None else None
                if name is not None:
                    found.append(Called(node, name, function))
        return found

    def calls_in(self, function: FunctionInfo) -> list[Called]:
        """Those of :attr:`called` in a function."""
        return self._called_by_function.get(function, [])

    @cached_property
    def _called_by_function(self) -> dict[FunctionInfo | None, list[Called]]:
        found: dict[FunctionInfo | None, list[Called]] = {}
        for each in self.called:
            found.setdefault(each.function, []).append(each)
        return found

    @cached_property
    def asked(self) -> list[Asked]:
        """Every attribute of a Tensor, or of a Cell that is not ``self``."""
        if not self.uses_mindspore:
            return []
        found: list[Asked] = []
        for function, node in self.objects.nodes(ast.Attribute):
            assert isinstance(node, ast.Attribute)
            if not (isinstance(node.value, ast.Name) and self._is_no_object(node.value, function)):
                owner = self.objects.of(node.value, function)
                if owner.is_tensor or owner.kind is Kind.CELL:
                    found.append(Asked(node, owner, function))
        return found

    @cached_property
    def objects(self) -> Objects:
        """What the expressions of the file are."""
        return Objects(self.module)

    def _is_no_object(self, node: ast.Name, function: FunctionInfo | None) -> bool:
        """Whether a name is ``self``, or one that the file imports: most are."""
        return node.id in self._imported_names or (function is not None and node.id == function.self_name)

    @cached_property
    def _imported_names(self) -> frozenset[str]:
        nodes = [*self.module.nodes(ast.Import), *self.module.nodes(ast.ImportFrom)]
        return frozenset(bound_name(alias) or "" for node in nodes for alias in node.names)  # type: ignore[attr-defined]

    @cached_property
    def names_called(self) -> dict[ast.Call, str]:
        """Call → the canonical name of what it calls in MindSpore."""
        return {each.node: each.name for each in self.called}

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        """Each node of the file → the one around it."""
        return parents_below(self.module.tree)

    @cached_property
    def mentions(self) -> list[Mention]:
        """Every place that asks a module of MindSpore for a name."""
        if not self.uses_mindspore:
            return []
        return [*self._imports(), *self._attributes()]

    def _imports(self) -> Iterator[Mention]:
        for node in self.module.nodes(ast.Import):
            for alias in node.names:
                yield from self._path(alias, alias.name)
        for imported in self.module.nodes(ast.ImportFrom):
            if not imported.level and _is_mindspore(imported.module or ""):
                yield from self._path(imported, imported.module or "")
                for alias in imported.names:
                    if alias.name != "*":
                        yield Mention(alias, imported.module or "", alias.name)

    @staticmethod
    def _path(node: ast.AST, path: str) -> Iterator[Mention]:
        """What the path of a module asks of the modules on the way."""
        parts = path.split(".")
        for place in range(1, len(parts)) if _is_mindspore(path) else ():
            yield Mention(node, ".".join(parts[:place]), parts[place])

    def _attributes(self) -> Iterator[Mention]:
        for function, nodes in self.scopes:
            for node in nodes.get(ast.Attribute, ()):
                assert isinstance(node, ast.Attribute)
                if isinstance(node.ctx, ast.Load):
                    owner = self.meaning(node.value, function)
                    if owner is not None:
                        yield Mention(node, owner, node.attr, function)

    @staticmethod
    def is_hidden(node: ast.expr, function: FunctionInfo | None) -> bool:
        """Whether a lambda or comprehension of the function may bind the first name of ``node`` anew."""
        while isinstance(node, ast.Attribute):
            node = node.value
        if not isinstance(node, ast.Name):
            return True
        return function is not None and node.id in function.names_bound_inside


def _is_mindspore(name: str) -> bool:
    return name == "mindspore" or name.startswith("mindspore.")
