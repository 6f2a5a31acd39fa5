"""Random programs: what MindSpore does with them, against what the linter says.

    python -m tests.differential --seeds 500                programs of the seeds 0 … 499
    python -m tests.differential --seeds 100 --first 9000 --levels LAX
    python -m tests.differential inject --seeds 200 --corpora DIR   bugs in real models
    python -m tests.differential figures PROGRAMS BUGS              what two runs saved, for docs/agreement.md

Each program is a model as people write it who port one, with up to three features that may fail in the graph
(``features.txt``). MindSpore runs it in PyNative, at LAX and at STRICT, twice each, and exports what
compiles.
A bug is such a feature, or a changed statement (``mutations.py``), in a Cell of a published package
(``targets.txt``; ``pip download --no-deps mindcv mindyolo``, unpacked in DIR).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path

from msgraph_lint.findings import Confidence
from msgraph_lint.oracle import MindSporeMissing, Oracle
from msgraph_lint.oracle.agreement import FIGURES
from msgraph_lint.targets import SyntaxLevel

from . import report
from .catalogue import catalogue
from .disagreements import WRONG, write_all
from .generator import generate
from .inject import bugs
from .mutations import mutations
from .runner import run
from .targets import Target, targets
from .truth import Measurer
from .verdict import FALLS_BACK, OK

_WRONG_BASELINE = {name for name, feature in catalogue().items() if feature.family == "cpu"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 1 when the linter crashed, 2 when nothing could be measured."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.differential",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", choices=["inject", "figures"], help="default: programs")
    parser.add_argument("saved", nargs="*", type=Path, metavar="FILE", help="what --save wrote, for figures")
    parser.add_argument("--corpora", type=Path, metavar="DIR", help="where the packages are unpacked")
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
    parser.add_argument("--shrink", type=Path, metavar="FOLDER", help="where small programs are written")
    parser.add_argument("--most", type=int, default=15, help="for how many disagreements (default 15)")
    parser.add_argument("--quiet", action="store_true", help="only the figures")
    options = parser.parse_args(arguments)
    if options.what == "figures":
        if len(options.saved) != 2:
            parser.error("figures needs two files")
        FIGURES.write_text("".join(f"{line}\n" for line in _section(*options.saved)), "utf-8")
        return 0
    seeds = range(options.first, options.first + options.seeds)
    if options.what and not options.corpora:
        parser.error("inject needs --corpora")
    try:
        with Oracle(options.interpreter, jobs=options.jobs) as oracle:
            oracle.check()
            measurer = Measurer(oracle, options.truth)
            if options.what:
                programs = list(bugs(_compiling(options.corpora, measurer), seeds))
            else:
                programs = list(map(generate, seeds))
            results = run(programs, measurer, options.levels, None if options.quiet else sys.stdout)
            results = report.without_causes(results, _WRONG_BASELINE)
            if options.save:
                results.save(options.save)
            _print(_summary(results, options.levels))
            if options.shrink:
                named = {program.name: program for program in programs}
                _print(["", *write_all(results, named, measurer, options.shrink, options.most)])
    except MindSporeMissing as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    return 1 if results.crashes else 0


def _compiling(corpora: Path, measurer: Measurer) -> list[Target]:
    """The Cells that compile as they were published; the others are named."""
    found = list(targets(corpora))
    good = []
    for target, (_, truth) in zip(found, measurer.measure(t.program() for t in found), strict=True):
        if truth[SyntaxLevel.LAX].outcome in (OK, FALLS_BACK):
            good.append(target)
        else:
            sys.stderr.write(f"left out: {target.name}: {truth[SyntaxLevel.LAX].note}\n")
    return good


def _summary(results: report.Results, levels: Sequence[SyntaxLevel]) -> Iterable[str]:
    families = _families()
    for level in levels:
        yield f"{level.value}: {report.outcomes(results.at(level, Confidence.HIGH))}"
    yield from ("", *report.figures(results, levels))
    for level in levels:
        entries = results.at(level, Confidence.HIGH)
        yield from ("", f"## {level.value}", "", *report.by_family(entries, families))
        yield from ("", *report.by_cause(entries, families))
        yield from ("", *report.false_ones(entries))
    if results.not_compiled:
        yield f"not compiled in this configuration: {', '.join(results.not_compiled)}"
    yield from (f"the linter failed: {crash}" for crash in results.crashes)


def _families() -> dict[str, str]:
    return {each.name: each.family for each in (*catalogue().values(), *mutations())}


_ABOUT = """\
## Random programs and bugs in real models

Code that nobody chose: `python -m tests.differential` writes programs as ported models look, with up to three
features that may fail in the graph, and puts bugs into Cells of mindcv and mindyolo that compile. MindSpore
2.10.0 ran each in PyNative, LAX and STRICT, twice, and exported what compiled.

Found: something is reported of a program that fails or differs. Right severity: it is `error` for an error,
`diverges` for a difference. Elsewhere: found, but on no line of what is wrong. False `error`: one is told,
but the program compiles; false alarm: something milder is. What fails in PyNative too is set apart; a bug in
code that the compiler does not get to is left out."""


def _section(programs: Path, bugs: Path) -> Iterable[str]:
    """The section of ``docs/agreement.md`` that two runs give."""
    yield from _ABOUT.splitlines()
    for title, file in (("Programs", programs), ("Bugs", bugs)):
        results = report.Results.load([file])
        yield from ("", f"### {title}", "", *report.figures(results, list(SyntaxLevel)))
        for level in SyntaxLevel:
            entries = results.at(level, Confidence.HIGH)
            yield from ("", f"By what makes them fail, at {level.value}:", "")
            yield from report.by_family(entries, _families())
        yield from (
            "",
            "What is missed, or told with the wrong severity, most often at LAX:",
            "",
        )
        wrong = [e for e in results.at(SyntaxLevel.LAX, Confidence.HIGH) if e.kind in WRONG]
        yield from islice(report.by_cause(wrong, _families()), _CAUSES + 2)


_CAUSES = 25
"""How many causes the section names."""


def _print(lines: Iterable[str]) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
