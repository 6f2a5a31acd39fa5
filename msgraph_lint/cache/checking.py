"""Checks files, and looks only at those in which something else may be found than last time."""

from __future__ import annotations

import _sqlite3 as sqlite3  # without dates, which `sqlite3` loads
import json
import os
import sys
import time
from _blake2 import blake2b  # `hashlib` loads OpenSSL: 3 of 100 ms
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgraph_lint import __version__
from msgraph_lint.cache.encoding import decode, encode
from msgraph_lint.cache.kept import Kept
from msgraph_lint.cache.store import FOLDER, Printed, Stamp, Store
from msgraph_lint.config import Settings
from msgraph_lint.findings import Report
from msgraph_lint.program.files import project_roots
from msgraph_lint.program.stamps import is_settled, stamp_of
from msgraph_lint.progress import Progress, silent
from msgraph_lint.records import dataclass, field, fields, replace
from msgraph_lint.source import Source, read_bytes

if TYPE_CHECKING:
    from msgraph_lint.engine import Look
    from msgraph_lint.program.imports import Import
    from msgraph_lint.program.index import Index
    from msgraph_lint.program.project import Project
    from msgraph_lint.program.summaries import Statement

_Answer = TypeVar("_Answer")
_BROKEN = (sqlite3.Error, LookupError, TypeError, ValueError)
"""What a file of the cache raises that is not one, or holds something else."""


@dataclass(frozen=True)
class Request:
    """Files to look at, and how; see :func:`check_project`."""

    paths: Sequence[str]
    settings: Settings
    jobs: int | None = None
    """0: as many as there are processors; ``None``: this process alone."""
    progress: Progress = silent
    overlay: Mapping[str, Source] = field(default_factory=dict)
    """Path -> text that is not on disk; what is found with it is not kept, but what other files say is."""
    is_given: Callable[[str], bool] | None = None
    pylint_comments: bool = True
    kept: Kept = field(default_factory=Kept)
    """What is known from a look before, and reads files that are not in ``overlay``."""
    looks: list[Look] | None = None
    """Where to put what it takes to look again, target by target."""

    def gives(self, path: str) -> bool:
        """Whether findings in the file, by its absolute path, are told where they are."""
        return self.is_given(path) if self.is_given is not None else path in self.by_key

    @cached_property
    def by_key(self) -> dict[str, str]:
        """Absolute path -> the path as it was given."""
        here = os.getcwd()  # `os.path.abspath` asks for it each time
        return {os.path.normpath(os.path.join(here, path)): path for path in self.paths}

    def project(self) -> Project:
        """The project of the files; what it takes to look at them is loaded only then."""
        from msgraph_lint.program.project import Project

        return Project.around(map(Path, self.paths), self.overlay, self.kept.read)


@dataclass
class CachedReport(Report):
    """What the cache says of files, and what lets it say that sooner the next time."""

    state: bytes = b""
    """What is printed hangs on this; empty when the cache does not know all of it."""
    printed: Printed | None = None
    """What was printed of the same report before: the only thing that there is of it, then."""


def check_cached(request: Request, folder: Path | None = None, way: str = "") -> Report:
    """What :func:`check_project` finds in the files of ``request``.

    ``folder``: where the cache is, instead of ``.msgraph_lint_cache`` in the folder of the settings. Where
    none can be kept, and whatever is wrong with the one that is there, the files are checked all the same.
    ``way``: how the report is printed, where it is printed, and nothing else is done with it.
    """
    return _asked(
        request,
        folder,
        lambda run: run.report(way),
        lambda: check(request.project(), request),
    )


def keep_printed(request: Request, folder: Path | None, state: bytes, printed: Printed) -> None:
    """Keep what was ``printed`` of the report on ``request``, which is about ``state``."""
    store, _ = _opened(request, folder)
    if store is not None:
        store.keep_printed(state, printed)
        store.close()


def reports_cached(request: Request, folder: Path | None = None) -> dict[str, Report]:
    """The same for each file by itself, by its absolute path."""
    return _asked(request, folder, _Run.reports, lambda: check_each(request))


def known_report(request: Request, folder: Path | None = None) -> Report | None:
    """What :func:`check_cached` tells when all of it is known; ``None`` when something is to be looked at."""
    return _asked(request, folder, _Run.known, lambda: None)


def check(project: Project, request: Request) -> Report:
    """What :func:`check_project` finds, without a cache."""
    from msgraph_lint.engine import check_project

    return check_project(
        project,
        request.paths,
        request.settings,
        pylint_comments=request.pylint_comments,
        is_given=request.gives,
        jobs=request.jobs,
        progress=request.progress,
        looks=request.looks,
    )


def check_each(request: Request, project: Project | None = None) -> dict[str, Report]:
    """What is found in each file, by its absolute path, without a cache."""
    project = project or request.project()
    found = check(project, request).by_file(request.paths, project.index.imported_by)
    return {os.path.abspath(path): report for path, report in found.items()}


