"""What can be asked of MindSpore, per version: the names of its modules, signatures, attributes.

The tables in ``interface/`` hold all measured versions at once, so that what one lacks can be looked up in
the others. ``python -m msgraph_lint.mindspore_facts`` writes them from what ``describe.py`` says.

In a table, what holds for some versions stands under their number: bit 0 is the first of ``versions``.

=====================  ====================================================================================
``modules.json``       module → versions → all its names, submodules among them
``signatures.json``    versions → canonical name of a function or class → its signature
``calls.json``         versions → canonical name of a Cell → the signature of its ``construct``
``attributes.json``    ``mindspore.Tensor``, ``mindspore.Parameter`` (beside those of Tensor) and
                       ``mindspore.nn.Cell`` → versions → attribute → signature of a method, ``!int`` of what
                       is an int, None
``cells.json``         canonical name of a Cell → versions → its attributes beside those of every Cell
``kinds.json``         versions → canonical name of a layer, optimizer, transform or function → parameter →
                       the kinds of arguments that are refused for it
``keywords.json``      versions → method of Tensors → the keywords that only the graph refuses
=====================  ====================================================================================
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "interface"
KINDS = ("bool", "int", "float", "str", "None", "tuple", "list")
"""The kinds of arguments that were tried."""
Json = dict[str, Any]


class Interface:
    """What can be asked of one measured version."""

    def __init__(self, version: str) -> None:
        self.version = version
        self._names: dict[str, frozenset[str] | None] = {}
        """Module → its names, for those asked for so far."""

    def names_in(self, module: str) -> frozenset[str] | None:
        """All names of a module, by the path it is imported by; None when the tables do not know it."""
        if module not in self._names:
            self._names[module] = self._names_in(module)
        return self._names[module]

    def _names_in(self, module: str) -> frozenset[str] | None:
        by_versions = _table("modules.json").get(module, {})
        found = [names for versions, names in by_versions.items() if self._is_in(versions)]
        return frozenset(" ".join(found).split()) if found else None

    def signature(self, name: str) -> str | None:
        """How a function or class is called, by canonical name."""
        return _of_version("signatures.json", self.version).get(name)

    def refused_kinds(self, name: str) -> Mapping[str, frozenset[str]]:
        """Parameter of what has that canonical name → the kinds of arguments that it refuses."""
        return _refused_kinds(self.version, name)

    def keywords_refused_in_graph(self, method: str) -> frozenset[str]:
        """The keywords that a method of Tensors takes in PyNative alone."""
        return frozenset(_of_version("keywords.json", self.version).get(method, "").split())

    def construct_signature(self, name: str) -> str | None:
        """How an instance of a Cell is called, by canonical name."""
        return _of_version("calls.json", self.version).get(name)

    @functools.cached_property
    def tensor_attributes(self) -> Mapping[str, str | None]:
        """Attribute of Tensors and Parameters → its signature, or ``!int`` of what is an int."""
        return {**self._attributes("mindspore.Parameter"), **self._attributes("mindspore.Tensor")}

    @functools.cached_property
    def cell_attributes(self) -> Mapping[str, str | None]:
        """The same for what every Cell has."""
        return self._attributes("mindspore.nn.Cell")

    def attributes_of_cell(self, name: str) -> frozenset[str] | None:
        """What instances of a Cell have that not every Cell has; None when it is no Cell."""
        by_versions = _table("cells.json").get(name)
        if by_versions is None:
            return None
        found = [names for versions, names in by_versions.items() if self._is_in(versions)]
        return frozenset(" ".join(found).split())

    def _attributes(self, owner: str) -> dict[str, str | None]:
        return _chosen(_table("attributes.json")[owner], self.version)

    def _is_in(self, versions: str) -> bool:
        return bool(int(versions) >> _versions().index(self.version) & 1)


def versions_with(module: str, name: str) -> list[str]:
    """The measured versions in which a module has a name."""
    masks = [
        int(mask) for mask, names in _table("modules.json").get(module, {}).items() if name in names.split()
    ]
    return [each for index, each in enumerate(_versions()) if any(mask >> index & 1 for mask in masks)]


def versions_with_attribute(owner: str, name: str) -> list[str]:
    """The measured versions in which ``mindspore.Tensor`` or ``mindspore.nn.Cell`` has an attribute."""
    masks = [int(mask) for mask, found in _table("attributes.json")[owner].items() if name in found]
    return [each for index, each in enumerate(_versions()) if any(mask >> index & 1 for mask in masks)]


@functools.cache
def attributes_in_any_version(cell: str) -> frozenset[str] | None:
    """What instances of a Cell have in some measured version, beside what every Cell has; None of no Cell."""
    by_versions = _table("cells.json").get(cell)
    return None if by_versions is None else frozenset(" ".join(by_versions.values()).split())


def signatures(version: str) -> Mapping[str, str | None]:
    """Canonical name of a function or class → how it is called in a measured version."""
    return _of_version("signatures.json", version)


def methods_with_refused_keywords() -> frozenset[str]:
    """The methods of Tensors that take keywords in PyNative alone, in some version."""
    return frozenset(method for found in _table("keywords.json").values() for method in found)


@functools.cache
def interface(version: str) -> Interface:
    """The interface of a measured version, such as ``2.10``."""
    return Interface(version)


@functools.cache
def _table(name: str) -> Json:
    table: Json = json.loads((FOLDER / name).read_bytes())
    return table


def _versions() -> list[str]:
    versions: list[str] = _table("versions.json")["versions"]
    return versions


@functools.lru_cache(maxsize=1_000)
def _refused_kinds(version: str, name: str) -> Mapping[str, frozenset[str]]:
    refused = _of_version("kinds.json", version).get(name, {})
    return {parameter: frozenset(kinds.split()) for parameter, kinds in refused.items()}


@functools.cache
def _of_version(name: str, version: str) -> Json:
    return _chosen(_table(name), version)


def _chosen(by_versions: Mapping[str, Json], version: str) -> Json:
    bit = _versions().index(version)
    found: Json = {}
    for mask, entries in by_versions.items():
        if int(mask) >> bit & 1:
            found.update(entries)
    return found


# Writing


def write_kinds(said: Iterable[Json], folder: Path = FOLDER) -> None:
    """Write the table from what ``try_kinds.py`` says in each version, oldest first."""
    _write(folder / "kinds.json", _by_versions(list(said)))


def write_keywords(said: Iterable[Json], folder: Path = FOLDER) -> None:
    """Write the table from what ``try_keywords.py`` says in each version, oldest first."""
    _write(folder / "keywords.json", _by_versions(list(said)))


def write(said: Iterable[Json], folder: Path = FOLDER) -> None:
    """Write the tables from what ``describe.py`` says in each version, oldest first."""
    all_said = list(said)
    versions = [each["version"].removesuffix(".0") for each in all_said]
    modules = [{name: names.split() for name, names in each["modules"].items()} for each in all_said]
    tables: dict[str, Json] = {
        "versions.json": {"versions": versions},
        "modules.json": _names_by_versions(modules),
        "signatures.json": _by_versions([each["signatures"] for each in all_said]),
        "calls.json": _by_versions([each["calls"] for each in all_said]),
        "attributes.json": {
            owner: _by_versions([each["attributes"][owner] for each in all_said])
            for owner in all_said[0]["attributes"]
        },
        "cells.json": _names_by_versions(
            [{name: names.split() for name, names in each["cells"].items()} for each in all_said]
        ),
    }
    folder.mkdir(exist_ok=True)
    for name, table in tables.items():
        _write(folder / name, table)


def _write(path: Path, table: Json) -> None:
    text = json.dumps(table, indent=0, separators=(",", ":"), sort_keys=True) + "\n"
    path.write_text(text, encoding="utf-8")


def _names_by_versions(each_version: list[dict[str, list[str]]]) -> Json:
    owners = sorted({owner for said in each_version for owner in said})
    found: Json = {}
    for owner in owners:
        by_versions = _by_versions([dict.fromkeys(said.get(owner, ()), "") for said in each_version])
        empty = sum(1 << index for index, said in enumerate(each_version) if said.get(owner) == [])
        found[owner] = {mask: " ".join(sorted(names)) for mask, names in by_versions.items()}
        if empty:
            found[owner][str(empty)] = ""
    return found


def _by_versions(each_version: list[dict[str, Any]]) -> Json:
    """Entry by entry, under the versions that agree on it."""
    masks: dict[tuple[str, str], int] = {}
    for index, said in enumerate(each_version):
        for name, value in said.items():
            key = (name, json.dumps(value))
            masks[key] = masks.get(key, 0) | 1 << index
    found: Json = {}
    for (name, value), mask in sorted(masks.items()):
        found.setdefault(str(mask), {})[name] = json.loads(value)
    return found
