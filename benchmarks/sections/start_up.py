"""What every run costs before it looks at much."""

from __future__ import annotations

from benchmarks.bench import Bench
from benchmarks.corpora import Tree
from benchmarks.figures import SECONDS, TIMES, Section, wall_ratio
from benchmarks.measuring import Command

_SMALL = """\
from mindspore import nn, ops


class Net(nn.Cell):
    def __init__(self, channels: int):
        super().__init__()
        self.dense = nn.Dense(channels, channels)
        self.factor = 2.0

    def construct(self, x):
        y = self.dense(x)
        if self.factor > 1:
            y = y * self.factor
        return ops.relu(y)
"""


def measure(bench: Bench) -> Section:
    """Measure it."""
    root = bench.work / "start-up"
    (root / "small").mkdir(parents=True)
    (root / "pyproject.toml").touch()
    (root / "small" / "net.py").write_text(_SMALL, "utf-8")
    tree = Tree(root, "small")
    measured = bench.measure(
        bench.python_pass(),
        bench.lint("one small file", tree, "small/net.py"),
        Command("--version", (bench.environment.program("msgraph-lint"), "--version"), tree.root),
    )
    rows = []
    for name, goal in (("one small file", "start-up"), ("--version", "")):
        pair = (name, "python -c pass")
        what = f"{name} − `python -c pass`"
        rows.append(measured.row(what, SECONDS, lambda a, b: a.wall - b.wall, *pair, goal=goal))
        rows.append(measured.row("… processor time", SECONDS, lambda a, b: a.cpu - b.cpu, *pair))
        rows.append(measured.row("… ratio", TIMES, wall_ratio, *pair))
    how = "A file of 14 lines with one network, in a project of its own."
    return Section("start-up", "Start-up and one small file", how, measured.costs(), tuple(rows))