def _asked(
    request: Request, folder: Path | None, ask: Callable[[_Run], _Answer], without: Callable[[], _Answer]
) -> _Answer:
    """What a run with the cache answers; what is said ``without`` where there is none, or it is broken."""
    store, roots = _opened(request, folder)
    if store is None:
        return without()
    try:
        return ask(_Run(store, request, request.kept.project_files(roots)))
    except _BROKEN:
        store.forget()
        return without()
    finally:
        store.close()


def _opened(request: Request, folder: Path | None) -> tuple[Store | None, list[str]]:
    """The cache of the files of ``request``, if there can be one, and where their projects begin."""
    roots = project_roots({os.path.dirname(path) for path in request.by_key})
    about, by = _digest([os.getcwd(), roots]).hex(), _digest(_program()).hex()
    return Store.open(folder or request.settings.root / FOLDER, about, by), roots


class _Run:
    """One run over files of a project with a cache."""

    def __init__(self, store: Store, request: Request, project_files: Iterable[str]) -> None:
        self.store = store
        self.request = request
        self.paths = request.by_key
        self.overlay = {os.path.abspath(path): text for path, text in request.overlay.items()}
        self.all_paths = list(dict.fromkeys((*self.paths, *project_files)))
        self.key = _key(request, self.all_paths)
        self.begun = time.time_ns()
        self.seen = request.kept.stamps(store)
        self.changed: dict[str, Stamp] = {}
        """Files that are not as they were when they were seen last."""
        self._look()

    def report(self, way: str) -> Report:
        """What is found in all files; see :func:`check_cached`."""
        if way and (state := self._state(way)) and (printed := self.store.printed(state)):
            return CachedReport(printed=printed)
        report = CachedReport.of(self.reports().values())
        report.state = self._state(way) if way else b""
        return report

    def _state(self, way: str) -> bytes:
        """What a report hangs on that is printed in a ``way``; empty when some of it is not in the store."""
        if self.changed or self.overlay:
            return b""
        return _digest([self.key.hex(), list(self.paths.values()), self.store.generation, way])

    def known(self) -> Report | None:
        """What is found in all files, when nothing has to be looked at."""
        known = self.store.reports(self.key)
        valid = self._valid(known)
        return Report.of(self._told(known, valid).values()) if len(valid) == len(self.paths) else None

    def reports(self) -> dict[str, Report]:
        """What is found in each file."""
        known = self.store.reports(self.key)
        valid = self._valid(known)
        told = self._told(known, valid)
        to_check = [path for key, path in self.paths.items() if key not in valid]
        fresh: dict[str, Report] = {}
        if to_check:
            self._index()
            request = replace(self.request, paths=to_check, is_given=self.request.gives)
            fresh = check_each(request, self._focused(to_check))
        if self.overlay:
            self._keep({}, ())
        elif to_check or self.changed:
            self._keep(fresh, valid)
        return told | fresh

    def _told(self, known: Mapping[str, tuple[int, str]], valid: set[str]) -> dict[str, Report]:
        """What is ``known`` of the files ``valid``."""
        return {key: _read(known[key][1], path, key) for key, path in self.paths.items() if key in valid}

    def _look(self) -> None:
        """See which files changed, beside the project too, where something led there."""
        touched: dict[str, Stamp] = {}
        for path in dict.fromkeys((*self.all_paths, *self.seen)):
            if path in self.overlay:
                self.changed[path] = _GONE
                continue
            before, found = self.seen.get(path, _GONE), stamp_of(path)
            if before.mtime and found == (before.mtime, before.size):
                continue
            now = self._stamp(found)
            if before.size == now.size == _GONE.size:
                continue
            now = _with_content(path, now)
            if now.digest == before.digest and now.size == before.size:
                if now.mtime != before.mtime:
                    touched[path] = now
            else:
                self.changed[path] = now
        if touched:
            self.store.touch(touched)
            self.request.kept.forget_store()

    def _stamp(self, found: tuple[int, int] | None) -> Stamp:
        """What is noted of a file that was ``found`` so."""
        if found is None:
            return _GONE
        changed, size = found
        return Stamp(changed if is_settled(changed, self.begun) else 0, size)

    def _valid(self, known: Mapping[str, tuple[int, str]]) -> set[str]:
        """The files whose ``known`` reports still hold."""
        wanted = known.keys() & self.paths.keys()
        generation = min((known[path][0] for path in wanted), default=0)
        changed = self.store.changed_since(generation) | self.changed.keys() if wanted else set[str]()
        if not changed or wanted <= changed:
            return wanted - changed

        moved = self._only_moved(changed, generation)
        left = wanted - moved
        if changed > moved:
            left -= self._related(changed - moved, generation)
        names = [json.dumps(os.path.basename(path))[1:-1] + ":" for path in moved]
        asked = self.store.asked(self.key)
        text_of = self.project.text
        return {
            path
            for path in left
            if not any(name in known[path][1] for name in names)  # it may say where in the file something is
            and all(each.still_holds(changed, text_of) for each in asked.get(path, ()))
        }

    def _only_moved(self, changed: Iterable[str], generation: int) -> set[str]:
        """The files of ``changed`` that say to others what they did, if in other lines."""
        from msgraph_lint.program.essence import essence

        since = self.store.essences(generation)
        for path in self.changed:
            since.setdefault(path, set()).add(self.store.essence(path))
        texts = ((path, self.project.text(path)) for path in changed)
        return {path for path, text in texts if text is not None and since[path] == {essence(text)}}

    def _related(self, changed: Iterable[str], generation: int) -> set[str]:
        """The files in which something else may be found because of ``changed``."""
        from msgraph_lint.program.users import related

        index = self._index()
        changed = set(changed)
        former = [
            *(each for each in self.store.former(generation) if each[0] in changed),
            *(
                (path, self._imports.get(path), self.store.statements(path))
                for path in self.changed.keys() & changed
            ),
        ]
        return related(index, changed, former)

    @cached_property
    def project(self) -> Project:
        """The files, for those of them that have to be looked at."""
        project = self.request.project()
        project.paths = self.all_paths
        return project

    def _focused(self, paths: list[str]) -> Project:
        """The project, to look at ``paths``; what was asked for them and still holds is known."""
        from msgraph_lint.program.texts import Answers

        focused = self.project.focused(paths)
        answers = focused.kept(Answers)
        changed: dict[int, set[str]] = {}
        for generation, asked in self.store.latest_asked({os.path.abspath(path) for path in paths}):
            if generation not in changed:
                changed[generation] = self.store.changed_since(generation) | self.changed.keys()
            since = changed[generation]
            answers.know(each for each in asked if each.still_holds(since, self.project.text))
        return focused

    @cached_property
    def _imports(self) -> dict[str, tuple[Import, ...]]:
        """What files imported when they were seen last."""
        return self.request.kept.imports(self.store)

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
                self.request.kept.importing,
            )
        return self.project.index

    def _statements(self, path: str) -> tuple[Statement, ...] | None:
        return None if path in self.changed else self.store.statements(path)

    def _keep(self, fresh: Mapping[str, Report], valid: Iterable[str]) -> None:
        """Keep how files on disk were seen, and what is found in some of them."""
        index, program = self._index(), self.project.program
        changed = {path: stamp for path, stamp in self.changed.items() if path not in self.overlay}
        modules = [module.key for module in program.modules if module.key not in self.overlay]
        for key in modules:
            index[key]  # for the time when it changes
            if key not in index.all and key not in self.seen:
                changed[key] = _with_content(key, self._stamp(stamp_of(key)))
        if any(self._stamp(stamp_of(path)).size != stamp.size for path, stamp in changed.items()):
            return  # changed while it was looked at
        if self.overlay and not (changed or index.new_imports or index.new_summaries):
            return
        said = {
            path: (json.dumps(encode(report)), report.asked.get(path, ()))
            for path, report in fresh.items()
            if not any(error.kind in _PASSING for error in report.errors)
        }
        if self.store.write(changed, index, self.key, said, valid):
            self.changed = {}
        self.request.kept.forget_store()


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
    return decode(json.loads(said), path, key)


