"""Attributes that are read of a Cell and that nothing in the project gives it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgraph_lint.compiler.truth import truth
from msgraph_lint.graph.flags import Flags
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.project import Project
from msgraph_lint.program.syntax import SCOPES, attribute_of, bound_name, descendants, is_super
from msgraph_lint.program.texts import INHERITED, SET, Answers
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import UNKNOWN, Value, literal

if TYPE_CHECKING:
    from msgraph_lint.python_code.code import PythonCode

_MAKES_UP = {"__getattr__", "__getattribute__", "__new__"}
_STORES = {"_cells", "_params", "_buffers", "__dict__", "_user_attrs"}
"""Where a Cell keeps what it has: who reaches in there may set anything."""
_READ_ONLY = {
    "super",
    "isinstance",
    "hasattr",
    "getattr",
    "len",
    "id",
    "type",
    "print",
    "issubclass",
    "repr",
    "str",
}
"""Calls that set nothing on the instance they are given."""


@dataclass(frozen=True)
class MissingAttribute:
    """An attribute of a Cell that is read and that nothing sets."""

    node: ast.Attribute
    cls: ClassInfo
    known: frozenset[str]
    """What instances have."""
    is_conditional: bool
    """Whether something decides that the line runs."""


def missing_attributes(code: PythonCode) -> Iterator[MissingAttribute]:
    """The reads of attributes that Cells do not have: ``self``, and others that a file makes."""
    yield from _of_self(code)
    yield from _of_bases(code)
    yield from _of_others(code)


def _of_bases(code: PythonCode) -> Iterator[MissingAttribute]:
    """The same for ``super()``; classes below might put another class behind it."""
    for cls in code.module.classes:
        asked = list(_asked_of_super(cls)) if cls.is_cell and not cls.has_unknown_base else []
        known = _attributes_of(cls.mro[1:], code) if asked else None
        if known is None or code.project.kept(Answers)(INHERITED, cls.name, code.module.key):
            continue
        for node in asked:
            if node.attr not in known and not (
                code.guards.hold(node, node.attr) or _is_given(node.attr, code)
            ):
                yield MissingAttribute(node, cls, known, is_conditional=False)


def _asked_of_super(cls: ClassInfo) -> Iterator[ast.Attribute]:
    for method in cls.all_methods:
        for node in method.nodes_of(ast.Attribute):
            if is_super(node.value) and isinstance(node.ctx, ast.Load) and not node.attr.startswith("__"):
                yield node


def _of_others(code: PythonCode) -> Iterator[MissingAttribute]:
    for asked in code.asked:
        node, cls = asked.node, asked.owner.cls
        if not isinstance(cls, ClassInfo) or not isinstance(node.ctx, ast.Load) or cls.has_unknown_base:
            continue
        if node.attr.startswith("__") or node.attr in code.interface.cell_attributes:
            continue
        known = attributes_of(cls, code)
        if known is None or node.attr in known:
            continue
        if not (code.guards.hold(node, node.attr) or _is_given(node.attr, code)):
            yield MissingAttribute(node, cls, known, is_conditional=False)


def _is_given(name: str, code: PythonCode) -> bool:
    """Whether somebody gives an object such an attribute, or the file names it in a string."""
    text = code.module.source.text
    return f'"{name}"' in text or f"'{name}'" in text or code.is_patched(name)


def _of_self(code: PythonCode) -> Iterator[MissingAttribute]:
    for cls in code.module.classes:
        if not cls.is_cell or cls.has_unknown_base:
            continue
        known: frozenset[str] | None = None
        plain = _plainly_set(cls)
        for method, node in _reads(cls):
            if node.attr in plain or node.attr in code.interface.cell_attributes:
                continue
            if known is None:
                known = attributes_of(cls, code)
                if known is None:
                    break
            if node.attr in known or node.attr.startswith("__") or _may_be_set(cls, node, code):
                continue
            if not _is_switched_off(method, node, cls, code):
                yield MissingAttribute(node, cls, known, _is_conditional(method, node))


def _plainly_set(cls: ClassInfo) -> set[str]:
    """What methods of the class and its bases assign or define: what most reads ask for."""
    found = set[str]()
    for each in cls.project_mro:
        found.update(each.definitions)
        found.update(name for method in each.all_methods for name, _ in method.self_bindings)
    return found


def _is_conditional(method: FunctionInfo, node: ast.AST) -> bool:
    """Whether a condition, or the left side of ``and`` and ``or``, decides that ``node`` is evaluated."""
    if method.conditions[node]:
        return True
    while node is not method.node:
        around = method.parents[node]
        if isinstance(around, ast.BoolOp) and node is not around.values[0]:
            return True
        node = around
    return False


@dataclass
class _Switches:
    """What the attributes of ``self`` are that all instances have alike."""

    method: FunctionInfo
    cls: ClassInfo
    flags: Flags

    def value(self, node: ast.expr) -> Value:
        if isinstance(node, ast.Constant):
            return literal(node.value)
        name = attribute_of(node, self.method.self_name)
        return self.flags.value(self.cls, name, assumes=False) if name is not None else UNKNOWN


def _is_switched_off(method: FunctionInfo, node: ast.AST, cls: ClassInfo, code: PythonCode) -> bool:
    """Whether an attribute that is the same in every instance keeps Python from the line."""
    switches = _Switches(method, cls, code.project.kept(Flags))
    for around in method.conditions[node]:
        if isinstance(around, ast.If):
            holds = truth(switches, around.test)
            if holds is not None and holds is not any(_is_below(method, node, part) for part in around.body):
                return True
    return False


def _is_below(method: FunctionInfo, node: ast.AST, outer: ast.AST) -> bool:
    while node is not outer and node is not method.node:
        node = method.parents[node]
    return node is outer


def _reads(cls: ClassInfo) -> Iterator[tuple[FunctionInfo, ast.Attribute]]:
    """Where a method of the class reads an attribute of ``self``, with the method."""
    for method in cls.all_methods:
        if method.is_class_method or method.is_static or method.self_name is None:
            continue
        if method.self_name in method.bindings:
            continue
        for node in method.nodes_of(ast.Attribute):
            is_self = isinstance(node.value, ast.Name) and node.value.id == method.self_name
            if is_self and isinstance(node.ctx, ast.Load):
                yield method, node


def attributes_of(cls: ClassInfo, code: PythonCode) -> frozenset[str] | None:
    """What an instance surely has at most; None where the source does not show it."""
    return _attributes_of(cls.mro, code)


def _attributes_of(classes: Iterable[object], code: PythonCode) -> frozenset[str] | None:
    """What ``classes`` give an instance of the last of them."""
    version = code.target.measured_version
    found = set(code.interface.cell_attributes) | facts(version).cell_attributes
    for each in classes:
        if isinstance(each, ClassInfo):
            own = code.project.kept(_Own).of(each)
            if own is None:
                return None
            found |= own
        elif isinstance(each, External) and is_cell_name(each.name):
            attributes = code.interface.attributes_of_cell(each.name)
            if attributes is None:
                return None
            found |= attributes
    return frozenset(found)


class _Own:
    """What classes of a project give their instances, each looked at once."""

    def __init__(self, _: Project) -> None:
        self._found: dict[ClassInfo, set[str] | None] = {}

    def of(self, cls: ClassInfo) -> set[str] | None:
        """What ``cls`` gives; None where the source does not show it."""
        if cls not in self._found:
            self._found[cls] = _own(cls)
        return self._found[cls]


def _own(cls: ClassInfo) -> set[str] | None:
    """What the class itself gives its instances: what it assigns, defines, declares, or names in a string."""
    if cls.node.decorator_list or cls.node.keywords or not _MAKES_UP.isdisjoint(cls.definitions):
        return None
    if any(method.sets_unnamed_attributes for method in cls.all_methods):
        return None
    found = set(cls.definitions)
    for node in descendants(cls.node):
        if isinstance(node, ast.Attribute):
            if node.attr in _STORES:
                return None
            if not isinstance(node.ctx, ast.Load):
                found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, (*SCOPES, ast.alias)):
            found.add(bound_name(node) or "")
        elif isinstance(node, ast.Call) and _hands_out_self(node):
            return None
    return found


def _hands_out_self(call: ast.Call) -> bool:
    """Whether what is called may set attributes of ``self``."""
    if isinstance(call.func, ast.Name) and call.func.id in _READ_ONLY:
        return False
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    if not any(isinstance(each, ast.Name) and each.id == "self" for each in given):
        return False
    return not (
        isinstance(call.func, ast.Attribute) and call.func.attr in ("__init__", "construct", "__call__")
    )


def _may_be_set(cls: ClassInfo, node: ast.Attribute, code: PythonCode) -> bool:
    """Whether something outside the class may set the attribute, or the code asks for it first."""
    if code.guards.hold(node, node.attr) or code.is_patched(node.attr):
        return True
    path, ask = code.module.key, code.project.kept(Answers)
    return ask(INHERITED, cls.name, path) and ask(SET, node.attr, path)
