"""The numbers to reach, in one table."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.figures import MEGABYTES, PERCENT, SECONDS, TIMES, Row


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound for the median of a figure."""

    what: str
    bound: float
    unit: str
    at_least: bool = False

    def is_reached(self, value: float) -> bool:
        """Whether ``value``, as it is, is within the bound."""
        return value >= self.bound if self.at_least else value <= self.bound

    def __str__(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.bound:g} {self.unit}"


GOALS = {
    "cold-pylint": Goal("cold, faster than pylint with one trivial plugin", 8, TIMES, at_least=True),
    "cold-flake8": Goal("cold, faster than flake8 with TorchFix", 6, TIMES, at_least=True),
    "cold-parse": Goal("cold, against `ast.parse` of the same files", 3, TIMES),
    "start-up": Goal("one small file, more than `python -c pass`", 0.10, SECONDS),
    "warm-100": Goal("unchanged tree of 100 files, against `python -c pass`", 5, TIMES),
    "warm-1700": Goal("unchanged tree of 1,700 files, against `python -c pass`", 10, TIMES),
    "one-warm": Goal("one edited file of 1,700, warm index", 0.3, SECONDS),
    "one-cold": Goal("one file of 1,700, no index", 3, SECONDS),
    "one-memory": Goal("one file of 1,700, memory", 200, MEGABYTES),
    "one-pylint-warm": Goal("one file of 1,700 in pylint, what our plugin adds, warm index", 0.3, SECONDS),
    "one-pylint-cold": Goal("one file of 1,700 in pylint, what our plugin adds, no index", 3, SECONDS),
    "keystroke": Goal("a keystroke in a file of 1,700, in a process that stays", 0.03, SECONDS),
    "scale-time": Goal("1,729 files, cold, on two cores", 10, SECONDS),
    "scale-memory": Goal("1,729 files, cold, memory of a process", 300, MEGABYTES),
    "fix": Goal("`--fix` of 1,729 files, against a check", 2, TIMES),
    "pylint-share": Goal("what our plugin adds to pylint's own time on a tree", 15, PERCENT),
}
"""Name -> goal."""


def verdict(row: Row) -> str:
    """Whether ``row`` reached its goal, in a word; empty if it has none or was not measured."""
    if not row.goal or row.missing:
        return ""
    return "reached" if GOALS[row.goal].is_reached(row.spread.median) else "**missed**"
