"""A tree in which nothing changed since the last run."""

from __future__ import annotations

from benchmarks.bench import Bench
from benchmarks.figures import TIMES, Section, wall_ratio


def measure(bench: Bench) -> Section:
    """Measure it."""
    trees = {"mindcv": "warm-100"} if bench.quick else {"mindcv": "warm-100", "mindone": "warm-1700"}
    commands = [bench.lint(name, bench.tree(name, "warm"), cached=True) for name in trees]
    measured = bench.measure(bench.python_pass(), *commands, same_output=tuple(trees))
    rows = tuple(
        measured.row(
            f"{name}, unchanged / `python -c pass`",
            TIMES,
            wall_ratio,
            name,
            "python -c pass",
            goal=goal,
        )
        for name, goal in trees.items()
    )
    how = (
        "mindcv 0.3.0 (109 files) and mindone 0.5.0 (1,729 files), linted once before, off the clock. A "
        "run that does not report the same as the first one does not count."
    )
    return Section("warm", "An unchanged tree, warm", how, measured.costs(), rows)
