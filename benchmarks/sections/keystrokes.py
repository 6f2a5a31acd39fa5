"""A text that is being typed, looked at in a process that stays, as the language server does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median

from benchmarks.bench import Bench
from benchmarks.corpora import CORPORA
from benchmarks.figures import SECONDS, Run, Section
from benchmarks.measuring import Command

_FILES, _TIMES = 9, 5
_TYPED = "typing into files"


def measure(bench: Bench) -> Section:
    """Measure it."""
    corpus = "mindcv" if bench.quick else "mindone"
    tree = bench.tree(corpus, "keystrokes")
    bench.runner.run(bench.lint("the whole project", tree, cached=True))
    script = str(Path(__file__).parent.parent / "keystrokes.py")
    typing = Command(_TYPED, (bench.environment.python, script, str(_FILES), str(_TIMES)), tree.root)
    measured = bench.measure(typing, warm_up=False)
    goal = "" if bench.quick else "keystroke"
    rows = (
        measured.row("a keystroke, in the median file", SECONDS, _of_files(median, 0), _TYPED, goal=goal),
        measured.row("a keystroke, in the fastest file", SECONDS, _of_files(min, 0), _TYPED),
        measured.row("a keystroke, in the slowest file", SECONDS, _of_files(max, 0), _TYPED),
        measured.row("then all of the file, the median file", SECONDS, _of_files(median, 1), _TYPED),
        measured.row("then all of the file, the slowest file", SECONDS, _of_files(max, 1), _TYPED),
    )
    how = (
        f"{_FILES} files with networks of {CORPORA[corpus]}, which was linted once before, are opened in one "
        f"process; in each, a statement is typed in a network {_TIMES} times, each time another one, until "
        "it is told what is wrong in that function. Of a file, the median counts. All of the file is looked "
        "at when nothing was typed for 0.2 s, in a thread of its own: nobody waits for it."
    )
    return Section("keystrokes", "A keystroke in an editor", how, measured.costs(), rows)


def _of_files(choose: Callable[[list[float]], float], column: int) -> Callable[[Run], float]:
    """Which of the files counts, of those that are printed in a ``column``."""
    return lambda run: choose([float(line.split()[column]) for line in run.output.splitlines()])
