"""Which methods of a Cell run, and which nobody calls."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.names import is_cell_name

if TYPE_CHECKING:
    from msgraph_lint.python_code.code import PythonCode


def construct_of(cls: ClassInfo, code: PythonCode) -> str | None:
    """The class whose ``construct`` a call of ``cls`` runs; empty where there is none, None if not shown."""
    if cls.has_unknown_base or cls.node.decorator_list:
        return None
    for each in cls.mro:
        if isinstance(each, ClassInfo):
            if each.node.keywords or "__call__" in each.definitions:
                return None
            if "construct" in {*each.definitions, *each.aliases} or _binds(each, "construct"):
                return each.name
        elif isinstance(each, External) and is_cell_name(each.name):
            if each.name == "mindspore.nn.Cell":
                return ""
            return each.name if code.interface.construct_signature(each.name) is not None else None
    return None


def _binds(cls: ClassInfo, name: str) -> bool:
    """Whether a method of the class, or its body, assigns ``name``."""
    if any(name == bound for method in cls.all_methods for bound, _ in method.self_bindings):
        return True
    return re.search(rf"^\s+{name}\s*=", cls.module.source.segment(cls.node), re.MULTILINE) is not None


def is_called(cls: ClassInfo, name: str, code: PythonCode) -> bool:
    """Whether a text that mentions the class takes an attribute ``name`` of anything but ``super()``."""
    taken = re.compile(rb"(?<!\))\." + name.encode() + rb"\b|[\"']" + name.encode() + rb"[\"']")
    return any(taken.search(text) for text in _mentioning(cls, code))


def has_subclass(cls: ClassInfo, code: PythonCode) -> bool:
    """Whether a text of the project may have a class below ``cls``."""
    inherits = re.compile(rb"class\s+\w+\s*\([^)]*\b" + cls.name.encode() + rb"\b")
    return any(inherits.search(text) for text in _mentioning(cls, code))


def _mentioning(cls: ClassInfo, code: PythonCode) -> list[bytes]:
    texts = [code.project.text(path) or b"" for path in code.project.paths]
    return [text for text in texts if cls.name.encode() in text]
