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
    errors: list[Exception] = field(default_factory=list)
    """Why paths cannot be checked: a :class:`SourceError` or :class:`ConfigError` each."""

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
    """
    from msgraph_lint.config import ConfigError

    files = Files()
    found: dict[Path, Settings] = {}
    todo = [relative(Path(name)) for name in reversed(list(paths))]
    while todo:
        path = todo.pop()
        try:
            if path.is_dir():
                settings = configuration.for_folder(path)
                for entry in list(os.scandir(path)):
                    inner = path / entry.name
                    if settings.excludes(inner):
                        continue
                    if entry.is_dir(follow_symlinks=False):
                        todo.append(inner)
                    elif entry.name.endswith(".py") and os.path.isfile(inner):
                        found[inner] = settings
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
            files.errors.append(SourceError(str(path), f"cannot read: {error.strerror or error}"))
        except ConfigError as error:
            files.errors.append(error)
    files.settings = {path: found[path] for path in sorted(_without_aliases(found))}
    return files


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


def relative(path: Path) -> Path:
    """``path`` without detours, relative to the working folder when it is below it."""
    here, place = os.getcwd(), os.path.abspath(path)
    if place == here or place.startswith(here.rstrip(os.sep) + os.sep):
        return Path(os.path.relpath(place, here))
    return Path(place)
