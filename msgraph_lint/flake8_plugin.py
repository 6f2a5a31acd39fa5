"""The linter as a flake8 plugin: its findings with the codes ``MSG…``.

Settings come from ``[tool.msgraph-lint]`` of the nearest ``pyproject.toml``, as for the command line; those
of flake8 say, with prefixes such as ``MSG7``, what it shows of that.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from msgraph_lint import __version__
from msgraph_lint.cache.store import is_unwanted, named_folder
from msgraph_lint.config import ConfigError, Configuration, Settings
from msgraph_lint.findings import Report
from msgraph_lint.paths import relative
from msgraph_lint.reports import Item
from msgraph_lint.reports.terminal import one_line
from msgraph_lint.session import Session
from msgraph_lint.source import Source, SourceError, read_bytes

if TYPE_CHECKING:
    import argparse

_FAILURE = "MSG000"
"""The code of what could not be done; no rule has it."""
_STDIN = "-"


class Plugin:
    """What flake8 asks about one file."""

    name = "msgraph-lint"
    version = __version__
    _given: ClassVar[tuple[str, ...]] = ()
    """The files and folders that flake8 was started for."""

    def __init__(self, tree: ast.AST, filename: str, lines: list[str]) -> None:  # noqa: ARG002 (says what kind of plugin this is)
        self._path = str(relative(Path(filename)))
        self._lines = lines

    @classmethod
    def parse_options(cls, options: argparse.Namespace) -> None:
        """Called by flake8, in each of its processes."""
        cls._given = tuple(options.filenames)

    def run(self) -> Iterator[tuple[int, int, str, type[Plugin]]]:
        """Line (from 1), column (from 0) and text of each finding."""
        try:
            settings = _settings(Path(self._path).parent)
            report = self._report(settings)
        except (ConfigError, SourceError, OSError) as trouble:
            yield 1, 0, f"{_FAILURE} {one_line(str(trouble))}", Plugin
            return
        for error in report.errors:
            yield error.line or 1, 0, f"{_FAILURE} {one_line(error.reason)}", Plugin
        for finding in report.findings:
            text = f"{finding.code} {one_line(Item(finding, settings.target).text)}"
            yield *finding.start, text, Plugin

    def _report(self, settings: Settings) -> Report:
        if _STDIN in self._given:
            return _session().report_on(Source(self._path, "".join(self._lines)), settings)
        return _session().report(self._path, read_bytes(self._path), _settings)


@cache
def _session() -> Session:
    return Session(is_given=_is_given, is_cached=not is_unwanted(), cache_folder=named_folder())


@cache
def _configuration() -> Configuration:
    return Configuration()


def _settings(folder: Path) -> Settings:
    return _configuration().for_folder(folder)


def _is_given(path: str) -> bool:
    """Whether flake8 was started for the file, or for a folder around it."""
    return any(path == given or path.startswith(given.rstrip(os.sep) + os.sep) for given in _places())


@cache
def _places() -> list[str]:
    return [os.path.abspath(given) for given in Plugin._given if given != _STDIN]
