"""One process that checks file after file, as pylint asks for them: what it knows is kept between two files.

Who asks for one file gets it alone. Who goes on asking gets the files that come next looked at with it, as
many as were asked for so far: then a whole project takes little more than to check it at once.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from msgraph_lint.config import ConfigError, Settings
from msgraph_lint.engine import check_project
from msgraph_lint.findings import Report
from msgraph_lint.paths import relative
from msgraph_lint.program.project import Project
from msgraph_lint.program.resolver import Program
from msgraph_lint.source import Source, read_bytes

SettingsOf = Callable[[Path], Settings]
"""The settings of the files in a folder; may raise :class:`ConfigError`."""


class Session:
    """Reports on single files; ``pylint_comments`` and ``is_given`` as for :func:`check_project`."""

    def __init__(
        self, *, pylint_comments: bool = True, is_given: Callable[[str], bool] | None = None
    ) -> None:
        self._pylint_comments = pylint_comments
        self._is_given = is_given
        self._program = Program()
        self._projects: list[Project] = []
        """One for each folder of a project that was asked for."""
        self._reports: dict[str, Report] = {}
        """Absolute path -> what was found in the file as it is on disk, until it is asked for."""
        self._stamps: dict[str, tuple[int, int] | None] = {}
        self._asked: set[str] = set()
        """The files that were asked for so far."""

    def report(self, path: str, data: bytes, settings_of: SettingsOf) -> Report:
        """The findings in the file ``path`` with the content ``data``, which need not be on disk.

        Raises:
            ConfigError: the settings of its folder are broken.
            SourceError: it cannot be decoded.
        """
        key, settings = os.path.abspath(path), settings_of(Path(path).parent)
        source = Source.decode(path, data)
        if not _is_on_disk(key, data):
            project = self._project(key).renewed({key: source}).focused([path])
            return self._found(project, [path], settings)
        self._asked.add(key)
        if key not in self._reports:
            self._check(key, settings, settings_of)
        return self._reports.pop(key)

    def refresh(self) -> None:
        """Forget what changed on disk since it was read, and what depends on it."""
        changed = {path for path, stamp in self._stamps.items() if _stamp(path) != stamp}
        if changed:
            kept = (module.source for module in self._program.modules if module.key not in changed)
            self._program = Program({os.path.abspath(source.path): source for source in kept})
            self._projects.clear()
            self._reports.clear()
            self._stamps = {path: stamp for path, stamp in self._stamps.items() if path not in changed}
            self._asked.clear()

    def _project(self, key: str) -> Project:
        known = next((project for project in self._projects if project.holds(key)), None)
        if known is None:
            known = Project([key], self._program)
            self._projects.append(known)
        return known

    def _check(self, key: str, settings: Settings, settings_of: SettingsOf) -> None:
        """Look at the file, and at those that come next."""
        project = self._project(key)
        paths = [str(relative(Path(path))) for path in self._batch(project, key, settings, settings_of)]
        found = self._found(project.focused(paths), paths, settings)
        self._reports |= {
            os.path.abspath(path): report
            for path, report in found.by_file(paths, project.index.imported_by).items()
        }
        for module in self._program.modules:
            if module.key not in self._stamps:
                self._stamps[module.key] = _stamp(module.key)

    def _found(self, project: Project, paths: list[str], settings: Settings) -> Report:
        return check_project(
            project, paths, settings, pylint_comments=self._pylint_comments, is_given=self._is_given
        )

    def _batch(self, project: Project, key: str, settings: Settings, settings_of: SettingsOf) -> list[str]:
        """The file, and others of its project with the same settings that may be asked for next."""
        batch = [key]
        files = project.all_files
        start = files.index(key) if key in files else 0
        for path in (*files[start + 1 :], *files[:start]):
            if len(batch) >= len(self._asked):
                break
            try:
                is_new = path not in self._reports and path not in self._asked
                if is_new and settings_of(Path(path).parent) == settings:
                    batch.append(path)
            except ConfigError:
                continue
        return batch


def _is_on_disk(path: str, data: bytes) -> bool:
    try:
        return read_bytes(path) == data
    except OSError:
        return False


def _stamp(path: str) -> tuple[int, int] | None:
    """By what a change of the file shows; ``None`` when it is gone."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size
