"""One process that checks file after file, as pylint asks for them: what it knows is kept between two files.

Who asks for one file gets it alone. Who goes on asking gets the files that come next looked at with it, as
many as were asked for so far: then a whole project takes little more than to check it at once. Between two
looks only plain data is kept: the cache holds what files say to each other. Who looks at a text that is being
typed looks again soon, and has files kept as they were read and parsed, too.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint.baseline import without_known
from msgraph_lint.cache.checking import Request, check_each, reports_cached
from msgraph_lint.cache.kept import Kept
from msgraph_lint.config import ConfigError, Settings
from msgraph_lint.findings import Report
from msgraph_lint.paths import relative
from msgraph_lint.program.files import project_files, project_roots
from msgraph_lint.program.kept_sources import KeptSources
from msgraph_lint.program.stamps import stamp_of
from msgraph_lint.records import dataclass, replace
from msgraph_lint.source import Source, SourceError, read_bytes

if TYPE_CHECKING:
    from msgraph_lint.engine import Look
    from msgraph_lint.glance import Glance

_MOST_GLANCES = 4
"""Texts that are kept as they were looked at: each takes the memory of its graph code."""
SettingsOf = Callable[[Path], Settings]
"""The settings of the files in a folder; may raise :class:`ConfigError`."""


@dataclass
class Session:
    """Reports on single files; ``pylint_comments`` and ``is_given`` as for :func:`check_project`."""

    pylint_comments: bool = True
    is_given: Callable[[str], bool] | None = None
    is_cached: bool = True
    cache_folder: Path | None = None

    def __post_init__(self) -> None:
        self._projects: list[Collection[str]] = []
        """The absolute paths of the files of each project that was asked for, folder by folder."""
        self._reports: dict[str, Report] = {}
        """Absolute path -> what was found in the file as it is on disk, until it is asked for."""
        self._sources = KeptSources()
        self._kept = Kept(self._sources.read)
        self._stamps: dict[str, tuple[int, int] | None] = {}
        """How their files and folders were at first."""
        self._asked: set[str] = set()
        """The files that were asked for so far."""
        self._glances: dict[str, tuple[Glance, Settings]] = {}
        """What it takes to have a glance at a text, for those that were looked at last."""
        self._typed = ""
        """The text that was glanced at last."""

    def report(self, path: str, data: bytes, settings_of: SettingsOf) -> Report:
        """The findings in the file ``path`` with the content ``data``, which need not be on disk.

        Raises:
            ConfigError: the settings of its folder are broken.
            SourceError: it cannot be decoded.
        """
        key, settings = os.path.abspath(path), settings_of(Path(path).parent)
        source = Source.decode(path, data)
        if not _is_on_disk(key, data):
            report = self._found(Request([path], settings, overlay={path: source}))[key]
            return without_known(report, settings)
        self._asked.add(key)
        if key not in self._reports:
            self._reports |= self._found(Request(self._batch(key, settings, settings_of), settings))
        return without_known(self._reports.pop(key), settings)

    def report_on(self, source: Source, settings: Settings, others: Iterable[Source] = ()) -> Report:
        """The findings in a text that need not be on disk, and neither the ``others``, which belong to it.

        While it is being typed it often is no Python: then nothing else is looked at.
        """
        try:
            source.parse()
        except SourceError as error:
            return Report(errors=[error])
        overlay = {
            each.path: each
            for each in (*others, source)
            if not _is_on_disk(each.path, each.encode(each.text))
        }
        self._sources.begin()
        looks: list[Look] = []
        self._glances.pop(source.path, None)
        request = Request([source.path], settings, overlay=overlay, kept=self._kept, looks=looks)
        report = self._found(request)[os.path.abspath(source.path)]
        if looks:
            from msgraph_lint.glance import Glance

            self._glances[source.path] = Glance(looks, source, report), settings
            if len(self._glances) > _MOST_GLANCES:
                del self._glances[next(path for path in self._glances if path != self._typed)]
        return without_known(report, settings)

    def glance_at(self, source: Source) -> Report | None:
        """The same, but soon: what is found in the function in which somebody types.

        What other functions are is taken from the last look at the text; there are no fixes. None where that
        would not be right.
        """
        self._typed = source.path
        glance, settings = self._glances.get(source.path, (None, None))
        report = glance.at(source) if glance is not None else None
        return without_known(report, settings) if report is not None and settings is not None else None

    def refresh(self) -> None:
        """Forget what was found, should a file have changed on disk since."""
        if any(stamp_of(path) != before for path, before in self._stamps.items()):
            self._projects.clear()
            self._reports.clear()
            self._stamps.clear()
            self._asked.clear()

    def _found(self, request: Request) -> dict[str, Report]:
        request = replace(request, jobs=None, pylint_comments=self.pylint_comments, is_given=self.is_given)
        return reports_cached(request, self.cache_folder) if self.is_cached else check_each(request)

    def _files(self, key: str) -> Collection[str]:
        """The files of the project that holds the file, folder by folder."""
        known = next((files for files in self._projects if key in files), None)
        if known is None:
            files = {key, *project_files(project_roots([os.path.dirname(key)]))}
            known = dict.fromkeys(sorted(files, key=os.path.split))
            self._projects.append(known)
            self._stamps |= {path: stamp_of(path) for path in (*files, *map(os.path.dirname, files))}
        return known

    def _batch(self, key: str, settings: Settings, settings_of: SettingsOf) -> list[str]:
        """The file, and others of its project with the same settings that may be asked for next."""
        batch = [key]
        files = list(self._files(key))
        start = files.index(key)
        for path in (*files[start + 1 :], *files[:start]):
            if len(batch) >= len(self._asked):
                break
            try:
                is_new = path not in self._reports and path not in self._asked
                if is_new and settings_of(Path(path).parent) == settings:
                    batch.append(path)
            except ConfigError:
                continue
        return [str(relative(Path(path))) for path in batch]


def _is_on_disk(path: str, data: bytes) -> bool:
    try:
        return read_bytes(path) == data
    except OSError:
        return False
