"""Paths in, Python files out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint.paths import NEVER_ENTERED, is_environment, is_foreign, relative
from msgraph_lint.records import dataclass, field
from msgraph_lint.source import SourceError

if TYPE_CHECKING:
    from msgraph_lint.config import Configuration, Settings
    from msgraph_lint.ignored import Ignored


@dataclass
class Files:
    """The files to check, with the settings of each."""

    settings: dict[str, Settings] = field(default_factory=dict)
    """Sorted by path, each file once whatever the ways that lead to it."""
    errors: list[Exception] = field(default_factory=list)
    """Why paths cannot be checked: a :class:`SourceError` or :class:`ConfigError` each."""

    def groups(self) -> Iterator[tuple[list[str], Settings]]:
        """The files that share settings."""
        by_settings: dict[Settings, list[str]] = {}
        same: dict[int, list[str]] = {}
        """The identity of settings -> those files: to compare settings takes long."""
        for path, settings in self.settings.items():
            if id(settings) not in same:
                same[id(settings)] = by_settings.setdefault(settings, [])
            same[id(settings)].append(path)
        for settings, paths in by_settings.items():
            yield paths, settings


def find_files(paths: Iterable[str], configuration: Configuration) -> Files:
    """The Python files that ``paths`` stand for.

    A file is taken as it is, whatever its name; a folder is walked for ``.py`` files and notebooks. What is
    excluded or ignored is left out of a walk, and a path that is given only when ``force-exclude`` says so.
    Linked files are followed, linked folders only when they are given themselves.
    """
    search = _Search(configuration)
    names = list(paths)
    for name in names:
        search.take(str(relative(Path(name))))
    found = _without_aliases(search.found) if len(names) > 1 or search.has_links else search.found
    return Files({path: search.found[path] for path in sorted(found, key=_parts)}, search.errors)


def is_left_out(path: Path, settings: Settings) -> bool:
    """Whether ``path`` is left out although it is given: it, or a folder around it, is excluded by force.

    Only folders of the project count: it may itself lie in one that is called ``build``.
    """
    if not settings.force_exclude:
        return False
    place = Path(os.path.abspath(path))
    top = os.path.commonpath([place, os.path.abspath(settings.root)])
    inner = [place, *place.parents][: len(place.relative_to(top).parts)]
    return any(settings.excludes(str(each)) or is_foreign(each.name, str(each)) for each in inner)


@dataclass
class _Search:
    """The files found so far."""

    configuration: Configuration
    found: dict[str, Settings] = field(default_factory=dict)
    errors: list[Exception] = field(default_factory=list)
    has_links: bool = False
    """Whether a file may be found twice in one folder."""

    def take(self, path: str) -> None:
        """Add the file ``path``, or the files in the folder ``path``."""
        with self._noting_errors(path):
            is_folder = os.path.isdir(path)
            settings = self.configuration.for_folder(Path(path) if is_folder else Path(path).parent)
            if is_left_out(Path(path), settings):
                return
            if is_folder:
                self._walk(path)
            elif os.path.isfile(path):
                self.found[path] = settings
            else:
                reason = "not a file or folder" if Path(path).exists() else "no such file or folder"
                raise SourceError(path, reason)

    def _walk(self, top: str) -> None:
        todo: list[tuple[str, Ignored | None, Settings | None]] = [(top, None, None)]
        while todo:
            folder, ignored, settings = todo.pop()
            with self._noting_errors(folder):
                entries = list(os.scandir(folder))
                names = [entry.name for entry in entries]
                if settings is None:
                    settings = self.configuration.for_folder(Path(folder), names)
                elif is_environment(names):
                    continue
                else:
                    settings = self.configuration.for_folder_inside(settings, folder, names)
                ignored = _ignored_in(folder, ignored, names) if settings.respect_gitignore else None
                inside = "" if folder == os.curdir else os.path.join(folder, "")
                for entry in entries:
                    name, is_folder = entry.name, entry.is_dir(follow_symlinks=False)
                    if not (is_folder or name.endswith((".py", ".ipynb"))):
                        continue
                    path = inside + name
                    if settings.excludes(path) or (ignored and ignored.leaves_out(name, is_folder)):
                        continue
                    if not is_folder:
                        if entry.is_file(follow_symlinks=False) or os.path.isfile(path):
                            self.found[path] = settings
                            self.has_links = self.has_links or entry.is_symlink()
                    elif name not in NEVER_ENTERED:
                        todo.append((path, ignored, settings))

    @contextmanager
    def _noting_errors(self, path: str) -> Iterator[None]:
        from msgraph_lint.config import ConfigError

        try:
            yield
        except OSError as error:
            self.errors.append(SourceError(path, f"cannot read: {error.strerror or error}"))
        except (ConfigError, SourceError) as error:
            self.errors.append(error)


def _ignored_in(folder: str, outer: Ignored | None, names: Iterable[str]) -> Ignored:
    if outer:
        return outer.inside(os.path.basename(folder), set(names))
    from msgraph_lint.ignored import Ignored

    return Ignored.around(Path(folder))


def _without_aliases(paths: Iterable[str]) -> Iterator[str]:
    """``paths`` without those that lead to a file already there; a real path is kept rather than a link."""
    folders: dict[str, str] = {}
    seen: set[str] = set()
    for link, path in sorted(((os.path.islink(path), path) for path in paths), key=_links_last):
        folder, name = os.path.split(path)
        if folder not in folders:
            folders[folder] = _real(folder, folders)
        real = os.path.realpath(path) if link else os.path.join(folders[folder], name)
        if real not in seen:
            seen.add(real)
            yield path


def _real(folder: str, known: dict[str, str]) -> str:
    """``folder`` without links, by the one around it where that is ``known``."""
    around, name = os.path.split(folder)
    above = known.get(around)
    if above is None or name in ("", os.curdir, os.pardir) or os.path.islink(folder):
        return os.path.realpath(folder)
    return os.path.join(above, name)


def _parts(path: str) -> list[str]:
    return path.split(os.sep)


def _links_last(found: tuple[bool, str]) -> tuple[bool, list[str]]:
    link, path = found
    return link, _parts(path)
