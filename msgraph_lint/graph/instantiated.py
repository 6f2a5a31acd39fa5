"""Who uses the networks of a project: other Cells, whoever picks them from a table, or nobody that is seen.

A class is followed by its name: to where it is called, to the functions that return the new network, and to
what becomes of it there. What the names do not show counts as inner, so that nothing is said of it.
"""

from __future__ import annotations

import ast
import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Union

from msgraph_lint.compiler.resting import RESTING, bits
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.syntax import FUNCTIONS, SCOPES, children
from msgraph_lint.records import dataclass, field

if TYPE_CHECKING:
    from msgraph_lint.compiler.functions import GraphFunction
    from msgraph_lint.program.definitions import Module
    from msgraph_lint.program.project import Project

_Definition = Union[ClassInfo, FunctionInfo]
_Path = list[ast.AST]
"""A node after all the nodes around it, the module first."""
_DISPLAYS = (
    ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp,
    ast.Lambda, ast.arguments,
)  # fmt: skip
"""What keeps a network, or what makes one, for somebody else to pick."""
_PASSED_ON = (ast.keyword, ast.Starred, ast.IfExp, ast.BoolOp, ast.NamedExpr, ast.Await)
_INSPECTIONS = {"isinstance", "issubclass"}
_HOW_MANY = "nothing shows how many of its Cells a network holds"
_REGISTERS = re.compile("regist", re.IGNORECASE)
_DEFINED = re.compile(r"\b(?:class|def)[ \t]+(\w+)")
_WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Construction:
    """One call of a class."""

    call: ast.Call
    init: FunctionInfo | None
    """The ``__init__`` of a class that it stands in."""
    path: tuple[ast.AST, ...]
    """The nodes around it, the module first."""
    owner: ClassInfo | None
    """The Cell that it stands in."""


@dataclass(frozen=True)
class Constructions:
    """The calls of a class that the project shows."""

    shown: list[Construction]
    are_all: bool
    """Whether nobody else gets the class, or its name, to call it."""


