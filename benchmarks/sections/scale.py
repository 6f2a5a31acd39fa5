"""How the cost grows with the tree."""

from __future__ import annotations

from statistics import median

from benchmarks.bench import Bench
from benchmarks.corpora import CORPORA
from benchmarks.figures import MEGABYTES, SECONDS, TIMES, Point, Row, Section, cpu_ratio, wall_ratio
from benchmarks.measuring import Measured

_SIZES = (100, 200, 400, 800, CORPORA["mindone"].files)
_QUICK = (50, 100)


def measure(bench: Bench) -> Section:
    """Measure it."""
    corpus, sizes = ("mindcv", _QUICK) if bench.quick else ("mindone", _SIZES)
    trees = {size: bench.part(corpus, size) for size in sizes}
    lint = [bench.lint(_ours(size), tree) for size, tree in trees.items()]
    parse = [bench.parse(_parse(size), tree) for size, tree in trees.items()]
    measured = bench.measure(
        *(each for pair in zip(lint, parse, strict=True) for each in pair), warm_up=bench.quick
    )
    points = tuple(
        _point(measured, size, tree.lines())
        for size, tree in trees.items()
        if not {_ours(size), _parse(size)} & set(measured.missing)
    )
    how = (
        "Parts of mindone 0.5.0, folder by folder in a fixed order that follows no meaning, so that "
        "each part is about as difficult as the whole; each is a project of its own. Cold."
    )
    title = f"From {sizes[0]:,} to {sizes[-1]:,} files"
    return Section("scale", title, how, measured.costs(), _rows(measured, sizes), points)


def _rows(measured: Measured, sizes: tuple[int, ...]) -> tuple[Row, ...]:
    def goal(name: str, size: int) -> str:
        return name if size == _SIZES[-1] else ""

    least, most = sizes[0], sizes[-1]
    ends = (_ours(most), _parse(most), _ours(least), _parse(least))
    each = (
        measured.row(
            f"{size:,} files: milliseconds a file",
            "ms",
            lambda run, size=size: 1000 * run.wall / size,
            _ours(size),
        )
        for size in sizes
    )
    against = (
        measured.row(
            f"{size:,} files: msgraph-lint / `ast.parse`", TIMES, wall_ratio, _ours(size), _parse(size)
        )
        for size in sizes
    )
    return (
        *each,
        *against,
        measured.row(
            f"the ratio above at {most:,} files / at {least:,} files (1: linear)",
            TIMES,
            lambda *runs: wall_ratio(*runs[:2]) / wall_ratio(*runs[2:]),
            *ends,
        ),
        measured.row(
            "… processor time", TIMES, lambda *runs: cpu_ratio(*runs[:2]) / cpu_ratio(*runs[2:]), *ends
        ),
        measured.row(
            f"{most:,} files", SECONDS, lambda run: run.wall, _ours(most), goal=goal("scale-time", most)
        ),
        measured.row(
            f"{most:,} files: memory of the largest process",
            MEGABYTES,
            lambda run: run.peak,
            _ours(most),
            goal=goal("scale-memory", most),
        ),
    )


def _point(measured: Measured, size: int, lines: int) -> Point:
    runs, parsed = measured.runs[_ours(size)], measured.runs[_parse(size)]
    return Point(
        files=size,
        lines=lines,
        wall=median(run.wall for run in runs),
        peak=median(run.peak for run in runs),
        parse=median(run.wall for run in parsed),
    )


def _ours(size: int) -> str:
    return f"msgraph-lint, {size:,} files"


def _parse(size: int) -> str:
    return f"ast.parse, {size:,} files"
