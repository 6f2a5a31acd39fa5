"""MindSpore's names, whichever way they are spelled."""

from __future__ import annotations

import re
from functools import lru_cache

from msgraph_lint.mindspore_facts import facts
from msgraph_lint.targets import MEASURED_VERSIONS

_NEWEST_FIRST = tuple(reversed(MEASURED_VERSIONS))
_MOST_NAMES = 10_000
"""How many names are remembered: a program mentions the same few again and again."""
_DTYPE = re.compile(r"mindspore\.(?:bool_|u?int(?:_|8|16|32|64)?|b?float(?:_|16|32|64)?|complex(?:64|128))")


def canonical(name: str) -> str:
    """The one name for all spellings: ``mindspore.nn.cell.Cell`` -> ``mindspore.nn.Cell``."""
    return mindspore_name(name) or name


@lru_cache(maxsize=_MOST_NAMES)
def mindspore_name(name: str) -> str | None:
    """The canonical name of something in MindSpore; ``None`` when MindSpore has no such name."""
    if not name.startswith("mindspore"):
        return None
    for version in _NEWEST_FIRST:
        known = facts(version)
        if found := known.canonical(name):
            return found
        if known.is_module(name):
            return None
    return None


@lru_cache(maxsize=_MOST_NAMES)
def is_cell_name(name: str) -> bool:
    """Whether ``name`` is ``mindspore.nn.Cell`` or a subclass of it in MindSpore."""
    for version in _NEWEST_FIRST if name.startswith("mindspore.") else ():
        known = facts(version)
        if known.is_cell(name):
            return True
        if known.canonical(name) == name:
            return False  # older tables, which take time to load, say the same
    return False


def is_dtype_name(name: str) -> bool:
    """Whether the canonical ``name`` is that of a dtype of Tensors, such as ``mindspore.float32``."""
    return _DTYPE.fullmatch(name) is not None
