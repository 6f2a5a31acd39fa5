"""Random programs: what MindSpore does with them, against what the linter says.

    python -m tests.differential --seeds 500                programs of the seeds 0 … 499
    python -m tests.differential --seeds 100 --first 9000 --levels LAX
    python -m tests.differential inject --seeds 200 --corpora DIR   bugs in real models
    python -m tests.differential real --corpora DIR                 Cells of published packages as they are
    python -m tests.differential search PACKAGE … --corpora DIR     more of them
    python -m tests.differential figures PROGRAMS BUGS CELLS        what runs saved, for docs/agreement.md

Each program is a model as people write it who port one, with up to three features that may fail in the graph
(``features.txt``). MindSpore runs it in PyNative, at LAX and at STRICT, twice each, and exports what
compiles.
A bug is such a feature, or a changed statement (``mutations.py``), in a Cell of a published package
(``targets.txt``; ``pip download --no-deps mindcv mindyolo``, unpacked in DIR), on a line that its call runs.
A real Cell (``cells.txt``) is linted in its project: what counts is said of lines that run when it is
made and called. ``search`` guesses how Cells below a package (``mindone.diffusers``) are made and called, and
adds those that PyNative runs to the list. What the package imports and is not there is mocked; with
``transformers`` installed more of them run.
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

from . import real, report
from .catalogue import catalogue
from .disagreements import WRONG, write_all
from .generator import generate
from .inject import bugs
from .mutations import mutations
from .reached import runs
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
    parser.add_argument(
        "what", nargs="?", choices=["inject", "real", "search", "figures"], help="default: programs"
    )
    parser.add_argument("about", nargs="*", help="what --save wrote, for figures; packages, for search")
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
        if len(options.about) != 3:
            parser.error("figures needs three files")
        FIGURES.write_text("".join(f"{line}\n" for line in _section(*map(Path, options.about))), "utf-8")
        return 0
    seeds = range(options.first, options.first + options.seeds)
    if options.what and not options.corpora:
        parser.error(f"{options.what} needs --corpora")
    try:
        if options.what in ("real", "search"):
            return _real(options)
        with Oracle(options.interpreter, jobs=options.jobs) as oracle:
            oracle.check()
            measurer = Measurer(oracle, options.truth)
            if options.what:

                def is_run(target: Target, line: int) -> bool:
                    return runs(target.program(), target.file, line, measurer)

                programs = list(bugs(_compiling(options.corpora, measurer), seeds, is_run))
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


def _real(options: argparse.Namespace) -> int:
    """Cells of published packages: those of the list, or new ones for it."""
    with Oracle(options.interpreter, jobs=1) as oracle:
        version = oracle.version
    store = real.Store(options.truth, version)
    known = real.listed()
    if options.what == "search":
        with real.LIST.open("a", encoding="utf-8") as file:
            for package in options.about:
                modules = [
                    m for m in real.modules_below(options.corpora, package) if m not in _modules(known)
                ]
                wanted = dict.fromkeys(modules[: options.most])
                for cell, seen in real.ask(options.interpreter, options.corpora, package, wanted):
                    store.add(cell, seen)
                    _print([str(cell)])
                    file.write(f"{cell}\n")
                    file.flush()
        return 0
    waiting: dict[str, dict[str, list[real.RealCell]]] = {}
    for cell in known:
        if cell not in store.seen:
            waiting.setdefault(real.package_of(cell), {}).setdefault(cell.module, []).append(cell)
    for package, cells in waiting.items():
        for cell, seen in real.ask(options.interpreter, options.corpora, package, cells):
            store.add(cell, seen)
    found = {cell: store.seen[cell] for cell in known if cell in store.seen}
    results = real.judged(options.corpora, found, version, options.levels)
    if options.save:
        results.save(options.save)
    if not options.quiet:
        _print(real.wrong_ones(results, options.levels))
    _print(["", *report.figures(results, options.levels)])
    for level in options.levels:
        _print(["", f"## {level.value}", "", *real.by_message(results.at(level, Confidence.MEDIUM))])
    _print(f"the linter failed: {crash}" for crash in results.crashes)
    return 1 if results.crashes else 0


def _modules(cells: Iterable[real.RealCell]) -> set[str]:
    return {cell.module for cell in cells}


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
        yield f"{level.value}: {report.outcomes(results.at(level, Confidence.MEDIUM))}"
    yield from ("", *report.figures(results, levels))
    for level in levels:
        entries = results.at(level, Confidence.MEDIUM)
        yield from ("", f"## {level.value}", "", *report.by_family(entries, families))
        yield from ("", *report.by_cause(entries, families))
        yield from ("", *report.false_ones(entries))
    names = (entry.name for entry in results.entries if entry.kind == report.NOT_REACHED)
    yield f"not reached: {', '.join(dict.fromkeys(names)) or 'none'}"
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
but the program compiles; false alarm: something milder is. What fails in PyNative too is set apart, and so
is what the call does not reach: code that neither Python nor the compiler gets to in this configuration, what
holds for other inputs, on the other side of a condition or when the Cell is trained (the program was
compiled so, and fails), and what holds only where the package calls a Cell, as in a block after a block (the
linter does not say it of the Cell alone, which is what is compiled), or only where it is the network itself,
and not a block of one, as it is in its package."""


def _section(programs: Path, bugs: Path, cells: Path) -> Iterable[str]:
    """The section of ``docs/agreement.md`` that three runs give."""
    yield from _ABOUT.splitlines()
    for title, file in (("Programs", programs), ("Bugs", bugs)):
        results = report.Results.load([file])
        yield from ("", f"### {title}", "", *report.figures(results, list(SyntaxLevel)))
        for level in SyntaxLevel:
            entries = results.at(level, Confidence.MEDIUM)
            yield from ("", f"By what makes them fail, at {level.value}:", "")
            yield from report.by_family(entries, _families())
        yield from (
            "",
            "What is missed, or told with the wrong severity, most often at LAX:",
            "",
        )
        wrong = [e for e in results.at(SyntaxLevel.LAX, Confidence.MEDIUM) if e.kind in WRONG]
        yield from islice(report.by_cause(wrong, _families()), _CAUSES + 2)
    results = report.Results.load([cells])
    yield from (
        "",
        "### Real Cells",
        "",
        *_ABOUT_CELLS.splitlines(),
        "",
        *report.figures(results, list(SyntaxLevel)),
    )
    for level in SyntaxLevel:
        yield from ("", f"By what MindSpore says, at {level.value}:", "")
        yield from real.by_message(results.at(level, Confidence.MEDIUM))


_ABOUT_CELLS = """\
Cells of mindone, mindocr, mindnlp, mindformers, mindaudio, mindflow and mindearth as they were published,
each made and called alone with small arguments (`tests/differential/cells.txt`) and linted in its project.
What counts is said of lines that run when the Cell is made and called, or that the compiler names."""

_CAUSES = 25
"""How many causes the section names."""


def _print(lines: Iterable[str]) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
