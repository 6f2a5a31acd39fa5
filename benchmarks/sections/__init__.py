"""What is measured, a module a question."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.bench import Bench
from benchmarks.figures import Section
from benchmarks.sections import cold, fix, in_pylint, keystrokes, one_file, scale, start_up, warm

SECTIONS: dict[str, Callable[[Bench], Section]] = {
    "cold": cold.measure,
    "start-up": start_up.measure,
    "warm": warm.measure,
    "one-file": one_file.measure,
    "keystrokes": keystrokes.measure,
    "scale": scale.measure,
    "fix": fix.measure,
    "pylint": in_pylint.measure,
}
"""Name -> what measures it; in the order of the page."""