def _key(request: Request, files: Iterable[str]) -> bytes:
    """What the findings in a file depend on beside ``files``, which are those of its project.

    What calls lead to in files that are not given is told at the calls.
    """
    settings = request.settings
    names = {each.name for each in fields(settings)} - {"language"}  # it changes no finding
    chosen = {name: _plain(getattr(settings, name)) for name in sorted(names)}
    others = sorted(path for path in files if not request.gives(path))
    return _digest([chosen, others, request.pylint_comments])


def _plain(value: Any) -> Any:
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else str(value)


def _digest(parts: Any) -> bytes:
    return blake2b(json.dumps(parts).encode(errors="surrogatepass"), digest_size=16).digest()


@cache
def _program() -> list[Any]:
    """What finds: this version of the linter, as it is installed, on this Python, which parses."""
    package = os.path.dirname(os.path.dirname(__file__))
    try:  # it holds a digest of each file: a thousand of them need not be looked at
        with open(f"{package}-{__version__}.dist-info/RECORD", "rb") as record:
            return [__version__, blake2b(record.read()).hexdigest(), sys.version]
    except OSError:  # not installed by copies: the files are where they are written
        return [__version__, *_stamp_of_folders([package]), sys.version]


def _stamp_of_folders(folders: list[str]) -> tuple[int, int]:
    """How many files are in ``folders`` and below, and when the last of them was changed."""
    stamps: list[int] = []
    for folder in folders:
        for entry in os.scandir(folder):
            if entry.is_dir():
                folders += [entry.path] if entry.name != "__pycache__" else []
            else:
                stamps.append(entry.stat().st_mtime_ns)
    return len(stamps), max(stamps)