@dataclass
class Instantiated:
    """Which networks of ``project`` are parts of others."""

    project: Project
    _inner: dict[_Definition, bool] = field(default_factory=dict)
    _compiled: dict[FunctionInfo, bool] = field(default_factory=dict)
    _constructions: dict[ClassInfo, Constructions] = field(default_factory=dict)
    _repeated: dict[ClassInfo, bool | None] = field(default_factory=dict)

    def is_inner(self, cls: ClassInfo) -> bool:
        """Whether the project shows ``cls`` as a part: in a Cell, a table, a registry, or given to a Cell.

        A base class of others that nobody instantiates is what they are.
        """
        return self._is_inner(cls)

    def constructions(self, cls: ClassInfo) -> Constructions:
        """Where the project calls ``cls`` itself; its subclasses have constructions of their own."""
        if cls not in self._constructions:
            shown: list[Construction] = []
            are_all = not _is_registered(cls)
            for module in self._holding(cls):
                for path in _mentions(module, cls):
                    node, parent = path[-1], path[-2]
                    if isinstance(parent, ast.Call) and parent.func is node:
                        init, owner = _init_around(module, path), _cell_around(module, path)
                        shown.append(Construction(parent, init, tuple(path[:-2]), owner))
                    elif isinstance(node, ast.Constant):
                        are_all = are_all and (module.is_package or _exports(path))
                    elif not (
                        _is_type_only(path) or (isinstance(parent, ast.ClassDef) and node in parent.bases)
                    ):
                        are_all = False
            self._constructions[cls] = Constructions(shown, are_all)
        return self._constructions[cls]

    def is_repeated(self, cls: ClassInfo) -> bool | None:
        """Whether some network holds several Cells of ``cls``; None where nothing shows how many."""
        if cls not in self._repeated:
            self._repeated[cls] = False  # for what holds itself
            self._repeated[cls] = self._is_repeated(cls)
        return self._repeated[cls]

    def _is_repeated(self, cls: ClassInfo) -> bool | None:
        by_owner: dict[ClassInfo, list[Construction]] = {}
        for each in self.constructions(cls).shown:
            if each.owner is not None:
                by_owner.setdefault(each.owner, []).append(each)
        found: set[bool | None] = {self.is_repeated(owner) for owner in by_owner}
        for constructions in by_owner.values():
            found |= {_runs_repeatedly(each) for each in constructions}
            found.add(any(_both_run(*pair) for pair in combinations(constructions, 2)))
        return True if True in found else None if None in found else False

    def sets_attribute(self, name: str) -> bool:
        """Whether anybody sets the attribute ``name`` of something else than ``self``, or may by its name."""
        return name in self._set_attributes

    @cached_property
    def _set_attributes(self) -> frozenset[str]:
        """Attributes that anybody sets of something else than ``self``, and texts that may name one."""
        modules = self.project.modules()
        return frozenset(name for module in modules for name in module.set_attributes())

    def may_be_compiled(self, function: FunctionInfo) -> bool:
        """Whether graph code may call ``function``: a Cell names it, or somebody gets it to call it."""
        if function not in self._compiled:
            self._compiled[function] = False  # for what calls itself
            self._compiled[function] = _is_registered(function) or any(
                self._leads_from_graph(module, path)
                for module in self._holding(function)
                for path in _mentions(module, function)
            )
        return self._compiled[function]

    def _leads_from_graph(self, module: Module, path: _Path) -> bool:
        node, parent = path[-1], path[-2]
        if isinstance(node, ast.Constant):
            return not (module.is_package or _exports(path))
        if _in_cell(module, path) or not (isinstance(parent, ast.Call) and parent.func is node):
            return True
        caller = _function_around(module, path)
        return caller is not None and self.may_be_compiled(caller)

    def _is_inner(self, definition: _Definition) -> bool:
        if definition not in self._inner:
            self._inner[definition] = False  # for what leads back to itself
            self._inner[definition] = _is_registered(definition) or self._is_used_inside(definition)
        return self._inner[definition]

    def _holding(self, definition: _Definition) -> Sequence[Module]:
        """The modules whose text has the name of ``definition``."""
        return self._by_name.get(definition.node.name, self.project.modules())

    @cached_property
    def _by_name(self) -> dict[str, list[Module]]:
        """Name of a class or function → the modules whose text has it."""
        modules = self.project.modules()
        names = {name for module in modules for name in _DEFINED.findall(module.source.text)}
        found: dict[str, list[Module]] = {}
        for module in modules:
            for name in names.intersection(_WORD.findall(module.source.text)):
                found.setdefault(name, []).append(module)
        return found

    def _is_used_inside(self, definition: _Definition) -> bool:
        is_base = is_made = False
        for module in self._holding(definition):
            for path in _mentions(module, definition):
                use = self._use(module, path)
                if use == "inner":
                    return True
                is_base = is_base or use == "base"
                is_made = is_made or use == "made"
        return is_base and not is_made

    def _use(self, module: Module, path: _Path) -> str:
        """What the mention at the end of ``path`` says: ``inner``, ``made``, ``base``, or nothing."""
        node, parent = path[-1], path[-2]
        if isinstance(node, ast.Constant):
            return "" if module.is_package or _exports(path) else "inner"
        if _is_type_only(path):
            return ""
        if isinstance(parent, ast.ClassDef) and node in parent.bases:
            return "base"
        function = _function_around(module, path)
        if _in_cell(module, path) or (function is not None and self.may_be_compiled(function)):
            return "inner"
        if isinstance(parent, ast.Attribute):
            call = path[-3]
            if not (isinstance(call, ast.Call) and call.func is parent):
                return ""
            return "inner" if self._is_part(module, path[:-2], set()) else "made"
        if isinstance(parent, ast.Call) and parent.func is node:
            return "inner" if self._is_part(module, path[:-1], set()) else "made"
        return "inner"

    def _is_part(self, module: Module, path: _Path, seen: set[str]) -> bool:
        """Whether the network that the end of ``path`` makes or names becomes a part of something."""
        node, parent = path[-1], path[-2]
        if isinstance(parent, _PASSED_ON):
            return self._is_part(module, path[:-1], seen)
        if isinstance(parent, _DISPLAYS):
            return True
        if isinstance(parent, ast.Call):
            return parent.func is not node and _makes_cell(module, parent.func)
        if isinstance(parent, ast.Return):
            function = _function_around(module, path)
            return function is not None and self._is_inner(function)
        if isinstance(parent, (ast.Assign, ast.AnnAssign)):
            targets = parent.targets if isinstance(parent, ast.Assign) else [parent.target]
            return any(self._is_part_by_name(module, path, target, seen) for target in targets)
        return False

    def _is_part_by_name(self, module: Module, path: _Path, target: ast.expr, seen: set[str]) -> bool:
        """Whether what is assigned to ``target`` becomes a part of something where it is read."""
        if isinstance(target, ast.Name):
            name = target.id
            around = next((node for node in reversed(path) if isinstance(node, FUNCTIONS)), path[0])
        elif isinstance(target, ast.Attribute):
            name, around = target.attr, path[0]
        else:
            return True
        if name in seen:
            return False
        seen.add(name)
        start = path[: path.index(around) + 1]
        return any(
            _in_cell(module, found) or self._is_part(module, found, seen)
            for found in _paths(module, name, start)
            if type(found[-1]) is type(target)
        )


