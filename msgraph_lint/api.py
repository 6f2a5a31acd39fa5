"""The Python API: what the command line does, from text or paths to plain data.

Settings are keyword arguments with the names and values of those in ``[tool.msgraph-lint]``, in snake case.
As on the command line they win over the nearest ``pyproject.toml``; ``isolated=True`` ignores files. Names of
fields, and counting from 1, are those of ``--output-format json``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypedDict, Union

from msgraph_lint import findings as engine_findings
from msgraph_lint.baseline import without_known
from msgraph_lint.config import AUTO, ConfigError, Configuration, Settings, checked_values
from msgraph_lint.discovery import find_files, is_left_out
from msgraph_lint.engine import check_project
from msgraph_lint.findings import Report
from msgraph_lint.paths import relative
from msgraph_lint.program.project import Project
from msgraph_lint.reports import Item
from msgraph_lint.source import Source, SourceError
from msgraph_lint.targets import DEFAULT_TARGET

if sys.version_info >= (3, 11):
    from typing import Unpack
elif TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = [
    "CheckResult",
    "ConfigError",
    "Edit",
    "Failure",
    "Finding",
    "Fix",
    "FixResult",
    "Location",
    "Options",
    "check_paths",
    "check_source",
    "fix_source",
]

StrPath = Union[str, "os.PathLike[str]"]
Strings = Union[list[str], tuple[str, ...], set[str], frozenset[str]]
NO_FILE = "<string>"
"""The name of a text that is said to be no file."""


class Options(TypedDict, total=False):
    """The settings; what is not given is taken from the file, or is the default."""

    baseline: str
    confidence: Literal["high", "medium"]
    exclude: Strings
    extend_exclude: Strings
    extend_safe_fixes: Strings
    extend_select: Strings
    extend_unsafe_fixes: Strings
    fail_on: Literal["error", "diverges", "falls-back"]
    fixable: Strings
    force_exclude: bool
    ignore: Strings
    jit_syntax_level: Literal["LAX", "STRICT"]
    per_file_ignores: Mapping[str, Strings]
    respect_gitignore: bool
    select: Strings
    target_version: str
    unfixable: Strings


# What comes out


@dataclass(frozen=True, slots=True, order=True)
class Location:
    """A place in a text; both count from 1, columns in characters."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace what is between two places by ``content``."""

    content: str
    location: Location
    end_location: Location


