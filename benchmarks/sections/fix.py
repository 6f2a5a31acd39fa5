"""Fixing a tree, against checking it."""

from __future__ import annotations

from benchmarks import corpora
from benchmarks.bench import Bench
from benchmarks.figures import TIMES, Row, Section, cpu_ratio, wall_ratio
from benchmarks.measuring import Command


def measure(bench: Bench) -> Section:
    """Measure it."""
    names = ("mindcv",) if bench.quick else ("mindcv", "mindone")
    measured = bench.measure(*(each for name in names for each in _pair(bench, name)), warm_up=bench.quick)
    rows: list[Row] = []
    for name in names:
        pair = (f"{name}: --fix", f"{name}: check")
        what = f"{name}: `--fix` / check"
        rows.append(measured.row(what, TIMES, wall_ratio, *pair, goal="fix" if name == "mindone" else ""))
        rows.append(measured.row("… processor time", TIMES, cpu_ratio, *pair))
    how = "Both cold; each `--fix` gets a new copy of the tree, off the clock."
    return Section("fix", "Fixing", how, measured.costs(), tuple(rows))


def _pair(bench: Bench, name: str) -> tuple[Command, Command]:
    checked, fixed = bench.tree(name, "check"), bench.tree(name, "fix")
    package = bench.package(name)
    return (
        bench.lint(f"{name}: check", checked),
        bench.lint(
            f"{name}: --fix", fixed, "--fix", fixed.package, prepare=lambda: corpora.copy(package, fixed.root)
        ),
    )
