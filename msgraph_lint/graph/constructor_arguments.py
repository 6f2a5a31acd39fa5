"""Whether an attribute that takes what the constructor is given may be a Parameter.

``self.length = length`` may be anything; who annotates the argument, gives it a default or computes with it
has a plain value in mind, and a Parameter is seldom given otherwise.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.annotations import names_plain_types
from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.scope import python_scope
from msgraph_lint.graph.instantiated import Instantiated
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.project import Project
from msgraph_lint.program.syntax import attribute_of, root_of
from msgraph_lint.values.value import Kind, Value

_COMPUTED = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.Compare, ast.JoinedStr, ast.Tuple, ast.List, ast.Dict)
_BUILTINS = {"abs", "bool", "dict", "float", "int", "len", "list", "range", "round", "sorted", "str", "tuple"}
_MOST_STEPS = 4


def is_no_parameter(project: Project, binding: AttributeBinding) -> bool | None:
    """Whether ``binding`` sets the attribute to no Parameter; ``None`` for an argument that may be one."""
    if binding.function is None or binding.value is None:
        return False
    return _Arguments(project, binding.receiver).is_plain(binding.function, binding.value)


class _Arguments:
    """What the project gives the constructor of a class."""

    def __init__(self, project: Project, cls: ClassInfo) -> None:
        self._project, self._cls = project, cls
        self._steps = _MOST_STEPS

    def is_plain(self, info: FunctionInfo, node: ast.expr) -> bool | None:
        """Whether ``node`` in ``info``, which the constructor runs, is no Parameter."""
        if isinstance(node, _COMPUTED):
            return True
        if isinstance(node, (ast.BoolOp, ast.IfExp)):
            parts = node.values if isinstance(node, ast.BoolOp) else [node.body, node.orelse]
            return _are_all(self.is_plain(info, each) for each in parts)
        if isinstance(node, ast.Call):
            return isinstance(node.func, ast.Name) and node.func.id in _BUILTINS
        if isinstance(node, (ast.Attribute, ast.Subscript)):
            return None if _is_part_of_argument(info, node) else False
        return self._is_plain_argument(info, node.id) if isinstance(node, ast.Name) else False

    def _is_plain_argument(self, info: FunctionInfo, name: str) -> bool | None:
        if not _is_argument(info, name):
            return False
        annotation, default = info.annotations.get(name), info.default(name)
        if annotation is not None and names_plain_types(annotation):
            return True
        if isinstance(default, _COMPUTED) and getattr(default, "value", default) is not None:
            return True
        if info.name == "__init__":
            return False if any(map(_is_parameter, self._constructed_with(info, name))) else None
        self._steps -= 1
        given = list(self._given(info, name)) if self._steps >= 0 else []
        return _are_all(self.is_plain(*each) for each in given) if given else None

    def _given(self, info: FunctionInfo, name: str) -> Iterator[tuple[FunctionInfo, ast.expr]]:
        """What the methods that ``__init__`` runs give the method ``info`` for its parameter ``name``."""
        for owner in self._cls.project_mro:
            for method in owner.init_methods:
                for call in method.nodes_of(ast.Call):
                    if attribute_of(call.func, method.self_name) == info.name:
                        node = passing.passed(call, name, info.positions.get(name))
                        if node is not None:
                            yield method, node

    def _constructed_with(self, info: FunctionInfo, name: str) -> Iterator[Value]:
        """What Cells of the project give the constructor ``info`` for its parameter ``name``."""
        constructions = self._project.kept(Instantiated).constructions(self._cls).shown
        for each in constructions if info.owner is self._cls else ():
            node = passing.passed(each.call, name, info.positions.get(name))
            if node is not None and each.init is not None:
                yield python_scope(each.init, each.owner).value(node)


def _is_parameter(value: Value) -> bool:
    return value.kind is Kind.PARAMETER or any(map(_is_parameter, value.options))


def _are_all(parts: Iterable[bool | None]) -> bool | None:
    found = set(parts)
    return False if False in found else None if None in found else True


def _is_part_of_argument(info: FunctionInfo, node: ast.expr) -> bool:
    """Whether it is ``config.size`` or ``sizes[0]``."""
    root = root_of(node)
    return isinstance(root, ast.Name) and _is_argument(info, root.id)


def _is_argument(info: FunctionInfo, name: str) -> bool:
    return name in info.parameter_names and name not in info.bindings and name != info.self_name