@dataclass(frozen=True, slots=True)
class Fix:
    """Edits that remove one finding. All of them apply, or none."""

    message: str
    """What the fix does, in the imperative."""
    applicability: str
    """``safe`` or ``unsafe``."""
    reason: str | None
    """Why the fix is unsafe."""
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One rule broken at one place."""

    code: str
    name: str
    message: str
    outcome: str
    """What MindSpore does, the worst of ``outcomes``: ``error``, ``diverges``, ``falls-back`` or ``ok``."""
    outcomes: Mapping[str, str] = field(hash=False)
    """MindSpore version -> what it does."""
    confidence: str
    """``high`` or ``medium``."""
    filename: str
    location: Location
    end_location: Location
    """One past the last character."""
    fix: Fix | None
    advice: str | None
    """What to do by hand when there is no fix."""
    chain: tuple[str, ...]
    """How graph code gets here, caller first: ``Net.construct (model.py:41)``."""
    url: str
    """The page of the rule."""
    cell: int | None = None
    """The cell of a notebook, to which the places belong then."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that could not be checked or fixed."""

    filename: str | None
    """None where it is about settings rather than a file to check."""
    row: int | None
    message: str

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.filename, self.row) if part is not None)
        return f"{place}: {self.message}" if place else self.message


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What was found."""

    findings: tuple[Finding, ...]
    """Sorted by place."""
    failures: tuple[Failure, ...]
    """What could not be checked; all else was."""
    notes: tuple[str, ...]
    """What the user should know about the run, a line each."""
    exit_code: int
    """That of the command line: 1 with findings that fail the run (``fail_on``), 2 with failures."""


@dataclass(frozen=True, slots=True)
class FixResult(CheckResult):
    """What fixes made of a text; ``findings`` are those that are left."""

    text: str
    applied: tuple[Finding, ...]
    """What was fixed. A place is where it was found, in a text of which other parts may be fixed already."""


# The functions


def check_source(
    text: str,
    filename: StrPath | None = None,
    *,
    config: StrPath | None = None,
    isolated: bool = False,
    **options: Unpack[Options],
) -> CheckResult:
    """The findings in ``text``, seen as the content of the file ``filename``, which need not exist.

    The file says which settings apply and which other files of the project the text belongs to. ``config`` is
    the settings file to use instead of the nearest one; ``isolated``: none.

    Raises:
        ConfigError: a setting is unknown or makes no sense; ``str()`` is one clear line.
        ValueError: a path is empty.
    """
    settings, notes = _settings_for(filename, config, isolated, options)
    path = _shown(filename)
    if is_left_out(Path(path), settings):
        return _result([], [], notes)
    project = Project.around([Path(path)], {path: Source(path, text)})
    report = without_known(check_project(project, [path], settings), settings)
    return _result([(report, settings)], [], notes)


def check_paths(
    paths: StrPath | Iterable[StrPath],
    *,
    config: StrPath | None = None,
    isolated: bool = False,
    **options: Unpack[Options],
) -> CheckResult:
    """The findings in files, and in the Python files of folders; see :func:`check_source`.

    What is wrong with the settings of one folder is a failure, as is a path that does not exist.

    Raises:
        ConfigError: a setting that was given here is unknown or makes no sense.
        ValueError: a path is empty.
    """
    configuration = _configuration(config, isolated, options)
    given = [paths] if isinstance(paths, (str, os.PathLike)) else paths
    files = find_files([str(_path(path)) for path in given], configuration)
    reports = []
    for group, settings in files.groups():
        report = check_project(Project.around(map(Path, group)), group, settings)
        reports.append((without_known(report, settings), settings))
    return _result(reports, files.errors, configuration.notes)


def fix_source(
    text: str,
    filename: StrPath | None = None,
    *,
    unsafe_fixes: bool = False,
    config: StrPath | None = None,
    isolated: bool = False,
    **options: Unpack[Options],
) -> FixResult:
    """``text`` with its safe fixes applied, and with ``unsafe_fixes`` the others too; nothing is written.

    See :func:`check_source`.

    Raises:
        ConfigError: a setting is unknown or makes no sense; ``str()`` is one clear line.
        ValueError: a path is empty.
    """
    from msgraph_lint.fixing import fix_text

    settings, notes = _settings_for(filename, config, isolated, options)
    path = _shown(filename)
    if is_left_out(Path(path), settings):
        return FixResult((), (), tuple(notes), 0, text, ())
    fixed = fix_text(path, text, settings, unsafe_fixes)
    left = _result([(without_known(fixed.report, settings), settings)], [], notes)
    return FixResult(
        left.findings, left.failures, left.notes, left.exit_code, fixed.text, _plain(fixed.applied)
    )


# Settings


def _configuration(config: StrPath | None, isolated: bool, options: Options) -> Configuration:
    """The settings of each folder; those that were given are looked at whether a file is checked or not."""
    if config is not None and isolated:
        raise ConfigError("`config` and `isolated` cannot be given together")
    values = checked_values(options)
    file = _path(config) if config is not None else None
    version = values.get("target-version", AUTO)
    tried = {**values, "target-version": DEFAULT_TARGET.name if version == AUTO else version}
    Configuration(tried, file, isolated=file is None).for_folder(Path.cwd())
    return Configuration(values, file, isolated)


def _settings_for(
    filename: StrPath | None, config: StrPath | None, isolated: bool, options: Options
) -> tuple[Settings, Iterable[str]]:
    configuration = _configuration(config, isolated, options)
    return configuration.for_folder(Path(_shown(filename)).parent), configuration.notes


def _shown(filename: StrPath | None) -> str:
    return NO_FILE if filename is None else str(relative(_path(filename)))


def _path(given: StrPath) -> Path:
    if not os.fspath(given):  # to Python the current folder
        raise ValueError("an empty path is given")
    return Path(given)


# From what the engine says to plain data


def _result(
    reports: Iterable[tuple[Report, Settings]], errors: Iterable[Exception], notes: Iterable[str]
) -> CheckResult:
    found: list[engine_findings.Finding] = []
    failures, said, fails = [*errors], dict.fromkeys(notes), False
    for report, settings in reports:
        found += report.findings
        failures += report.errors
        said |= dict.fromkeys(report.notes)
        fails = fails or any(settings.fails(finding.outcome) for finding in report.findings)
    found.sort(key=lambda finding: finding.sort_key)
    exit_code = 2 if failures else 1 if fails else 0
    unique = dict.fromkeys(map(_failure, failures))
    return CheckResult(_plain(found), tuple(unique), tuple(said), exit_code)


def _failure(error: Exception) -> Failure:
    if isinstance(error, (SourceError, ConfigError)):
        return Failure(error.path or None, error.line or None, error.reason)
    return Failure(None, None, str(error))


def _plain(found: Iterable[engine_findings.Finding]) -> tuple[Finding, ...]:
    return tuple(
        Finding(
            code=each.code,
            name=each.rule.name,
            message=item.message,
            outcome=each.outcome.value,
            outcomes={target.name: outcome.value for target, outcome in each.outcomes.items()},
            confidence=each.confidence.value,
            filename=each.path,
            location=Location(*item.start),
            end_location=Location(*item.end),
            fix=_fix(item, each.fix) if each.fix else None,
            advice=each.advice or None,
            chain=tuple(item.chain),
            url=each.rule.url,
            cell=item.cell,
        )
        for each in found
        for item in (Item(each, DEFAULT_TARGET),)
    )


def _fix(item: Item, fix: engine_findings.Fix) -> Fix:
    edits = (Edit(edit.text, _location(item, edit.start), _location(item, edit.end)) for edit in fix.edits)
    return Fix(fix.title, fix.safety.value, fix.reason or None, tuple(edits))


def _location(item: Item, offset: int) -> Location:
    return Location(*item.place(item.finding.source.position(offset)))
