"""What our plugin adds to pylint's own time on a tree."""

from __future__ import annotations

from benchmarks.bench import OURS, Bench, without_cache
from benchmarks.figures import MEGABYTES, PERCENT, Section


def measure(bench: Bench) -> Section:
    """Measure it."""
    tree = bench.tree("mindcv", "pylint")
    with_ours = "pylint with our plugin"
    measured = bench.measure(
        bench.pylint("pylint", tree, tree.package),
        bench.pylint(with_ours, tree, OURS, tree.package, prepare=without_cache(tree)),
        warm_up=False,
    )
    pair = (with_ours, "pylint")
    rows = (
        measured.row(
            "our plugin adds", PERCENT, lambda a, b: 100 * (a.wall / b.wall - 1), *pair, goal="pylint-share"
        ),
        measured.row("… processor time", PERCENT, lambda a, b: 100 * (a.cpu / b.cpu - 1), *pair),
        measured.row("… memory", MEGABYTES, lambda a, b: a.peak - b.peak, *pair),
    )
    how = "mindcv 0.3.0 with pylint's default checks, in one process; our plugin finds no cache."
    return Section("pylint", "In pylint, a whole tree", how, measured.costs(), rows)
