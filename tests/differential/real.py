"""Cells of published packages as they are: what MindSpore does with them, and what the linter says."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from msgraph_lint.findings import Confidence
from msgraph_lint.oracle import CaseOutcome, MindSporeMissing, worker
from msgraph_lint.targets import SyntaxLevel

from .report import Entry, Results
from .truth import Measured, Truth, of_case, read_level
from .verdict import Said, Spoken, Verdict, lint_files

LIST = Path(__file__).with_name("cells.txt")
_SEARCH = Path(__file__).with_name("search.py")
_SURROUNDINGS = Path(__file__).with_name("surroundings.py")
_PRELOADED = {
    "mindone.transformers": "mindone.transformers.modeling_utils",
    "mindone.diffusers": "mindone.diffusers.models.attention",
    "mindnlp.transformers": "mindnlp.transformers.modeling_utils",
    "mindformers": "mindformers.models.llama.llama",
}
"""What most modules of a package import, and what takes long."""


@dataclass(frozen=True)
class RealCell:
    """A Cell, and how it is made and called."""

    module: str
    cell: str
    """The expression that makes it, in the words of ``surroundings.py``."""
    inputs: str

    @property
    def library(self) -> str:
        return self.module.partition(".")[0]

    @property
    def name(self) -> str:
        return f"{self.module}.{self.cell.partition('(')[0]}"

    def __str__(self) -> str:
        return f"{self.module} {self.cell} | {self.inputs}"

    @classmethod
    def parse(cls, line: str) -> RealCell:
        """What `__str__` wrote."""
        call, _, inputs = line.partition(" | ")
        module, _, cell = call.partition(" ")
        return cls(module, cell, inputs)


@dataclass(frozen=True)
class Seen:
    """What MindSpore did with a Cell."""

    truth: Truth
    ran: Mapping[str, frozenset[int]]
    """The lines of the library that made the Cell and ran in PyNative."""

    def concerns(self, finding: Said, level: SyntaxLevel) -> bool:
        """Whether the finding is about lines that ran, or that the compiler names."""
        lines = self.ran.get(finding.file, frozenset())
        if any(line in lines for line in range(finding.line, finding.last_line + 1)):
            return True
        return any(finding.covers(*place) for place in self.truth[level].places)


def listed() -> list[RealCell]:
    """The Cells that were found to work in PyNative."""
    lines = LIST.read_text("utf-8").splitlines()
    return [RealCell.parse(line) for line in lines if line and not line.startswith("#")]


class Store:
    """What was seen before, in a file of JSON lines."""

    def __init__(self, file: Path | None, version: str) -> None:
        self._file, self._version = file, version
        self.seen: dict[RealCell, Seen] = {}
        if file is not None and file.is_file():
            for line in file.read_text("utf-8").splitlines():
                entry = json.loads(line)
                if entry["version"] == version:
                    ran = {name: frozenset(lines) for name, lines in entry["ran"].items()}
                    truth = {SyntaxLevel(name): read_level(each) for name, each in entry["levels"].items()}
                    self.seen[RealCell.parse(entry["cell"])] = Seen(truth, ran)

    def add(self, cell: RealCell, seen: Seen) -> None:
        """Keep what was seen of a Cell."""
        self.seen[cell] = seen
        if self._file is not None:
            entry = {
                "cell": str(cell),
                "version": self._version,
                "levels": {level.value: asdict(each) for level, each in seen.truth.items()},
                "ran": {name: sorted(lines) for name, lines in seen.ran.items()},
            }
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(entry) + "\n")


def package_of(cell: RealCell) -> str:
    """What is imported before the Cell's module."""
    return next((start for start in _PRELOADED if cell.module.startswith(f"{start}.")), cell.library)


def modules_below(corpora: Path, package: str) -> list[str]:
    """The modules below ``package`` that define Cells, in random order, but always the same one."""
    root = corpora / package.partition(".")[0]
    found = []
    for file in sorted((root / package.replace(".", "/")).rglob("*.py")):
        if file.name != "__init__.py" and "def construct" in file.read_text("utf-8", errors="replace"):
            found.append(".".join(file.relative_to(root).with_suffix("").parts))
    random.Random(package).shuffle(found)
    return found


