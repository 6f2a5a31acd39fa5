"""Random programs: what MindSpore does with them, against what the linter says.

    python -m tests.differential --seeds 500                programs of the seeds 0 … 499
    python -m tests.differential --seeds 100 --first 9000 --levels LAX --shrink FOLDER

Each program is a model as people write it who port one, with up to three features that may fail in the graph
(``features.txt``). MindSpore runs it in PyNative, at LAX and at STRICT, twice each; what it exports too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgraph_lint.findings import Confidence
from msgraph_lint.oracle import MindSporeMissing, Oracle
from msgraph_lint.targets import SyntaxLevel

from . import report
from .catalogue import catalogue
from .generator import generate
from .runner import run
from .truth import Measurer


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 1 when the linter crashed, 2 when nothing could be measured."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.differential",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seeds", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--first", type=int, default=0, metavar="S", help="the first seed (default 0)")
    parser.add_argument(
        "--levels",
        nargs="+",
        type=SyntaxLevel,
        default=list(SyntaxLevel),
        metavar="LEVEL",
        help="LAX, STRICT",
    )
    parser.add_argument(
        "--interpreter", default=sys.executable, metavar="PATH", help="interpreter with MindSpore"
    )
    parser.add_argument("--jobs", type=int, default=1, help="MindSpore processes at once (default 1)")
    parser.add_argument("--truth", type=Path, metavar="FILE", help="keeps what was measured for later runs")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="where each verdict is written, as JSON lines"
    )
    parser.add_argument("--quiet", action="store_true", help="only the figures")
    options = parser.parse_args(arguments)
    programs = map(generate, range(options.first, options.first + options.seeds))
    try:
        with Oracle(options.interpreter, jobs=options.jobs) as oracle:
            oracle.check()
            measurer = Measurer(oracle, options.truth)
            results = run(programs, measurer, options.levels, None if options.quiet else sys.stdout)
    except MindSporeMissing as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    if options.save:
        results.save(options.save)
    _print(_summary(results, options.levels))
    return 1 if results.crashes else 0


def _summary(results: report.Results, levels: Sequence[SyntaxLevel]) -> Iterable[str]:
    families = {name: feature.family for name, feature in catalogue().items()}
    for level in levels:
        yield f"{level.value}: {report.outcomes(results.at(level, Confidence.HIGH))}"
    yield from ("", *report.figures(results, levels))
    for level in levels:
        entries = results.at(level, Confidence.HIGH)
        yield from ("", f"## {level.value}", "", *report.by_family(entries, families))
        yield from ("", *report.by_cause(entries, families))
        yield from ("", *report.false_ones(entries))
    yield from (f"the linter failed: {crash}" for crash in results.crashes)


def _print(lines: Iterable[str]) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
