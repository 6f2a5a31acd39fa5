"""One file of a large project, as an editor or a commit hook has it linted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from benchmarks.bench import OURS, Bench, without_cache
from benchmarks.corpora import CORPORA, Tree
from benchmarks.figures import MEGABYTES, SECONDS, Row, Run, Section
from benchmarks.measuring import Measured

FILES = {
    "mindone": "mindone/transformers/models/llama/modeling_llama.py",
    "mindcv": "mindcv/models/resnet.py",
}
_EDITED, _UNCHANGED, _NONE = "edited file, warm index", "unchanged file, warm index", "no index"
_PYLINT, _PYLINT_WARM, _PYLINT_NONE = (
    "pylint",
    "pylint with our plugin, warm index",
    "pylint with our plugin, no index",
)


def measure(bench: Bench) -> Section:
    """Measure it."""
    corpus = "mindcv" if bench.quick else "mindone"
    file = FILES[corpus]
    warm, cold = bench.tree(corpus, "one-file-warm"), bench.tree(corpus, "one-file-cold")
    fill = _filled_once(bench, warm)
    measured = bench.measure(
        bench.lint(_EDITED, warm, file, cached=True, prepare=_both(fill, _edited(warm.root / file))),
        bench.lint(_UNCHANGED, warm, file, cached=True),
        bench.lint(_NONE, cold, file, prepare=without_cache(cold)),
        bench.pylint(_PYLINT, cold, file),
        bench.pylint(_PYLINT_WARM, warm, OURS, file, cached=True),
        bench.pylint(_PYLINT_NONE, cold, OURS, file, prepare=without_cache(cold)),
        same_output=(_EDITED, _UNCHANGED, _NONE),
    )
    how = (
        f"`{file}` of {CORPORA[corpus]}. “Warm index”: the whole project was linted once before. "
        "“Edited”: a comment at the file's end is another one in each run. pylint runs its default "
        "checks; what our plugin adds is the difference of two runs of one round."
    )
    return Section(
        "one-file",
        "One file of a large project",
        how,
        measured.costs(),
        _rows(measured, large=not bench.quick),
    )


def _rows(measured: Measured, *, large: bool) -> tuple[Row, ...]:
    """The figures; the goals are those of a ``large`` project."""

    def row(what: str, unit: str, formula: Callable[..., float], *names: str, goal: str = "") -> Row:
        return measured.row(what, unit, formula, *names, goal=goal if large else "")

    def seconds(what: str, name: str, goal: str = "") -> Row:
        return row(what, SECONDS, lambda run: run.wall, name, goal=goal)

    def memory(what: str, name: str) -> Row:
        return row(what, MEGABYTES, lambda run: run.peak, name, goal="one-memory")

    def added(what: str, name: str, goal: str) -> Row:
        return row(what, SECONDS, _difference, name, _PYLINT, goal=goal)

    return (
        seconds("an edited file, warm index", _EDITED, "one-warm"),
        memory("an edited file, warm index: memory", _EDITED),
        seconds("an unchanged file, warm index", _UNCHANGED),
        seconds("no index", _NONE, "one-cold"),
        memory("no index: memory", _NONE),
        added("pylint: our plugin adds, warm index", _PYLINT_WARM, "one-pylint-warm"),
        added("pylint: our plugin adds, no index", _PYLINT_NONE, "one-pylint-cold"),
    )


def _difference(run: Run, other: Run) -> float:
    return run.wall - other.wall


def _filled_once(bench: Bench, tree: Tree) -> Callable[[], None]:
    """What lints the whole of ``tree``, when it is first called."""
    todo = [bench.lint("the whole project", tree, cached=True)]

    def fill() -> None:
        for command in todo:
            bench.runner.run(command)
        todo.clear()

    return fill


def _edited(file: Path) -> Callable[[], None]:
    """What gives ``file`` another last line, each time."""
    text, numbers = file.read_bytes(), count(1)
    return lambda: _write(file, text + b"\n# edited %d\n" % next(numbers))


def _write(file: Path, text: bytes) -> None:
    file.write_bytes(text)


def _both(first: Callable[[], None], second: Callable[[], None]) -> Callable[[], None]:
    def both() -> None:
        first()
        second()

    return both
