"""The options of ``msgraph-lint check``."""

from __future__ import annotations

import argparse

from msgraph_lint import DOCUMENTATION, __version__
from msgraph_lint.commands.common import Parser, add_cache_dir, add_color, number, path, several
from msgraph_lint.formats import FOR_PEOPLE, FOR_PROGRAMS


def parser() -> Parser:
    parser = Parser(
        prog="msgraph-lint",
        usage="msgraph-lint [check] [options] [PATH ...]",
        description="Find what fails or differs in MindSpore's GRAPH_MODE, and fix it.",
        epilog="other commands:\n"
        "  msgraph-lint rules            list all rules\n"
        "  msgraph-lint rule RULE        explain a rule, given by code, name or the compiler's message\n"
        "  msgraph-lint clean            remove the cache\n"
        "  msgraph-lint server           the language server, for editors\n\n"
        f"documentation: {DOCUMENTATION}/rules.md",
    )
    parser.add_argument(
        "paths", nargs="*", type=path, metavar="PATH", help="files and folders (default: .), or - for stdin"
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
            name, action="extend", type=several, metavar="RULES", default=argparse.SUPPRESS, help=text
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
            name, action="extend", type=several, metavar="PATTERNS", default=argparse.SUPPRESS, help=text
        )
    for name, text in (
        ("--force-exclude", "leave them out even when they are given as paths"),
        ("--respect-gitignore", "leave out what git ignores (default)"),
    ):
        files.add_argument(name, action=argparse.BooleanOptionalAction, default=argparse.SUPPRESS, help=text)

    parser.add_argument(
        "-j",
        "--jobs",
        type=number,
        metavar="N",
        default=0,
        help="processes that look at much code at the same time (default: as many as there are processors)",
    )
    cache = parser.add_argument_group("cache")
    cache.add_argument(
        "--no-cache", action="store_true", help="look at every file anew (also: MSGRAPH_LINT_NO_CACHE=1)"
    )
    add_cache_dir(cache)

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
    report.add_argument("--output-format", choices=[*FOR_PEOPLE, *FOR_PROGRAMS], default=FOR_PEOPLE[0])
    report.add_argument(
        "--output-file", "-o", type=path, metavar="FILE", help="write the report there, not to stdout"
    )
    report.add_argument(
        "--statistics", action="store_true", help="count findings by rule instead of listing them"
    )
    report.add_argument("--quiet", "-q", action="store_true", help="findings only, no summary")
    add_color(report)
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
    config.add_argument("--config", type=path, metavar="FILE", help="TOML file with [tool.msgraph-lint]")
    config.add_argument("--isolated", action="store_true", help="ignore configuration files")
    parser.add_argument(
        "--stdin-filename", type=path, metavar="FILE", help="name of the file that comes on stdin"
    )
    return parser
