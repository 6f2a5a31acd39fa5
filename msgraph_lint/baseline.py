"""Findings that are known, and so fail no run: old code, before anybody looked at it.

A finding is known by its file, the class and function around it, its rule and its code, not by its line: what
is edited above or below does not matter, nor how the code is laid out. Files are moved: what was known of one
that is gone is known of whichever has the same class, function and code now.
"""

from __future__ import annotations

import ast
import json
import os
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from pathlib import Path

from msgraph_lint.config import ConfigError, Settings
from msgraph_lint.findings import Finding, Report
from msgraph_lint.paths import relative
from msgraph_lint.records import dataclass, field, replace
from msgraph_lint.scopes import around
from msgraph_lint.source import read_bytes

NAME = "msgraph-lint-baseline.json"
"""The file beside the settings, where they name no other."""
_VERSION = 1
_MOST = 200
"""Characters of code that are told apart."""
_FIELDS = ("file", "in", "rule", "code")


@dataclass(frozen=True, slots=True, order=True)
class Known:
    """What a finding is known by."""

    file: str
    """Relative to the folder of the baseline, with ``/``."""
    inside: str
    """The classes and functions around it: ``Net.construct``; empty at module level."""
    rule: str
    code: str
    """How its code starts, however it is laid out."""

    def in_file(self, file: str) -> Known:
        return replace(self, file=file)


@dataclass
class Baseline:
    """What is known, and how often, of files by their place below ``folder``."""

    folder: Path
    entries: Counter[Known] = field(default_factory=Counter)
    is_kept: bool = True
    """Whether somebody keeps it up to date."""

    @classmethod
    def of(cls, folder: Path, findings: Iterable[Finding]) -> Baseline:
        """One that knows ``findings``."""
        made = cls(folder)
        made.entries.update(map(made.key, findings))
        return made

    @classmethod
    def read(cls, file: Path) -> Baseline:
        """The one in ``file``.

        Raises:
            ConfigError: there is none, or it cannot be read.
        """
        shown = relative(file)
        try:
            said = json.loads(read_bytes(file).decode())
            if said["version"] != _VERSION:
                raise ConfigError(f"a baseline of another version ({said['version']})", shown)
            entries = {
                Known(*(str(each[name]) for name in _FIELDS)): int(each["count"]) for each in said["findings"]
            }
        except FileNotFoundError:
            raise ConfigError("no such baseline; `msgraph-lint baseline create` makes it", shown) from None
        except OSError as error:
            raise ConfigError(f"cannot read: {error.strerror or error}", shown) from None
        except (ValueError, TypeError, LookupError) as error:
            raise ConfigError(f"no baseline: {type(error).__name__}: {error}", shown) from None
        return cls(Path(os.path.abspath(file)).parent, Counter(entries))

    def text(self) -> str:
        """What stands in its file: a line for each entry, so that two changes rarely meet."""
        lines = [
            json.dumps(
                {**dict(zip(_FIELDS, _values(known), strict=True)), "count": count}, ensure_ascii=False
            )
            for known, count in sorted(self.entries.items())
        ]
        return f'{{"version": {_VERSION}, "findings": [\n' + ",\n".join(lines) + "\n]}\n"

    def key(self, finding: Finding) -> Known:
        """What ``finding`` is known by."""
        return Known(
            self.place(finding.path), around(finding.source, finding.start[0]), finding.code, _code(finding)
        )

    def place(self, path: str) -> str:
        """The file at ``path`` as entries name it."""
        return os.path.relpath(os.path.abspath(path), self.folder).replace(os.sep, "/")

    def split(self, findings: Iterable[Finding]) -> tuple[list[Finding], Counter[Known]]:
        """Those of ``findings`` that are new, and the entries that the others used."""
        new: list[Finding] = []
        used: Counter[Known] = Counter()
        for finding in findings:
            key = self.key(finding)
            known = next((each for each in (key, *self._moved(key)) if used[each] < self.entries[each]), None)
            if known is None:
                new.append(finding)
            else:
                used[known] += 1
        return new, used

    def fixed(
        self, used: Counter[Known], paths: Iterable[str], report: Report, settings: Settings
    ) -> Counter[Known]:
        """The entries that stand for nothing any more, as ``report`` on the files ``paths`` shows.

        What is not looked for is not fixed: other files, files with errors, rules that do not run.
        """
        failed = {self.place(error.path) for error in report.errors}
        looked_at = {self.place(path) for path in paths} - failed | set(self._gone)
        left = self.entries - used
        return Counter(
            {
                known: count
                for known, count in left.items()
                if known.file in looked_at and known.rule in settings.codes
            }
        )

    def _moved(self, key: Known) -> Iterator[Known]:
        """The same in files that are gone."""
        for file in self._gone:
            yield key.in_file(file)

    @cached_property
    def _gone(self) -> list[str]:
        files = dict.fromkeys(known.file for known in self.entries)
        return [file for file in files if not (self.folder / file).exists()]


def without_known(report: Report, settings: Settings) -> Report:
    """``report`` without what the baseline of ``settings`` knows, if they name one.

    Raises:
        ConfigError: it cannot be read.
    """
    if settings.baseline is None or not report.findings:
        return report
    new, _ = read_again(settings.baseline).split(report.findings)
    return replace(report, findings=new)


def read_again(file: Path) -> Baseline:
    """The baseline in ``file``, read when that has changed."""
    try:
        status = os.stat(file)
    except OSError:
        return Baseline.read(file)
    return _read(file, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=8)
def _read(file: Path, *_: int) -> Baseline:
    return Baseline.read(file)


def _values(known: Known) -> tuple[str, ...]:
    return known.file, known.inside, known.rule, known.code


# What a finding is known by


def _code(finding: Finding) -> str:
    """The first line of the code, as Python would write it; of what is no code by itself, its words."""
    text = finding.source.text[finding.span.start : finding.span.end]
    try:
        text = ast.unparse(ast.parse(textwrap.dedent(text)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        text = " ".join(text.split())
    return text.partition("\n")[0][:_MOST]