def ask(
    interpreter: str,
    corpora: Path,
    package: str,
    modules: Mapping[str, Sequence[RealCell] | None],
    most: int = 4,
    limit: float = worker.DEFAULT_LIMIT,
) -> Iterator[tuple[RealCell, Seen]]:
    """What MindSpore does with the Cells of ``modules``; where none are given, with those that can be found.

    ``most``: how many are looked for in a module; ``limit``: seconds for each.

    Raises:
        MindSporeMissing: the interpreter has none.
    """
    library = package.partition(".")[0]
    with tempfile.TemporaryDirectory(prefix="msgraph-real-") as name:
        folder = Path(name)
        (folder / library).symlink_to((corpora / library / library).resolve())
        (folder / "surroundings.py").symlink_to(_SURROUNDINGS.resolve())
        order = {
            "folder": name,
            "library": library,
            "modules": {
                module: None if cells is None else [[each.cell, each.inputs] for each in cells]
                for module, cells in modules.items()
            },
            "limit": limit,
            "most": most,
            "preload": [first for start, first in _PRELOADED.items() if package.startswith(start)],
            "worker": str(Path(worker.__file__).parent),
        }
        (folder / "order.json").write_text(json.dumps(order), "utf-8")
        process = subprocess.Popen(
            [interpreter, "-B", str(_SEARCH), str(folder / "order.json")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "GLOG_v": "4", "OMP_NUM_THREADS": "1"},
            encoding="utf-8",
        )
        assert process.stdout is not None
        with process, process.stdout as answers:
            hello = json.loads(answers.readline() or '{"error": "it died"}')
            if "error" in hello:
                raise MindSporeMissing(f"{interpreter} has no usable MindSpore: {hello['error']}")
            for line in answers:
                if (found := as_seen(json.loads(line))) is not None:
                    yield found


def as_seen(answer: Mapping[str, object]) -> tuple[RealCell, Seen] | None:
    """What one answer of ``search.py`` says; None of a Cell that PyNative fails on, or that took too long."""
    captures = answer["captures"]
    assert isinstance(captures, dict)
    if SyntaxLevel.LAX.value not in captures or any(each["status"] == "hang" for each in captures.values()):
        return None
    truth = of_case(CaseOutcome.of(captures))
    ran = answer["ran"]
    assert isinstance(ran, dict)
    lines = {name: frozenset(numbers) for name, numbers in ran.items() if name != "case.py"}
    return RealCell(*(str(answer[key]) for key in ("module", "cell", "inputs"))), Seen(truth, lines)


def judged(
    corpora: Path, seen: Mapping[RealCell, Seen], version: str, levels: Sequence[SyntaxLevel]
) -> Results:
    """What the linter says of each Cell in its project, against the truth."""
    results = Results()
    for library in dict.fromkeys(cell.library for cell in seen):
        here = {cell: each for cell, each in seen.items() if cell.library == library}
        files = sorted({file for each in here.values() for file in each.ran})
        spoken = lint_files(corpora / library, files, version, levels)
        results.crashes += [failure for each in spoken.values() for failure in each.failures]
        for cell, each in here.items():
            results.entries += _entries(cell, each, spoken)
    return results


def _entries(cell: RealCell, seen: Seen, spoken: Mapping[SyntaxLevel, Spoken]) -> Iterator[Entry]:
    for level, all_said in spoken.items():
        measured = seen.truth[level]
        for confidence in Confidence:
            said = [each for each in all_said.at(confidence) if seen.concerns(each, level)]
            verdict = Verdict(measured, said)
            place = measured.places[-1:]
            yield Entry(
                name=cell.name,
                level=level,
                confidence=confidence,
                kind=verdict.kind,
                is_elsewhere=bool(place and said) and not any(each.covers(*place[0]) for each in said),
                measured=measured.outcome,
                predicted=verdict.predicted,
                note=measured.note,
                codes=tuple(sorted({f"{each.code} {each.file}:{each.line}" for each in said})),
                features=tuple(f"{file}:{line}" for file, line in place),
                cause=_cause(measured),
            )


def _cause(measured: Measured) -> str:
    """The message without what differs from Cell to Cell."""
    if measured.note.startswith(("result of", "weights", "attributes", "arguments")):
        return "another result"
    return re.sub(r"'[^']{,60}'|\d+|\(.*|\[.*", "…", measured.note)[:80]


def wrong_ones(results: Results, levels: Iterable[SyntaxLevel]) -> Iterator[str]:
    """Each Cell about which the linter is wrong at the default confidence."""
    for level in levels:
        for entry in results.at(level, Confidence.MEDIUM):
            if entry.kind in ("missed", "wrong severity", "false error", "false alarm"):
                said = f" by {', '.join(entry.codes)}" if entry.codes else ""
                at = f" at {', '.join(entry.features)}" if entry.features else ""
                yield f"{level.value} {entry.kind}: {entry.name}: {entry.note[:160]}{at}{said}"


def by_message(entries: Iterable[Entry]) -> Iterator[str]:
    """How much is found, by what MindSpore says, what is missed most first."""
    kinds: dict[str, Counter[str]] = {}
    for entry in entries:
        if entry.kind in ("found", "missed", "wrong severity"):
            kinds.setdefault(entry.cause, Counter())[entry.kind] += 1
    yield "| what MindSpore says | fails | missed | wrong severity |"
    yield "|---|--:|--:|--:|"
    for cause, count in sorted(kinds.items(), key=lambda item: (-item[1]["missed"], item[0])):
        text = cause.replace("|", "\\|").replace("_", "\\_").replace("*", "\\*")
        yield f"| {text} | {count.total()} | {count['missed']} | {count['wrong severity']} |"