def repetition(function: GraphFunction) -> str | None:
    """The doubt that some network holds several Cells of the class of ``self``; None where none does."""
    if function.receiver is None or not function.receiver.is_cell:
        return None
    shown = function.code.project.kept(Instantiated).is_repeated(function.receiver)
    if shown is None and function.code.assumptions:
        RESTING.on |= bits(function.code.assumptions)
        return _HOW_MANY
    return "" if shown else None


def _init_around(module: Module, path: _Path) -> FunctionInfo | None:
    function = _function_around(module, path)
    return function if function is not None and function.name == "__init__" else None


def _cell_around(module: Module, path: _Path) -> ClassInfo | None:
    around = (module.cls(node) for node in reversed(path[:-1]) if isinstance(node, ast.ClassDef))
    return next(filter(_is_cell, around), None)


def _runs_repeatedly(construction: Construction) -> bool | None:
    """Whether a loop or comprehension makes more than one; None where the source does not show it."""
    found: set[bool | None] = {False}
    for node, inner in pairwise((*construction.path, construction.call)):
        if isinstance(node, FUNCTIONS):
            found = {False}
        elif isinstance(node, ast.For) and inner in node.body:
            found.add(_has_several(node.iter, construction.init))
        elif isinstance(node, ast.While) and inner in node.body:
            found.add(None)
        elif (
            isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.DictComp)) and inner not in node.generators
        ):
            found |= {_has_several(each.iter, construction.init) for each in node.generators}
    return True if True in found else None if None in found else False


def _has_several(iterable: ast.expr, init: FunctionInfo | None) -> bool | None:
    """Whether a loop over ``iterable`` runs more than once; for ``range(depth)`` the default counts."""
    if isinstance(iterable, (ast.List, ast.Tuple)):
        return len(iterable.elts) > 1
    if not (isinstance(iterable, ast.Call) and isinstance(iterable.func, ast.Name) and iterable.args):
        return None
    if iterable.func.id in ("enumerate", "reversed"):
        return _has_several(iterable.args[0], init)
    stop: ast.expr | None = iterable.args[0]
    if iterable.func.id != "range" or len(iterable.args) > 1:
        return None
    if init is not None and isinstance(stop, ast.Name) and stop.id not in init.bindings:
        stop = init.default(stop.id)
    number = stop.value if isinstance(stop, ast.Constant) else None
    return number > 1 if isinstance(number, int) else None


def _both_run(one: Construction, other: Construction) -> bool | None:
    """Whether both run, in one function or class; None where conditions around one of them decide."""
    ways = [*one.path, one.call], [*other.path, other.call]
    apart = next(index for index, (a, b) in enumerate(zip(*ways, strict=False)) if a is not b)
    first, second = (way[apart:] for way in ways)
    around = ways[0][apart - 1]
    if isinstance(around, (ast.If, ast.IfExp)) and (first[0] in _taken(around)) != (
        second[0] in _taken(around)
    ):
        return False
    is_open = any(isinstance(node, (ast.If, ast.IfExp, ast.BoolOp)) for node in (*first, *second))
    return None if is_open or isinstance(around, ast.BoolOp) else True


def _taken(node: ast.If | ast.IfExp) -> Sequence[ast.AST]:
    """What runs where the condition holds."""
    return node.body if isinstance(node, ast.If) else [node.body]


