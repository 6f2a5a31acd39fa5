"""``msgraph-lint check``: what is found, fixed or shown as a difference."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from msgraph_lint import formats
from msgraph_lint.commands.common import (
    CLEAN,
    FAILED,
    FINDINGS,
    INTERRUPTED,
    cache_dir,
    columns,
    fail,
    internal,
    paint_for,
    print_notes,
)
from msgraph_lint.commands.options import parser
from msgraph_lint.records import dataclass, field

if TYPE_CHECKING:
    from msgraph_lint.baseline import Baseline, Known
    from msgraph_lint.cache.store import Printed
    from msgraph_lint.config import Configuration, Settings
    from msgraph_lint.findings import Finding, Report
    from msgraph_lint.fixing import FixedFile, Replace
    from msgraph_lint.progress import Progress
    from msgraph_lint.reports import Entry, Failure, Item
    from msgraph_lint.reports.terminal import Paint
    from msgraph_lint.source import Source

__all__ = ["Run", "begun", "parser", "print_errors", "reports", "run"]


@dataclass
class Run:
    """What one run is about, and what it came to."""

    jobs: list[tuple[list[str], Settings]]
    """Files that share settings."""
    errors: list[Exception]
    stdin: Source | None = None
    items: list[Item] = field(default_factory=list)
    notes: dict[str, None] = field(default_factory=dict)
    """What the user should know, no line twice."""
    known: int = 0
    """How many findings are not told because they are known."""
    idle: Counter[Known] = field(default_factory=Counter)
    """Entries of baselines that stand for nothing any more."""
    changed: list[FixedFile] = field(default_factory=list)
    interrupted: bool = False
    """Whether the user stopped it: what was found by then is told."""
    way: str = ""
    """How the report is printed, where nothing else is done with it; see :func:`_way`."""
    printed: Printed | None = None
    """The report as it was printed before, instead of all the rest."""
    keep: Callable[[Printed], None] | None = None
    """Keeps it for the next time, where it may be printed again."""

    @property
    def is_whole(self) -> bool:
        """Whether all was done."""
        return not (self.errors or self.interrupted)

    @property
    def failed(self) -> bool:
        """Whether a finding makes the run fail."""
        return any(item.fails for item in self.items)

    @property
    def something(self) -> bool:
        """Whether there was anything to do."""
        return bool(self.jobs or self.errors)

    @property
    def failures(self) -> list[Failure]:
        """What could not be done, nothing twice."""
        from msgraph_lint.reports import Failure

        return list(dict.fromkeys(map(Failure.of, self.errors)))

    def language(self, options: argparse.Namespace) -> str:
        """What people are told in; programs are told in English."""
        from msgraph_lint.languages import ENGLISH

        if options.output_format not in formats.FOR_PEOPLE:
            return ENGLISH
        return next((settings.language for _, settings in self.jobs), ENGLISH)

    @property
    def fixed(self) -> list[Finding]:
        return [finding for file in self.changed for finding in file.applied]

    def exit_code(self, found: bool, options: argparse.Namespace) -> int:
        if self.interrupted:
            return INTERRUPTED
        if self.errors:
            return FAILED
        return FINDINGS if found and not options.exit_zero else CLEAN


def run(options: argparse.Namespace) -> int:
    if conflict := _conflict(options):
        return fail(f"{conflict} cannot be used together")
    options.fix = options.fix or options.fix_only
    if "-" in options.paths or options.stdin_filename:
        if options.paths not in ([], ["-"]):
            return fail("stdin (- or --stdin-filename) cannot be checked together with other paths")
        return _check_stdin(options, configuration_of(options))
    if options.show_files or options.show_settings:
        return _show(options)
    if options.watch:
        from msgraph_lint.commands.watch import watch

        return watch(partial(_watched, options), partial(_check, options), writes=options.fix)
    return _check(options)


def _check(options: argparse.Namespace) -> int:
    """Check the paths that are given; the exit code."""
    work = begun(options)
    work.way = _way(work, options)
    _work(work, options)
    if options.add_noqa is not None:
        return _silence(work, options)
    return _report_diff(work, options) if options.diff else _report(work, options, sys.stdout)


def _way(run: Run, options: argparse.Namespace) -> str:
    """How what is found in ``run`` is printed; empty when more is done with it, or it hangs on more."""
    is_simple = len(run.jobs) == 1 and not run.errors and options.output_format in formats.FOR_PEOPLE
    if not is_simple or options.output_file or options.diff_base or options.add_noqa is not None:
        return ""
    ((_, settings),) = run.jobs
    if settings.baseline is not None:
        return ""
    width = columns() if sys.stdout.isatty() else None
    return repr([sorted(vars(options).items()), settings.language, paint_for(options, sys.stdout), width])


def _watched(options: argparse.Namespace) -> list[Path]:
    """The files that decide what is found: those that are checked, and their settings."""
    from msgraph_lint.config import FILES, ConfigError
    from msgraph_lint.discovery import find_files

    try:
        found = find_files(options.paths or ["."], configuration_of(options)).settings
    except ConfigError:
        found = {}
    files = list(map(Path, found))
    folders = {folder for file in [*files, Path("here")] for folder in file.absolute().parents}
    named = [Path(options.config)] if options.config else []
    return [*files, *named, *(folder / name for folder in folders for name in FILES)]


def configuration_of(options: argparse.Namespace) -> Configuration:
    """The settings that the command line and the files name."""
    from msgraph_lint.config import Configuration

    config = Path(options.config) if options.config else None
    return Configuration(_values(options), config, options.isolated)


def begun(options: argparse.Namespace) -> Run:
    """A run over the paths that are given."""
    from msgraph_lint.discovery import find_files

    configuration = configuration_of(options)
    files = find_files(options.paths or ["."], configuration)
    if not (files.settings or files.errors):
        print("warning: No Python files found under the given path(s)", file=sys.stderr)
    print_notes(configuration.notes)
    return Run(list(files.groups()), files.errors)


def _show(options: argparse.Namespace) -> int:
    """Tell which files would be checked, or by which settings; the exit code."""
    from msgraph_lint.discovery import find_files
    from msgraph_lint.reports import settings as report
    from msgraph_lint.reports.terminal import visible

    configuration = configuration_of(options)
    files = find_files(options.paths or ["."], configuration)
    if options.show_files:
        print("".join(f"{visible(path)}\n" for path in files.settings), end="")
    if options.show_settings:
        groups = (
            report.render(paths, settings, configuration.file_for(Path(paths[0]).parent))
            for paths, settings in files.groups()
        )
        print("\n".join(groups), end="")
    print_notes(configuration.notes)
    print_errors(files.errors)
    return FAILED if files.errors else CLEAN


def _conflict(options: argparse.Namespace) -> str | None:
    """Options of which one would be ignored."""
    output_format = f"--output-format {options.output_format}"
    if options.diff and options.statistics:
        return "--diff and --statistics"
    if options.diff and options.output_format != "full":
        return f"--diff and {output_format}"
    if options.diff and options.output_file:
        return "--diff and --output-file"
    if options.watch and (options.paths == ["-"] or options.stdin_filename):
        return "--watch and stdin"
    if options.add_noqa is not None:
        for name in ("watch", "fix", "fix_only", "diff", "statistics", "output_file", "stdin_filename"):
            if getattr(options, name):
                return f"--add-noqa and --{name.replace('_', '-')}"
    if options.statistics and options.output_format not in (*formats.FOR_PEOPLE, "json"):
        return f"--statistics and {output_format}"
    return None


def _check_stdin(options: argparse.Namespace, configuration: Configuration) -> int:
    from msgraph_lint.config import ConfigError
    from msgraph_lint.discovery import is_left_out
    from msgraph_lint.fixing import encode_fixed
    from msgraph_lint.paths import relative
    from msgraph_lint.source import STDIN, Source, SourceError

    path = relative(Path(options.stdin_filename)) if options.stdin_filename else Path(STDIN)
    output = sys.stdin.buffer.read()

    def replace(before: Source, text: str) -> None:
        nonlocal output
        output = encode_fixed(before, text)

    run = Run([], [])
    try:
        settings = configuration.for_folder(path.parent)
        if not (options.stdin_filename and is_left_out(path, settings)):
            run.stdin = Source.decode(str(path), output)
            run.jobs.append(([str(path)], settings))
    except (SourceError, ConfigError) as error:
        run.errors.append(error)
    print_notes(configuration.notes)
    _work(run, options, replace)
    if options.diff:
        return _report_diff(run, options)
    if not options.fix:
        return _report(run, options, sys.stdout)
    sys.stdout.buffer.write(output)
    return _report(run, options, sys.stderr)


def _values(options: argparse.Namespace) -> dict[str, Any]:
    """The settings that were given on the command line, keyed as in a file."""
    names = (
        "select", "extend_select", "ignore", "confidence", "target_version", "jit_syntax_level", "fail_on",
        "exclude", "extend_exclude", "force_exclude", "respect_gitignore", "baseline", "language",
    )  # fmt: skip
    return {name.replace("_", "-"): getattr(options, name) for name in names if hasattr(options, name)}


def _work(run: Run, options: argparse.Namespace, replace: Replace | None = None) -> None:
    """Find what is to be told in the files of ``run``; ``replace`` takes fixed text instead of the disk."""
    from msgraph_lint.config import ConfigError
    from msgraph_lint.reports import Item

    for paths, settings, report in reports(run, options, replace):
        findings = report.findings
        try:
            for baseline in _baselines(paths, settings, options):
                count = len(findings)
                findings, used = baseline.split(findings)
                run.known += count - len(findings)
                if baseline.is_kept:
                    run.idle |= baseline.fixed(used, paths, report, settings)
        except ConfigError as error:
            run.errors.append(error)
        run.items += (
            Item(finding, settings.target, options.unsafe_fixes, settings.fails(finding.outcome))
            for finding in findings
        )
    run.items.sort(key=lambda item: item.finding.sort_key)
    print_notes(run.notes)
    if run.interrupted and run.items:
        print("interrupted: this is what was found by then", file=sys.stderr)


def _baselines(paths: list[str], settings: Settings, options: argparse.Namespace) -> Iterator[Baseline]:
    """What is known of the files ``paths``.

    Raises:
        ConfigError: a baseline cannot be read, or a revision is none.
    """
    if settings.baseline is not None:
        from msgraph_lint.baseline import read_again

        yield read_again(settings.baseline)
    if options.diff_base is not None:
        from msgraph_lint.revision import findings_at

        yield findings_at(options.diff_base, paths, settings, options.jobs)


def reports(
    run: Run, options: argparse.Namespace, replace: Replace | None = None
) -> Iterator[tuple[list[str], Settings, Report]]:
    """What is found in the files of ``run``, known or not, after the fixes if they were asked for."""
    from msgraph_lint.findings import Report
    from msgraph_lint.progress import Line, silent

    line = Line.on(sys.stderr)
    for paths, settings in run.jobs:
        try:
            report = _report_on(paths, settings, run, options, replace, line or silent)
        except KeyboardInterrupt as stop:
            run.interrupted = True
            report = getattr(stop, "report", Report())
        except OSError as error:
            run.errors.append(error)
            continue
        except Exception as error:
            run.errors.append(RuntimeError(internal(error)))
            continue
        finally:
            if line is not None:
                line.clear()
        run.errors += report.errors
        run.notes.update(dict.fromkeys(run.printed.notes if run.printed else report.notes))
        yield paths, settings, report
        if run.interrupted:
            break


def _report_on(
    paths: list[str],
    settings: Settings,
    run: Run,
    options: argparse.Namespace,
    replace: Replace | None,
    progress: Progress,
) -> Report:
    """What is found in ``paths``, after the fixes if they were asked for."""
    from msgraph_lint.cache import checking
    from msgraph_lint.cache.store import is_unwanted
    from msgraph_lint.reports import Item

    overlay = {run.stdin.path: run.stdin} if run.stdin else {}
    request = checking.Request(paths, settings, options.jobs, progress, overlay)
    is_cached = not (options.no_cache or is_unwanted())
    if not (options.fix or options.diff):
        if not is_cached:
            return checking.check(request.project(), request)
        report = checking.check_cached(request, cache_dir(options), run.way)
        if isinstance(report, checking.CachedReport):
            run.printed = report.printed
            if report.state and not report.errors:
                run.keep = partial(checking.keep_printed, request, cache_dir(options), report.state)
        return report
    if is_cached and not overlay:  # what is known to have no fix is not looked at again
        known = checking.known_report(request, cache_dir(options))
        if known is not None and not any(
            Item(finding, settings.target, options.unsafe_fixes).fixable for finding in known.findings
        ):
            return known

    from msgraph_lint.fixing import fix_files

    fixes = fix_files(paths, settings, options.unsafe_fixes, overlay, jobs=options.jobs, progress=progress)
    if not options.diff:
        fixes.write(replace)
    run.changed += fixes.changed
    return fixes.report


def _report(run: Run, options: argparse.Namespace, stream: TextIO) -> int:
    """Tell what was found, on ``stream`` or in the file that is asked for; the exit code."""
    from msgraph_lint.languages import speaking

    with _output(options, stream) as output, speaking(run.language(options)):
        printed = run.printed or _print(run, options, output)
        if run.printed is not None:
            output.write(printed.text)
        elif run.keep is not None:
            run.keep(printed)
    failed = printed.fails and not options.fix_only
    return run.exit_code(failed or (options.exit_non_zero_on_fix and bool(run.changed)), options)


def _print(run: Run, options: argparse.Namespace, output: TextIO) -> Printed:
    """Write what was found to ``output``, and tell what could not be done; what was written."""
    from msgraph_lint.cache.store import Printed

    paint = paint_for(options, output)
    text = _render(run, options, paint, columns() if output.isatty() else None)
    output.write(text)
    output.flush()
    print_errors(run.errors)
    summary = ""
    if run.something and options.output_format in formats.FOR_PEOPLE:
        summary = _summary(run, options, paint)
        output.write(summary)
    return Printed(text + summary, run.failed, tuple(run.notes))


def _output(options: argparse.Namespace, stream: TextIO) -> AbstractContextManager[TextIO]:
    """Where the report goes.

    Raises:
        OSError: the file cannot be written.
    """
    if not options.output_file:
        return nullcontext(stream)
    try:
        return open(options.output_file, "w", encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        reason = error.strerror or error
        raise OSError(f"{options.output_file}: cannot be written: {reason}") from None


def _summary(run: Run, options: argparse.Namespace, paint: Paint) -> str:
    from msgraph_lint.reports import summary

    said = ""
    if (options.fix_only and not options.quiet) or (options.show_fixes and run.fixed):
        said += summary.fixes(run.fixed, options.show_fixes, paint)
    if not (options.fix_only or options.quiet):
        said += summary.render(run.items, run.fixed, run.failed, run.is_whole, paint)
        said += summary.known(run.known, run.idle.total())
    return said


def _render(run: Run, options: argparse.Namespace, paint: Paint, columns: int | None) -> str:
    """What was found, as text; in formats for programs also what could not be done."""
    items = [] if options.fix_only else run.items
    entries: list[Entry] = sorted([*items, *run.failures], key=lambda entry: (entry.path, entry.start))
    if options.statistics:
        from msgraph_lint.reports import statistics

        as_json = options.output_format == "json"
        return statistics.render_json(entries) if as_json else statistics.render(items, paint)
    if options.output_format in formats.FOR_PROGRAMS:
        return formats.for_programs(options.output_format, entries)
    if not items:
        return ""
    return formats.for_people(options.output_format, items, paint, columns, folds=not options.no_fold)


def _silence(run: Run, options: argparse.Namespace) -> int:
    """Write ``# noqa`` comments for all that is to be told; the exit code."""
    from msgraph_lint.comments import NOQA
    from msgraph_lint.fixing import replace_file
    from msgraph_lint.silencing import silence_all
    from msgraph_lint.source import SourceError

    count = 0
    for source, text, silenced in silence_all([item.finding for item in run.items], NOQA, options.add_noqa):
        try:
            replace_file(source, text)
            count += silenced
        except SourceError as error:
            run.errors.append(error)
    print_errors(run.errors)
    if not options.quiet:
        print(f"Silenced {count} of {len(run.items)} findings.")
    return run.exit_code(count < len(run.items), options)


def _report_diff(run: Run, options: argparse.Namespace) -> int:
    from msgraph_lint.languages import speaking
    from msgraph_lint.reports import diff, summary

    paint = paint_for(options, sys.stdout)
    for file in run.changed:
        sys.stdout.write(diff.render(file.before, file.after, paint, raw=not sys.stdout.isatty()))
    sys.stdout.flush()
    print_errors(run.errors)
    if run.something and (not options.quiet or (options.show_fixes and run.fixed)):
        paint = paint_for(options, sys.stderr)
        with speaking(run.language(options)):
            sys.stderr.write(summary.fixes(run.fixed, options.show_fixes, paint, "Would fix {what}"))
    return run.exit_code(bool(run.changed), options)


def print_errors(errors: Iterable[Exception]) -> None:
    from msgraph_lint.reports.terminal import visible

    for line in dict.fromkeys(str(error) for error in errors):
        print(f"error: {visible(line)}", file=sys.stderr)
