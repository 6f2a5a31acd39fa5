"""MindSpore's names, whichever way they are spelled."""

from __future__ import annotations

from msgraph_lint.mindspore_facts import facts
from msgraph_lint.targets import MEASURED_VERSIONS

_NEWEST_FIRST = tuple(reversed(MEASURED_VERSIONS))


def canonical(name: str) -> str:
    """The one name for all spellings: ``mindspore.nn.cell.Cell`` -> ``mindspore.nn.Cell``."""
    return mindspore_name(name) or name


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


def is_cell_name(name: str) -> bool:
    """Whether ``name`` is ``mindspore.nn.Cell`` or a subclass of it in MindSpore."""
    return name.startswith("mindspore.") and any(facts(version).is_cell(name) for version in _NEWEST_FIRST)
