"""``msgraph-lint confirm``: what MindSpore itself says about the findings in a network."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint.commands.common import (
    CLEAN,
    FINDINGS,
    Parser,
    add_color,
    fail,
    paint_for,
    path,
)

if TYPE_CHECKING:
    from msgraph_lint.oracle.confirm import Order
    from msgraph_lint.oracle.session import Oracle
    from msgraph_lint.oracle.verdicts import Judgement


def parser() -> Parser:
    made = Parser(
        prog="msgraph-lint confirm",
        usage="msgraph-lint confirm [options] PATH::CLASS --inputs FILE",
        description="Compile a network with the MindSpore that is installed, at each syntax level, and hold "
        "what is found in it against what MindSpore does. This RUNS your code: the network, and FILE.",
        epilog="FILE is Python: it sets `inputs`, a tuple with the arguments of a call, and may define\n"
        "`build(Net)`, which makes the network where `Net()` does not.\n\n"
        "`python -m msgraph_lint.trace SCRIPT` takes network and inputs from the first call in a script.",
    )
    made.add_argument("network", type=_network, metavar="PATH::CLASS", help="a Python file, a class in it")
    made.add_argument("--inputs", type=path, metavar="FILE", required=True, help="what it is called with")
    add_options(made)
    return made


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options that `msgraph_lint.trace` has too."""
    from msgraph_lint.oracle.confirm import LIMIT

    parser.add_argument(
        "--python", type=path, metavar="PATH", default=sys.executable, help="an interpreter with MindSpore"
    )
    parser.add_argument(
        "--limit", type=_seconds, metavar="SECONDS", default=LIMIT, help=f"for one level (default: {LIMIT:g})"
    )
    parser.add_argument(
        "--report", type=path, metavar="FILE", help="write a bug report there if the two do not agree"
    )
    add_color(parser)


def _network(text: str) -> tuple[Path, str]:
    file, colons, name = text.rpartition("::")
    if not (colons and file and name.isidentifier()):
        raise argparse.ArgumentTypeError(f"not a file and a class, such as `model.py::Net`: {text!r}")
    return Path(file), name


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"not a number of seconds: {text!r}")
    return seconds


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.oracle.confirm import Order

    file, name = options.network
    inputs = Path(options.inputs)
    for each in (file, inputs):
        if not each.is_file():
            return fail(f"{each}: no such file")
    return confirm(Order(file, name, inputs), options)


def confirm(order: Order, options: argparse.Namespace) -> int:
    """Run what is ordered, and tell what came out; 0: the linter agrees with MindSpore."""
    from msgraph_lint.commands.check import print_errors
    from msgraph_lint.oracle import MindSporeMissing
    from msgraph_lint.oracle.confirm import CannotRunError, run
    from msgraph_lint.oracle.session import Oracle
    from msgraph_lint.oracle.verdicts import judge
    from msgraph_lint.reports import confirm as report

    try:
        with Oracle(options.python, jobs=1, limit=options.limit) as oracle:
            with _progress() as progress:
                judgement = judge(run(order, oracle, progress))
            print(report.render(order, judgement, paint_for(options, sys.stdout)), end="")
            print_errors(judgement.errors)
            if judgement.agrees:
                return CLEAN
            if options.report:
                _write_report(options.report, order, judgement, oracle)
            else:
                print("\n`--report FILE` writes a bug report about this.")
            return FINDINGS
    except MindSporeMissing as error:
        return fail(f"{error} (--python names another interpreter)")
    except CannotRunError as error:
        return fail(f"{order}: {error}")


def _write_report(file: str, order: Order, judgement: Judgement, oracle: Oracle) -> None:
    """Write a bug report, with the network as small as it can be made."""
    from msgraph_lint.oracle.smaller import smaller
    from msgraph_lint.reports import confirm as report

    with _progress() as progress, smaller(order, judgement, oracle, progress) as small:
        text = report.bug_report(order, small, is_made_smaller=small is not judgement)
    Path(file).write_text(text, "utf-8")
    print(f"\nA bug report is in {file}. Read it before you send it: it holds your code.")


@contextmanager
def _progress() -> Iterator[Callable[[str], None]]:
    """What tells on a terminal what is being done, in a line that goes away."""
    is_shown = sys.stderr.isatty()

    def tell(what: str) -> None:
        if is_shown:
            print(f"\r\x1b[K{what} …", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        if is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
