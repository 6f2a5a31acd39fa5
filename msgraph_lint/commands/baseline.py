"""``msgraph-lint baseline``: the list of known findings, made and kept short."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint.commands import check
from msgraph_lint.commands.common import CLEAN, FAILED, FINDINGS, INTERRUPTED, fail
from msgraph_lint.commands.options import baseline_parser as parser
from msgraph_lint.records import dataclass, field

if TYPE_CHECKING:
    from msgraph_lint.baseline import Baseline, Known
    from msgraph_lint.config import Settings

__all__ = ["parser", "run"]


@dataclass
class _Kept:
    """A baseline, and what a run shows of it."""

    file: Path
    baseline: Baseline
    is_named: bool
    """Whether the settings name it."""
    found: Counter[Known] = field(default_factory=Counter)
    used: Counter[Known] = field(default_factory=Counter)
    fixed: Counter[Known] = field(default_factory=Counter)
    places: set[str] = field(default_factory=set)
    """The files that were looked at."""


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.config import ConfigError
    from msgraph_lint.paths import relative

    work = check.begun(options)
    kept: dict[Path, _Kept] = {}
    for paths, settings, report in check.reports(work, options):
        try:
            each = _kept(kept, settings, is_new=options.action == "create")
        except ConfigError as error:
            work.errors.append(error)
            continue
        baseline = each.baseline
        _, used = baseline.split(report.findings)
        each.used += used
        each.fixed |= baseline.fixed(used, paths, report, settings)
        each.found.update(map(baseline.key, report.findings))
        each.places |= {baseline.place(path) for path in paths}
    check.print_errors(work.errors)
    if work.interrupted:
        return INTERRUPTED
    for each in kept.values():
        each.fixed &= each.baseline.entries - each.used
        try:
            _ACTIONS[options.action](each)
        except OSError as error:
            return fail(f"{each.file}: cannot be written: {error.strerror or error}")
    if work.errors:
        return FAILED
    if options.action != "check":
        return CLEAN
    for each in kept.values():
        if not each.fixed:
            print(f"{relative(each.file)}: {_findings(each.baseline.entries)}, none to remove.")
    return FINDINGS if any(each.fixed for each in kept.values()) else CLEAN


def _kept(known: dict[Path, _Kept], settings: Settings, *, is_new: bool) -> _Kept:
    """The baseline of files with these settings.

    Raises:
        ConfigError: it cannot be read; where it ``is_new``, it need not be there.
    """
    from msgraph_lint.baseline import NAME, Baseline

    file = settings.baseline or settings.root / NAME
    if file not in known:
        is_there = not is_new or file.exists()
        baseline = Baseline.read(file) if is_there else Baseline(file.absolute().parent)
        known[file] = _Kept(file, baseline, settings.baseline is not None)
    return known[file]


def _create(kept: _Kept) -> None:
    """Write down what is found; of files that were not looked at, what was written before."""
    from msgraph_lint.paths import relative

    entries = kept.baseline.entries
    others = {known: count for known, count in entries.items() if known.file not in kept.places}
    kept.baseline.entries = Counter(others) + kept.found
    kept.file.write_text(kept.baseline.text(), "utf-8")
    print(f"Wrote {_findings(kept.baseline.entries)} to {relative(kept.file)}.")
    if not kept.is_named:
        print(f'So that they count as known, add `baseline = "{kept.file.name}"` to [tool.msgraph-lint].')


def _check(kept: _Kept) -> None:
    for known, count in sorted(kept.fixed.items()):
        where = f"{known.file}: {known.inside}" if known.inside else known.file
        print(f"{where}: {known.rule} `{known.code}` is fixed" + (f" ({count} times)" if count > 1 else ""))
    if kept.fixed:
        them = "it" if kept.fixed.total() == 1 else "them"
        print(f"{_findings(kept.fixed)} can go: `msgraph-lint baseline prune` removes {them}.")


def _prune(kept: _Kept) -> None:
    from msgraph_lint.paths import relative

    if kept.fixed:
        kept.baseline.entries -= kept.fixed
        kept.file.write_text(kept.baseline.text(), "utf-8")
    left = _findings(kept.baseline.entries)
    print(f"Removed {_findings(kept.fixed)} from {relative(kept.file)}; {left} left.")


def _findings(entries: Counter[Known]) -> str:
    count = entries.total()
    return f"{count} known finding" if count == 1 else f"{count} known findings"


_ACTIONS = {"create": _create, "check": _check, "prune": _prune}