def _mentions(module: Module, definition: _Definition) -> Iterator[_Path]:
    """Where ``module`` reads ``definition`` by name, or holds its name as a text; imports are left out."""
    names = [definition.node.name]
    for name in names:
        for path in _paths(module, name, [module.tree]):
            node = path[-1]
            if isinstance(node, ast.alias):
                if node.asname is not None and node.asname not in names:
                    names.append(node.asname)
            elif definition.node not in path and _may_mean(module, path, definition):
                yield path


def _may_mean(module: Module, path: _Path, definition: _Definition) -> bool:
    """Whether the mention at the end of ``path`` leads to ``definition``, as far as the source shows."""
    node = path[-1]
    if isinstance(node, ast.Constant):
        return node.value == definition.node.name
    if not isinstance(node, ast.expr):
        return False
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
        around = next((each for each in reversed(path) if isinstance(each, ast.ClassDef)), None)
        method = module.cls(around).method(node.attr) if around is not None else None
        if method is not None:
            return method is definition
    found = module.resolve(node)
    return found is definition or not isinstance(found, (ClassInfo, FunctionInfo, External))


def _paths(module: Module, name: str, start: _Path) -> Iterator[_Path]:
    """The reads of ``name`` as a name, attribute or text, and its imports, below the end of ``start``."""
    text = module.source.text
    if name not in text:
        return
    lines = sorted({module.source.position(each.start())[0] for each in re.finditer(re.escape(name), text)})
    todo = [start]
    while todo:
        path = todo.pop()
        for child in children(path[-1]):
            first = getattr(child, "lineno", None)
            if first is not None:
                index = bisect_left(lines, first)
                if index == len(lines) or lines[index] > child.end_lineno:  # type: ignore[attr-defined]
                    continue
            below = [*path, child]
            if _is_mention(child, name):
                yield below
            todo.append(below)


def _is_mention(node: ast.AST, name: str) -> bool:
    if isinstance(node, ast.Name):
        return node.id == name and isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Attribute):
        return node.attr == name and isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.alias):
        return node.name.rpartition(".")[2] == name
    return isinstance(node, ast.Constant) and node.value == name


def _is_type_only(path: _Path) -> bool:
    """Whether the mention is an annotation, or what something is compared with."""
    for outer, inner in pairwise(path):
        if isinstance(outer, ast.arg) or (isinstance(outer, ast.AnnAssign) and inner is outer.annotation):
            return True
        if isinstance(outer, FUNCTIONS) and inner is outer.returns:
            return True
        if isinstance(outer, ast.Compare):
            return True
        if isinstance(outer, ast.Call) and isinstance(outer.func, ast.Name) and outer.func.id in _INSPECTIONS:
            return inner is not outer.func
    return False


def _exports(path: _Path) -> bool:
    """Whether the mention stands in ``__all__``."""
    names = (node for outer in path for node in getattr(outer, "targets", [getattr(outer, "target", None)]))
    return any(isinstance(node, ast.Name) and node.id == "__all__" for node in names)


def _in_cell(module: Module, path: _Path) -> bool:
    """Whether the mention stands in a Cell."""
    return any(isinstance(node, ast.ClassDef) and _is_cell(module.cls(node)) for node in path[:-1])


def _is_cell(cls: ClassInfo) -> bool:
    return cls.is_cell or cls.method("construct") is not None


def _makes_cell(module: Module, func: ast.expr) -> bool:
    """Whether ``func`` is the class of a Cell."""
    found = module.resolve(func)
    if isinstance(found, ClassInfo):
        return _is_cell(found)
    return isinstance(found, External) and is_cell_name(found.name)


def _function_around(module: Module, path: _Path) -> FunctionInfo | None:
    """The function that the end of ``path`` stands in, as far as others can name it."""
    around = [node for node in path if isinstance(node, SCOPES)]
    if not around or isinstance(around[-1], ast.ClassDef):
        return None
    found = module.function(around[-1])
    return found if found.parent is None else None


def _is_registered(definition: _Definition) -> bool:
    """Whether a decorator puts it into a registry."""
    segment = definition.module.source.segment
    return any(_REGISTERS.search(segment(each)) for each in definition.node.decorator_list)
