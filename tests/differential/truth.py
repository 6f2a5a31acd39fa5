"""What MindSpore does with programs; what was measured once is kept in a file, if one is given."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice
from pathlib import Path

from msgraph_lint.oracle import CaseOutcome, Oracle
from msgraph_lint.oracle.compare import PYNATIVE_ERROR
from msgraph_lint.targets import Outcome, SyntaxLevel

from .program import Program

_CHUNK = 20


@dataclass(frozen=True, slots=True)
class Measured:
    """What MindSpore does with a program on one level."""

    outcome: str
    """A value of `Outcome`, or `PYNATIVE_ERROR`."""
    note: str = ""
    places: tuple[tuple[str, int], ...] = ()
    """The files and lines that the compiler names, the culprit last."""

    @property
    def is_bad(self) -> bool:
        """Whether the program fails, or silently computes something else."""
        return self.outcome in (Outcome.ERROR.value, Outcome.DIVERGES.value)


Truth = dict[SyntaxLevel, Measured]


def of_case(case: CaseOutcome) -> Truth:
    """The truth that follows from what was seen."""
    found = {}
    for level, outcome in case.levels.items():
        mode = level.value if level.value in case.captures else SyntaxLevel.LAX.value
        capture = case.captures[mode]
        if outcome.outcome == PYNATIVE_ERROR:
            capture = case.pynative
        elif capture["status"] == "ok" and "export" in case.captures:
            capture = case.captures["export"]
        places = capture.get("places", ()) if outcome.outcome != Outcome.OK.value else ()
        found[level] = Measured(outcome.outcome, outcome.note, tuple((f, n) for f, n in places))
    return found


class Measurer:
    """Asks an oracle, or the file of what was measured before."""

    def __init__(self, oracle: Oracle, store: Path | None = None) -> None:
        self._oracle, self._store = oracle, store
        self._known: dict[str, Truth] = {}
        if store is not None and store.is_file():
            for line in store.read_text("utf-8").splitlines():
                entry = json.loads(line)
                if entry["version"] == oracle.version:
                    self._known[entry["digest"]] = {
                        SyntaxLevel(name): read_level(level) for name, level in entry["levels"].items()
                    }

    @property
    def version(self) -> str:
        """The version of MindSpore that is asked."""
        return self._oracle.version

    def measure(self, programs: Iterable[Program]) -> Iterator[tuple[Program, Truth]]:
        """Each program with the truth about it, in their order."""
        rest = iter(programs)
        while chunk := list(islice(rest, _CHUNK)):
            self._ask([program for program in chunk if program.digest not in self._known])
            yield from ((program, self._known[program.digest]) for program in chunk)

    def one(self, program: Program) -> Truth:
        """The truth about one program."""
        return next(self.measure([program]))[1]

    def _ask(self, programs: Sequence[Program]) -> None:
        if not programs:
            return
        with tempfile.TemporaryDirectory(prefix="msgraph-differential-") as folder:
            paths = {program.digest: program.write(Path(folder, program.digest)) for program in programs}
            seen = self._oracle.measure(paths.values())
        for digest, path in paths.items():
            self._known[digest] = truth = of_case(seen[path])
            self._keep(digest, truth)

    def _keep(self, digest: str, truth: Truth) -> None:
        if self._store is None:
            return
        levels = {level.value: asdict(measured) for level, measured in truth.items()}
        entry = {"digest": digest, "version": self._oracle.version, "levels": levels}
        with self._store.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def read_level(level: dict[str, object]) -> Measured:
    """What `asdict` made of it."""
    measured = Measured(**level)  # type: ignore[arg-type]
    return replace(measured, places=tuple((name, line) for name, line in measured.places))
