"""A text that is being typed, looked at in a process that stays, as the language server does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median

from benchmarks.bench import Bench
from benchmarks.corpora import CORPORA
from benchmarks.figures import SECONDS, Run, Section
from benchmarks.measuring import Command

_FILES, _TIMES = 9, 3
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
        measured.row("a keystroke, in the median file", SECONDS, _of_files(median), _TYPED, goal=goal),
        measured.row("a keystroke, in the fastest file", SECONDS, _of_files(min), _TYPED),
        measured.row("a keystroke, in the slowest file", SECONDS, _of_files(max), _TYPED),
    )
    how = (
        f"{_FILES} files with networks of {CORPORA[corpus]}, which was linted once before, are opened in one "
        f"process; in each, a statement is typed {_TIMES} times, each time another one, and the file is "
        "looked at. Of a file, the median counts. The server waits until nothing was typed for 0.2 s, and "
        "looks in a thread of its own: nobody waits for it."
    )
    return Section("keystrokes", "A keystroke in an editor", how, measured.costs(), rows)


def _of_files(choose: Callable[[list[float]], float]) -> Callable[[Run], float]:
    """Which of the files' medians is told."""
    return lambda run: choose([float(seconds) for seconds in run.output.split()])
