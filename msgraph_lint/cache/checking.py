"""Checks files, and looks only at those in which something else may be found than last time."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgraph_lint import __version__
from msgraph_lint.cache.encoding import Unread, decode, encode
from msgraph_lint.cache.store import FOLDER, Stamp, Store
from msgraph_lint.config import Settings
from msgraph_lint.findings import Report
from msgraph_lint.program.files import project_files, project_roots
from msgraph_lint.progress import Progress, silent
from msgraph_lint.source import read_bytes

if TYPE_CHECKING:
    from msgraph_lint.program.imports import Import
    from msgraph_lint.program.index import Index
    from msgraph_lint.program.project import Project
    from msgraph_lint.program.summaries import Statement

_BROKEN = (sqlite3.Error, LookupError, TypeError, ValueError)
"""What a file of the cache raises that is not one, or holds something else."""
_SETTLED = 2_000_000_000
"""Nanoseconds after which a change of a file surely shows in its time stamp."""


def check_cached(
    paths: Sequence[str],
    settings: Settings,
    folder: Path | None = None,
    jobs: int = 1,
    progress: Progress = silent,
) -> Report:
    """What :func:`check_project` finds in the files ``paths``.

    ``folder``: where the cache is, instead of ``.msgraph_lint_cache`` in the folder of the settings. Where
    none can be kept, and whatever is wrong with the one that is there, the files are checked all the same.
    ``jobs``: as for :func:`check_project`, 0 for as many as there are processors.
    """
    run = _begun(paths, settings, folder)
    if run is None:
        return check(_project(paths), paths, settings, jobs, progress)
    try:
        return run.report(jobs, progress)
    except _BROKEN:
        run.store.forget()
        return check(_project(paths), paths, settings, jobs, progress)
    finally:
        run.store.close()


def known_report(paths: Sequence[str], settings: Settings, folder: Path | None = None) -> Report | None:
    """What :func:`check_cached` tells when all of it is known; ``None`` when something is to be looked at."""
    run = _begun(paths, settings, folder)
    if run is None:
        return None
    try:
        return run.known()
    except _BROKEN:
        run.store.forget()
        return None
    finally:
        run.store.close()


def check(
    project: Project,
    paths: Sequence[str],
    settings: Settings,
    jobs: int,
    progress: Progress,
    is_given: Callable[[str], bool] | None = None,
) -> Report:
    """The same without a cache; what it takes to check is loaded only then."""
    from msgraph_lint.engine import check_project
    from msgraph_lint.parallel import processors

    return check_project(
        project, paths, settings, is_given=is_given, jobs=jobs or processors(), progress=progress
    )


def _project(paths: Sequence[str]) -> Project:
    from msgraph_lint.program.project import Project

    return Project.around(map(Path, paths))


def _begun(paths: Sequence[str], settings: Settings, folder: Path | None) -> _Run | None:
    """A run with the cache of the project; ``None`` where there can be none."""
    roots = project_roots(os.path.dirname(os.path.abspath(path)) for path in paths)
    store = Store.open(folder or settings.root / FOLDER, _digest([_program(), os.getcwd(), roots]).hex())
    if store is None:
        return None
    try:
        return _Run(store, paths, project_files(roots), settings)
    except _BROKEN:
        store.forget()
        return None


class _Run:
    """One run over files of a project with a cache."""

    def __init__(
        self, store: Store, paths: Sequence[str], project_files: Iterable[str], settings: Settings
    ) -> None:
        self.store = store
        self.settings = settings
        self.paths = {os.path.abspath(path): path for path in paths}
        self.all_paths = list(dict.fromkeys((*self.paths, *project_files)))
        self.key = _key(settings, self.all_paths[len(self.paths) :])
        self.begun = time.time_ns()
        self.seen = store.stamps()
        self.changed: dict[str, Stamp] = {}
        """Files that are not as they were when they were seen last."""
        self.touched: dict[str, Stamp] = {}
        """Files with the same content as then, and another stamp."""
        self._look()

    def known(self) -> Report | None:
        """What is found in all files, when nothing has to be looked at."""
        known = self.store.reports(self.key)
        valid = self._valid(known)
        return self._told(known, valid) if len(valid) == len(self.paths) else None

    def report(self, jobs: int, progress: Progress) -> Report:
        """What is found in all files."""
        known = self.store.reports(self.key)
        valid = self._valid(known)
        told = self._told(known, valid)
        to_check = [path for key, path in self.paths.items() if key not in valid]
        fresh: dict[str, Report] = {}
        if to_check:
            self._index()
            is_given = self.project.linted.__contains__
            project = self.project.focused(to_check)
            found = check(project, to_check, self.settings, jobs, progress, is_given)
            fresh = found.by_file(to_check, project.index.imported_by)
        if to_check or self.changed or self.touched:
            self._keep(fresh, valid)
        return Report.of([told, *fresh.values()])

    def _told(self, known: Mapping[str, tuple[int, str]], valid: set[str]) -> Report:
        """What is ``known`` of the files ``valid``."""
        return Report.of(_read(known[key][1], path, key) for key, path in self.paths.items() if key in valid)

    def _look(self) -> None:
        """See which files changed, beside the project too, where something led there."""
        for path in dict.fromkeys((*self.all_paths, *self.seen)):
            before, now = self.seen.get(path, _GONE), self._stamp(path)
            if (before.mtime, before.size) == (now.mtime, now.size) and (now.mtime or now is _GONE):
                continue
            now = _with_content(path, now)
            if now.digest == before.digest and now.size == before.size:
                if now.mtime != before.mtime:
                    self.touched[path] = now
            else:
                self.changed[path] = now

    def _stamp(self, path: str) -> Stamp:
        try:
            status = os.stat(path)
        except OSError:
            return _GONE
        is_settled = status.st_mtime_ns < self.begun - _SETTLED
        return Stamp(status.st_mtime_ns if is_settled else 0, status.st_size)

    def _valid(self, known: Mapping[str, tuple[int, str]]) -> set[str]:
        """The files whose ``known`` reports still hold."""
        wanted = known.keys() & self.paths.keys()
        generation = min((known[path][0] for path in wanted), default=0)
        changed = self.store.changed_since(generation) | self.changed.keys() if wanted else set[str]()
        if not changed or wanted <= changed:
            return wanted - changed

        from msgraph_lint.program.users import related

        index = self._index()
        former = [
            *self.store.former(generation),
            *((path, self._imports.get(path), self.store.statements(path)) for path in self.changed),
        ]
        return wanted - related(index, changed, former)

    @cached_property
    def project(self) -> Project:
        """The files, for those of them that have to be looked at."""
        project = _project(list(self.paths.values()))
        project.paths = self.all_paths
        return project

    @cached_property
    def _imports(self) -> dict[str, tuple[Import, ...]]:
        """What files imported when they were seen last."""
        return self.store.imports()

    def _index(self) -> Index:
        """The index of the project, which knows what the store does."""
        from msgraph_lint.program.index import Index

        if "index" not in vars(self.project):
            self.project.index = Index(
                self.project.program,
                self.project.paths,
                self.project.text,
                {path: items for path, items in self._imports.items() if path not in self.changed},
                self._statements,
            )
        return self.project.index

    def _statements(self, path: str) -> tuple[Statement, ...] | None:
        return None if path in self.changed else self.store.statements(path)

    def _keep(self, fresh: Mapping[str, Report], valid: Iterable[str]) -> None:
        index, program = self._index(), self.project.program
        changed = dict(self.changed)
        for module in program.modules:
            index[module.key]  # for the time when it changes
            if module.key not in index.all and module.key not in self.seen:
                changed[module.key] = _with_content(module.key, self._stamp(module.key))
        if any(self._stamp(path).size != stamp.size for path, stamp in self.changed.items()):
            return  # changed while it was looked at
        said = {
            os.path.abspath(path): json.dumps(encode(report))
            for path, report in fresh.items()
            if not any(error.kind in _PASSING for error in report.errors)
        }
        self.store.write(changed, self.touched, index, self.key, said, valid)


_GONE = Stamp(0, -1)
_PASSING = ("internal-error", "io-error")
"""Errors that may be gone the next time, whatever the files say."""


def _with_content(path: str, stamp: Stamp) -> Stamp:
    if stamp.size < 0:
        return stamp
    try:
        return Stamp(stamp.mtime, stamp.size, blake2b(read_bytes(path), digest_size=16).digest())
    except OSError:
        return stamp


def _read(said: str, path: str, key: str) -> Report:
    """What was ``said`` of a file."""
    return decode(json.loads(said), Unread(path), key)


def _key(settings: Settings, others: Iterable[str]) -> bytes:
    """What the findings in a file depend on beside the files of its project.

    ``others``: the files that are not given; what calls lead to there is told at the calls.
    """
    chosen = {each.name: _plain(getattr(settings, each.name)) for each in fields(settings)}
    return _digest([chosen, sorted(others)])


def _plain(value: Any) -> Any:
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else str(value)


def _digest(parts: Any) -> bytes:
    return blake2b(json.dumps(parts).encode(errors="surrogatepass"), digest_size=16).digest()


@cache
def _program() -> list[Any]:
    """What finds: this version of the linter, as it is installed, on this Python, which parses."""
    folders = [os.path.dirname(os.path.dirname(__file__))]
    stamps: list[int] = []
    for folder in folders:
        for entry in os.scandir(folder):
            if entry.is_dir():
                folders += [entry.path] if entry.name != "__pycache__" else []
            else:
                stamps.append(entry.stat().st_mtime_ns)
    return [__version__, len(stamps), max(stamps), sys.version]
