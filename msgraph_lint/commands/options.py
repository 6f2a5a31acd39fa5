"""The options of ``msgraph-lint check`` and ``msgraph-lint baseline``."""

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
        "  msgraph-lint explain [FILE]   explain a traceback or log of MindSpore: which rule, which line\n"
        "  msgraph-lint confirm …        compile a network with MindSpore, and compare with the findings\n"
        "  msgraph-lint baseline create  write down what is found now, so that only new findings count\n"
        "  msgraph-lint port [PATH ...]  say what remains of PyTorch in a tree\n"
        "  msgraph-lint doctor           look at the installation and the project, and say what to do\n"
        "  msgraph-lint clean            remove the cache\n"
        "  msgraph-lint server           the language server, for editors\n\n"
        f"documentation: {DOCUMENTATION}/rules.md",
    )
    parser.may_have_value = ("--add-noqa",)
    _add_paths(parser, "files and folders (default: .), or - for stdin")
    parser.add_argument("--version", action="version", version=f"msgraph-lint {__version__}")

    showing = parser.add_argument_group("instead of checking")
    showing.add_argument("--show-files", action="store_true", help="list the files that would be checked")
    showing.add_argument("--show-settings", action="store_true", help="show the settings of these files")

    fixing = parser.add_argument_group("fixing")
    fixing.add_argument("--fix", action="store_true", help="apply safe fixes")
    fixing.add_argument("--unsafe-fixes", action="store_true", help="also count, show and apply unsafe fixes")
    fixing.add_argument(
        "--diff", action="store_true", help="show what --fix would change; write nothing, with --fix too"
    )
    fixing.add_argument("--fix-only", action="store_true", help="fix, and report nothing that is left")
    fixing.add_argument("--show-fixes", action="store_true", help="list the fixes that were applied")

    add_choice(parser)

    known = parser.add_argument_group("known findings")
    add_baseline(known)
    known.add_argument(
        "--no-baseline",
        action="store_const",
        const="",
        dest="baseline",
        default=argparse.SUPPRESS,
        help="use none",
    )
    known.add_argument(
        "--diff-base",
        metavar="REV",
        help="report only what was not found at this revision of the git repository",
    )
    known.add_argument(
        "--add-noqa",
        nargs="?",
        const="",
        metavar="REASON",
        help="silence all findings where they are, by `# noqa` comments (--add-noqa=REASON: with a reason)",
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

    parser.add_argument(
        "--stdin-filename", type=path, metavar="FILE", help="name of the file that comes on stdin"
    )
    return parser


def _add_paths(parser: argparse.ArgumentParser, said: str) -> None:
    parser.add_argument("paths", nargs="*", type=path, metavar="PATH", help=said)


def add_choice(parser: argparse.ArgumentParser) -> None:
    """What is looked at, and how."""
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
        help="least confidence of a finding: medium (default), or high: without what rests on a guess that "
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

    config = parser.add_argument_group("configuration").add_mutually_exclusive_group()
    config.add_argument(
        "--config",
        type=path,
        metavar="FILE",
        help="a file of settings: msgraph-lint.toml, or one with [tool.msgraph-lint]",
    )
    config.add_argument("--isolated", action="store_true", help="ignore configuration files")


def add_baseline(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--baseline",
        type=path,
        metavar="FILE",
        default=argparse.SUPPRESS,
        help="the file with findings that are known, and not reported (default: that in the settings)",
    )


def baseline_parser() -> Parser:
    """The options of ``msgraph-lint baseline``."""
    parser = Parser(
        prog="msgraph-lint baseline",
        usage="msgraph-lint baseline {create,check,prune} [options] [PATH ...]",
        description="Keep a list of known findings, so that only new ones are reported.",
    )
    parser.add_argument(
        "action",
        choices=["create", "check", "prune"],
        help="create: write down what is found now; check: say what is fixed and still in the list; "
        "prune: take that out of it",
    )
    _add_paths(parser, "files and folders (default: .)")
    add_baseline(parser)
    add_choice(parser)
    parser.set_defaults(fix=False, diff=False, unsafe_fixes=False, diff_base=None)
    return parser
