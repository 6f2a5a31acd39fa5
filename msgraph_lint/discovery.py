"""Paths in, Python files out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint.source import SourceError

if TYPE_CHECKING:
    from msgraph_lint.config import Configuration, Settings


@dataclass
class Files:
    """The files to check, with the settings of each."""

    settings: dict[Path, Settings] = field(default_factory=dict)
    """Sorted by path, each file once whatever the ways that lead to it."""
    errors: list[SourceError] = field(default_factory=list)
    """Given paths that cannot be checked."""

    def groups(self) -> Iterator[tuple[list[Path], Settings]]:
        """The files that share settings."""
        by_settings: dict[Settings, list[Path]] = {}
        for path, settings in self.settings.items():
            by_settings.setdefault(settings, []).append(path)
        for settings, paths in by_settings.items():
            yield paths, settings


def find_files(paths: Iterable[str], configuration: Configuration) -> Files:
    """The Python files that ``paths`` stand for.

    A file is taken as it is, whatever its name and whatever ``exclude`` says; a folder is walked for ``.py``
    files. Linked files are followed, linked folders only when they are given themselves.

    Raises:
        ConfigError: the settings of a folder make no sense.
    """
    files = Files()
    found: dict[Path, Settings] = {}
    for name in paths:
        path = relative(Path(name))
        try:
            if path.is_dir():
                found |= _walk(path, configuration, files.errors)
            elif path.suffix == ".ipynb":
                files.errors.append(
                    SourceError(str(path), "notebooks are not supported; convert it to .py first")
                )
            elif path.is_file():
                found[path] = configuration.for_folder(path.parent)
            else:
                reason = "not a file or folder" if path.exists() else "no such file or folder"
                files.errors.append(SourceError(str(path), reason))
        except OSError as error:
            files.errors.append(_unreadable(path, error))
    files.settings = {path: found[path] for path in sorted(_without_aliases(found))}
    return files


def _walk(folder: Path, configuration: Configuration, errors: list[SourceError]) -> dict[Path, Settings]:
    """The ``.py`` files below ``folder``; folders that cannot be read go to ``errors``."""
    settings = configuration.for_folder(folder)
    found: dict[Path, Settings] = {}
    try:
        entries = list(os.scandir(folder))
    except OSError as error:
        errors.append(_unreadable(folder, error))
        return found
    for entry in entries:
        path = folder / entry.name
        if settings.excludes(path):
            continue
        if entry.is_dir(follow_symlinks=False):
            found |= _walk(path, configuration, errors)
        elif entry.name.endswith(".py") and entry.is_file():
            found[path] = settings
    return found


def _without_aliases(paths: Iterable[Path]) -> Iterator[Path]:
    """``paths`` without those that lead to a file already there; a real path is kept rather than a link."""
    folders: dict[Path, str] = {}
    seen: set[str] = set()
    for link, path in sorted((path.is_symlink(), path) for path in paths):
        if path.parent not in folders:
            folders[path.parent] = os.path.realpath(path.parent)
        real = os.path.realpath(path) if link else os.path.join(folders[path.parent], path.name)
        if real not in seen:
            seen.add(real)
            yield path


def _unreadable(path: Path, error: OSError) -> SourceError:
    return SourceError(str(path), f"cannot read: {error.strerror or error}")


def relative(path: Path) -> Path:
    """``path`` without detours, relative to the working folder when it is below it."""
    here, place = os.getcwd(), os.path.abspath(path)
    if place == here or place.startswith(here.rstrip(os.sep) + os.sep):
        return Path(os.path.relpath(place, here))
    return Path(place)
