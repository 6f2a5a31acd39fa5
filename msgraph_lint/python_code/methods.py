"""Which methods of a Cell run, and which nobody calls."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.texts import INHERITED, Answers

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


def is_called(cls: ClassInfo, what: str, code: PythonCode) -> bool:
    """Whether a text that mentions the class takes such a method: `FORWARD_TAKEN`, `BACKWARD_TAKEN`."""
    return code.project.kept(Answers)(what, cls.name, code.module.key)


def has_subclass(cls: ClassInfo, code: PythonCode) -> bool:
    """Whether a text of the project may have a class below ``cls``."""
    return code.project.kept(Answers)(INHERITED, cls.name, code.module.key)
