"""The command line: ``msgraph-lint [check] PATHS…``, ``msgraph-lint rule``, ``msgraph-lint rules``.

Exit codes: 0 clean, 1 findings, 2 something could not be done, 130 interrupted. Findings go to stdout,
everything else to stderr, one line each.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

from msgraph_lint import DOCUMENTATION, __version__
from msgraph_lint.records import dataclass, field

if TYPE_CHECKING:
    from msgraph_lint.config import Configuration, Settings
    from msgraph_lint.findings import Finding, Report
    from msgraph_lint.fixing import FixedFile, Replace
    from msgraph_lint.progress import Progress
    from msgraph_lint.reports import Entry, Failure, Item
    from msgraph_lint.reports.terminal import Paint
    from msgraph_lint.source import Source

CLEAN, FINDINGS, FAILED, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a character that the terminal lacks is no reason to fail
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except SystemExit as exit_:  # argparse: --help, --version, wrong usage
        return int(exit_.code or 0)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        return _fail(str(error))
    except Exception as error:
        return _fail(_internal(error))
    return code


def _run(arguments: list[str]) -> int:
    command = arguments[0] if arguments and arguments[0] in _COMMANDS else "check"
    if arguments[:1] == [command]:
        arguments = arguments[1:]
    parser, run = _COMMANDS[command]
    options = parser().parse_args(arguments)

    from msgraph_lint.config import ConfigError

    try:
        return run(options)
    except ConfigError as error:
        return _fail(str(error))


def _internal(error: Exception) -> str:
    import traceback

    where = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(where.filename).name}:{where.lineno}"
    return f"internal error: {type(error).__name__}: {error} at {place}; please report it"


def _fail(message: str) -> int:
    from msgraph_lint.reports.terminal import visible

    sys.stdout.flush()
    print(f"error: {visible(message)}", file=sys.stderr)
    return FAILED


# Options


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the usage in one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=_help_format, **options)

    def error(self, message: str) -> NoReturn:
        from msgraph_lint.reports.terminal import visible

        self.exit(FAILED, f"error: {visible(message)}; see `{self.prog} --help`\n")

    def print_help(self, file: Any = None) -> None:
        """Print the help, as wide as the terminal; nothing else has to know how wide that is."""
        self.formatter_class = partial(_help_format, width=_columns() - 2)
        super().print_help(file)


def _help_format(prog: str, width: int = 80) -> argparse.HelpFormatter:
    return argparse.RawDescriptionHelpFormatter(prog, max_help_position=32, width=width)


def _several(text: str) -> list[str]:
    """What ``text`` names, separated by commas; an empty shell variable names nothing by mistake."""
    named = [each for part in text.split(",") if (each := part.strip())]
    if not named:
        raise argparse.ArgumentTypeError("nothing is named")
    return named


def _path(text: str) -> str:
    if not text:  # to Python the current folder
        raise argparse.ArgumentTypeError("an empty path is given")
    return text


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"not a number of processes: {text!r}")
    return int(text)


def _check_parser() -> _Parser:
    parser = _Parser(
        prog="msgraph-lint",
        usage="msgraph-lint [check] [options] [PATH ...]",
        description="Find what fails or differs in MindSpore's GRAPH_MODE, and fix it.",
        epilog="other commands:\n"
        "  msgraph-lint rules            list all rules\n"
        "  msgraph-lint rule RULE        explain a rule, given by code, name or the compiler's message\n"
        "  msgraph-lint clean            remove the cache\n\n"
        f"documentation: {DOCUMENTATION}/rules.md",
    )
    parser.add_argument(
        "paths", nargs="*", type=_path, metavar="PATH", help="files and folders (default: .), or - for stdin"
    )
    parser.add_argument("--version", action="version", version=f"msgraph-lint {__version__}")

    fixing = parser.add_argument_group("fixing")
    fixing.add_argument("--fix", action="store_true", help="apply safe fixes")
    fixing.add_argument("--unsafe-fixes", action="store_true", help="also count, show and apply unsafe fixes")
    fixing.add_argument(
        "--diff", action="store_true", help="show what --fix would change; write nothing, with --fix too"
    )
    fixing.add_argument("--fix-only", action="store_true", help="fix, and report nothing that is left")
    fixing.add_argument("--show-fixes", action="store_true", help="list the fixes that were applied")

    rules = parser.add_argument_group("rules")
    for name, text in (
        ("--select", "rules that run, by code, prefix or name, or ALL"),
        ("--extend-select", "rules that run as well"),
        ("--ignore", "rules that do not run"),
    ):
        rules.add_argument(
            name, action="extend", type=_several, metavar="RULES", default=argparse.SUPPRESS, help=text
        )
    rules.add_argument(
        "--confidence",
        choices=["high", "medium"],
        default=argparse.SUPPRESS,
        help="least confidence of a finding: high (default), or medium: also what rests on a guess that "
        "nothing speaks against, such as that an argument of `construct` is a Tensor",
    )

    files = parser.add_argument_group("files")
    for name, text in (
        ("--exclude", "files and folders to leave out, instead of those in the settings"),
        ("--extend-exclude", "files and folders to leave out as well"),
    ):
        files.add_argument(
            name, action="extend", type=_several, metavar="PATTERNS", default=argparse.SUPPRESS, help=text
        )
    for name, text in (
        ("--force-exclude", "leave them out even when they are given as paths"),
        ("--respect-gitignore", "leave out what git ignores (default)"),
    ):
        files.add_argument(name, action=argparse.BooleanOptionalAction, default=argparse.SUPPRESS, help=text)

    parser.add_argument(
        "-j",
        "--jobs",
        type=_number,
        metavar="N",
        default=0,
        help="processes that look at much code at the same time (default: as many as there are processors)",
    )
    cache = parser.add_argument_group("cache")
    cache.add_argument(
        "--no-cache", action="store_true", help="look at every file anew (also: MSGRAPH_LINT_NO_CACHE=1)"
    )
    _add_cache_dir(cache)

    target = parser.add_argument_group("target")
    target.add_argument(
        "--target-version",
        metavar="X.Y",
        default=argparse.SUPPRESS,
        help="MindSpore version, or `all`, or `auto` (default): the oldest that the project's dependencies "
        "allow, else 2.10",
    )
    target.add_argument(
        "--jit-syntax-level",
        type=str.upper,
        choices=["LAX", "STRICT"],
        default=argparse.SUPPRESS,
        help="MindSpore's jit_syntax_level: LAX (default) or STRICT; export to MindIR is STRICT",
    )

    report = parser.add_argument_group("report")
    report.add_argument("--output-format", choices=["full", "concise", "json", "github"], default="full")
    report.add_argument(
        "--statistics", action="store_true", help="count findings by rule instead of listing them"
    )
    report.add_argument("--quiet", "-q", action="store_true", help="findings only, no summary")
    report.add_argument("--no-color", action="store_true", help="no colours (also: NO_COLOR=1)")
    report.add_argument(
        "--fail-on",
        choices=["error", "diverges", "falls-back"],
        default=argparse.SUPPRESS,
        help="mildest outcome that makes the exit code 1 (default: diverges)",
    )
    exit_code = report.add_mutually_exclusive_group()
    exit_code.add_argument(
        "--exit-zero", action="store_true", help="exit with 0 even when there are findings"
    )
    exit_code.add_argument(
        "--exit-non-zero-on-fix", action="store_true", help="exit with 1 when a file was changed, too"
    )

    config = parser.add_argument_group("configuration").add_mutually_exclusive_group()
    config.add_argument("--config", type=_path, metavar="FILE", help="TOML file with [tool.msgraph-lint]")
    config.add_argument("--isolated", action="store_true", help="ignore configuration files")
    parser.add_argument(
        "--stdin-filename", type=_path, metavar="FILE", help="name of the file that comes on stdin"
    )
    return parser


def _add_cache_dir(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--cache-dir",
        type=_path,
        metavar="FOLDER",
        help="its folder (default: .msgraph_lint_cache beside the settings; also: MSGRAPH_LINT_CACHE_DIR)",
    )


def _clean_parser() -> _Parser:
    parser = _Parser(prog="msgraph-lint clean", description="Remove the cache of a project.")
    parser.add_argument("path", nargs="?", default=".", type=_path, help="a folder of it (default: .)")
    _add_cache_dir(parser)
    return parser


def _rules_parser() -> _Parser:
    parser = _Parser(prog="msgraph-lint rules", description="List all rules and what MindSpore does there.")
    parser.add_argument("--output-format", choices=["text", "json"], default="text")
    parser.add_argument("--no-color", action="store_true", help="no colours (also: NO_COLOR=1)")
    return parser


def _rule_parser() -> _Parser:
    parser = _Parser(prog="msgraph-lint rule", description="Explain a rule.")
    parser.add_argument(
        "rule",
        metavar="RULE",
        help="its code or name (MSG101, delete-statement), also as pylint has them (E7101, "
        "msg-delete-statement), or a message of the compiler, in quotes",
    )
    parser.add_argument("--no-color", action="store_true", help="no colours (also: NO_COLOR=1)")
    return parser


def _paint(options: argparse.Namespace, stream: TextIO) -> Paint:
    from msgraph_lint.reports.terminal import Paint

    plain = options.no_color or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return Paint(not plain and stream.isatty())


# msgraph-lint rules, msgraph-lint rule


def _columns() -> int:

    import shutil

    return shutil.get_terminal_size().columns


def _list_rules(options: argparse.Namespace) -> int:
    from msgraph_lint.reports import rules

    print(
        rules.render_json() if options.output_format == "json" else rules.render(_paint(options, sys.stdout)),
        end="",
    )
    return CLEAN


def _explain_rule(options: argparse.Namespace) -> int:
    from msgraph_lint.reports import lookup, page

    paint = _paint(options, sys.stdout)
    found = lookup.find_rules(options.rule)
    if len(found) > 1:
        print(lookup.render(found, paint), end="")
        return CLEAN
    if not found:
        return _fail(f"no page quotes such a message: {options.rule!r}; see `msgraph-lint rules`")
    (rule,) = found
    markdown = page.read_page(rule)
    if markdown is None:
        return _fail(f"the page of {rule.code} ({rule.name}) is missing from this installation")
    columns = max(40, min(_columns(), 100))
    print(page.render(markdown, paint, columns) if paint.colour else markdown, end="")
    return CLEAN


# msgraph-lint clean


def _clean(options: argparse.Namespace) -> int:
    from msgraph_lint.cache.store import FOLDER, clean
    from msgraph_lint.config import Configuration

    if not os.path.isdir(options.path):
        return _fail(f"{options.path}: not a folder")
    folder = _cache_dir(options) or Configuration().for_folder(Path(options.path)).root / FOLDER
    try:
        if clean(folder):
            print(f"Removed {folder}")
    except OSError as error:
        return _fail(f"{folder}: cannot be removed: {error.strerror or error}")
    return CLEAN


def _cache_dir(options: argparse.Namespace) -> Path | None:
    """The folder of the cache that the user names."""
    from msgraph_lint.cache.store import named_folder

    return Path(options.cache_dir) if options.cache_dir else named_folder()


# msgraph-lint check


@dataclass
class _Run:
    """What one run is about, and what it came to."""

    jobs: list[tuple[list[str], Settings]]
    """Files that share settings."""
    errors: list[Exception]
    stdin: Source | None = None
    items: list[Item] = field(default_factory=list)
    notes: dict[str, None] = field(default_factory=dict)
    """What the user should know, no line twice."""
    failed: bool = False
    """Whether a finding makes the run fail."""
    changed: list[FixedFile] = field(default_factory=list)
    interrupted: bool = False
    """Whether the user stopped it: what was found by then is told."""

    @property
    def is_whole(self) -> bool:
        """Whether all was done."""
        return not (self.errors or self.interrupted)

    @property
    def something(self) -> bool:
        """Whether there was anything to do."""
        return bool(self.jobs or self.errors)

    @property
    def failures(self) -> list[Failure]:
        """What could not be done, nothing twice."""
        from msgraph_lint.reports import Failure

        return list(dict.fromkeys(map(Failure.of, self.errors)))

    @property
    def fixed(self) -> list[Finding]:
        return [finding for file in self.changed for finding in file.applied]

    def exit_code(self, found: bool, options: argparse.Namespace) -> int:
        if self.interrupted:
            return INTERRUPTED
        if self.errors:
            return FAILED
        return FINDINGS if found and not options.exit_zero else CLEAN


def _check(options: argparse.Namespace) -> int:
    from msgraph_lint.config import Configuration

    if conflict := _conflict(options):
        return _fail(f"{conflict} cannot be used together")
    options.fix = options.fix or options.fix_only
    config = Path(options.config) if options.config else None
    configuration = Configuration(_values(options), config, options.isolated)
    if "-" in options.paths or options.stdin_filename:
        if options.paths not in ([], ["-"]):
            return _fail("stdin (- or --stdin-filename) cannot be checked together with other paths")
        return _check_stdin(options, configuration)

    from msgraph_lint.discovery import find_files

    files = find_files(options.paths or ["."], configuration)
    if not (files.settings or files.errors):
        print("warning: No Python files found under the given path(s)", file=sys.stderr)
    run = _Run(
        [([str(path) for path in paths], settings) for paths, settings in files.groups()], files.errors
    )
    _print_notes(configuration.notes)
    _work(run, options)
    return _report_diff(run, options) if options.diff else _report(run, options, sys.stdout)


def _conflict(options: argparse.Namespace) -> str | None:
    """Options of which one would be ignored."""
    output_format = f"--output-format {options.output_format}"
    if options.diff and options.statistics:
        return "--diff and --statistics"
    if options.diff and options.output_format != "full":
        return f"--diff and {output_format}"
    if options.statistics and options.output_format not in ("full", "concise", "json"):
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

    run = _Run([], [])
    try:
        settings = configuration.for_folder(path.parent)
        if not (options.stdin_filename and is_left_out(path, settings)):
            run.stdin = Source.decode(str(path), output)
            run.jobs.append(([str(path)], settings))
    except (SourceError, ConfigError) as error:
        run.errors.append(error)
    _print_notes(configuration.notes)
    _work(run, options, replace)
    if options.diff:
        return _report_diff(run, options)
    if not options.fix:
        return _report(run, options, sys.stdout)
    sys.stdout.buffer.write(output)
    return _report(run, options, sys.stderr)


def _print_notes(notes: Iterable[str]) -> None:
    from msgraph_lint.reports.terminal import visible

    for note in notes:
        print(f"note: {visible(note)}", file=sys.stderr)


def _values(options: argparse.Namespace) -> dict[str, Any]:
    """The settings that were given on the command line, keyed as in a file."""
    names = (
        "select", "extend_select", "ignore", "confidence", "target_version", "jit_syntax_level", "fail_on",
        "exclude", "extend_exclude", "force_exclude", "respect_gitignore",
    )  # fmt: skip
    return {name.replace("_", "-"): getattr(options, name) for name in names if hasattr(options, name)}


def _work(run: _Run, options: argparse.Namespace, replace: Replace | None = None) -> None:
    """Check, and fix if asked to, the files of ``run``; ``replace`` takes fixed text instead of the disk."""
    from msgraph_lint.findings import Report
    from msgraph_lint.progress import Line, silent
    from msgraph_lint.reports import Item

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
            run.errors.append(RuntimeError(_internal(error)))
            continue
        finally:
            if line is not None:
                line.clear()
        run.errors += report.errors
        run.notes.update(dict.fromkeys(report.notes))
        run.items += (Item(finding, settings.target, options.unsafe_fixes) for finding in report.findings)
        run.failed = run.failed or any(settings.fails(finding.outcome) for finding in report.findings)
        if run.interrupted:
            break
    run.items.sort(key=lambda item: item.finding.sort_key)
    _print_notes(run.notes)
    if run.interrupted and run.items:
        print("interrupted: this is what was found by then", file=sys.stderr)


def _report_on(
    paths: list[str],
    settings: Settings,
    run: _Run,
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
        if is_cached:
            return checking.check_cached(request, _cache_dir(options))
        return checking.check(request.project(), request)
    if is_cached and not overlay:  # what is known to have no fix is not looked at again
        known = checking.known_report(request, _cache_dir(options))
        if known is not None and not any(
            Item(finding, settings.target, options.unsafe_fixes).fixable for finding in known.findings
        ):
            return known

    from msgraph_lint.fixing import fix_files

    fixes = fix_files(paths, settings, options.unsafe_fixes, overlay)
    if not options.diff:
        fixes.write(replace)
    run.changed += fixes.changed
    return fixes.report


def _report(run: _Run, options: argparse.Namespace, stream: TextIO) -> int:
    from msgraph_lint.reports import summary

    paint = _paint(options, stream)
    columns = _columns() if stream.isatty() else None
    stream.write(_render([] if options.fix_only else run.items, run.failures, options, paint, columns))
    stream.flush()
    _print_errors(run.errors)
    if run.something and options.output_format in ("full", "concise"):
        if (options.fix_only and not options.quiet) or (options.show_fixes and run.fixed):
            stream.write(summary.fixes(run.fixed, options.show_fixes, paint))
        if not (options.fix_only or options.quiet):
            stream.write(summary.render(run.items, run.fixed, run.failed, run.is_whole, paint))
    failed = run.failed and not options.fix_only
    return run.exit_code(failed or (options.exit_non_zero_on_fix and bool(run.changed)), options)


def _render(
    items: list[Item],
    failures: list[Failure],
    options: argparse.Namespace,
    paint: Paint,
    columns: int | None,
) -> str:
    """``items`` as text; in formats for programs also the failures, which people read on stderr.

    ``columns``: how wide the terminal is, if there is one.
    """
    entries: list[Entry] = sorted([*items, *failures], key=lambda entry: (entry.path, entry.start))
    if options.statistics:
        from msgraph_lint.reports import statistics

        as_json = options.output_format == "json"
        return statistics.render_json(entries) if as_json else statistics.render(items, paint)
    if options.output_format == "json":
        from msgraph_lint.reports import json

        return json.render(entries)
    if options.output_format == "github":
        from msgraph_lint.reports import github

        return github.render(entries)
    if not items:
        return ""
    from msgraph_lint.reports import text

    if options.output_format == "concise":
        return text.concise(items, paint)
    return text.full(items, paint, columns or text.COLUMNS)


def _report_diff(run: _Run, options: argparse.Namespace) -> int:
    from msgraph_lint.reports import diff, summary

    paint = _paint(options, sys.stdout)
    for file in run.changed:
        sys.stdout.write(diff.render(file.before, file.after, paint, raw=not sys.stdout.isatty()))
    sys.stdout.flush()
    _print_errors(run.errors)
    if run.something and (not options.quiet or (options.show_fixes and run.fixed)):
        paint = _paint(options, sys.stderr)
        sys.stderr.write(summary.fixes(run.fixed, options.show_fixes, paint, "Would fix"))
    return run.exit_code(bool(run.changed), options)


def _print_errors(errors: Iterable[Exception]) -> None:
    from msgraph_lint.reports.terminal import visible

    for line in dict.fromkeys(str(error) for error in errors):
        print(f"error: {visible(line)}", file=sys.stderr)


_COMMANDS = {
    "check": (_check_parser, _check),
    "rules": (_rules_parser, _list_rules),
    "rule": (_rule_parser, _explain_rule),
    "clean": (_clean_parser, _clean),
}
