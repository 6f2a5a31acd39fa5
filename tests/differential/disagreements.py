"""One small program for each frequent cause of a disagreement, in a folder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path

from msgraph_lint.findings import Confidence

from .catalogue import catalogue
from .generator import CONTEXTS, alone
from .program import Program
from .report import Entry, Results
from .runner import spoken_about
from .shrink import as_case, shrink, size
from .truth import Measurer
from .verdict import ERROR, Verdict

WRONG = ("missed", "wrong severity", "false error", "false alarm")


def grouped(entries: Iterable[Entry]) -> dict[tuple[str, str], list[Entry]]:
    """The disagreements by default by kind and cause, or by rules when something is told wrongly."""
    found: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        if entry.kind in WRONG and entry.confidence is Confidence.MEDIUM:
            what = ", ".join(entry.codes) if entry.kind.startswith("false") else entry.cause
            found.setdefault((entry.kind, what), []).append(entry)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def write_all(
    results: Results, programs: Mapping[str, Program], measurer: Measurer, folder: Path, most: int
) -> Iterator[str]:
    """Write a small program for each of the ``most`` frequent disagreements; the lines of their table."""
    folder.mkdir(parents=True, exist_ok=True)
    yield "| times | what | cause | example | lines | MindSpore |"
    yield "|--:|---|---|---|--:|---|"
    for (kind, cause), entries in list(grouped(results.entries).items())[:most]:
        entry = min(entries, key=lambda each: size(programs[each.name]))
        small = smallest(entry, programs[entry.name], measurer)
        name = re.sub(r"\W+", "_", f"{kind} {cause} {entry.name}") + ".py"
        said = f"{entry.predicted} by {', '.join(entry.codes)}" if entry.codes else "nothing"
        about = (
            f"{entry.level.value}: MindSpore {measurer.version}: {entry.measured}: {entry.note}",
            f"the linter: {said} ({kind}; {entry.name})",
        )
        (folder / name).write_text(as_case(small, about), "utf-8")
        note = entry.note[:90].replace("|", "\\|")
        yield f"| {len(entries)} | {kind} | {cause} | {name} | {size(small)} | {entry.measured}: {note} |"


def smallest(entry: Entry, program: Program, measurer: Measurer) -> Program:
    """A small program on which linter and MindSpore disagree as they do on ``program``.

    The feature alone is tried first, in a network that does nothing else.
    """
    feature = catalogue().get(entry.cause)
    if feature is not None and not entry.kind.startswith("false"):
        for context, number in product(CONTEXTS, range(2)):
            candidate = alone(feature, context, number)
            if _judged(candidate, entry, measurer)[:2] == (entry.measured, entry.kind):
                return candidate
    wanted = _judged(program, entry, measurer)
    return shrink(program, lambda smaller: _judged(smaller, entry, measurer) == wanted)


def _judged(program: Program, entry: Entry, measurer: Measurer) -> tuple[str, ...]:
    """What must stay: how MindSpore fails, and what the linter says about it."""
    measured = measurer.one(program)[entry.level]
    if measured.outcome != entry.measured:
        return (measured.outcome,)  # the linter need not be asked
    spoken = spoken_about(program, measurer, [entry.level])[entry.level]
    verdict = Verdict(measured, spoken.at(entry.confidence))
    note = re.sub(r"\d+|'[^']*'", "", measured.note)
    start = note[:60] if measured.outcome == ERROR else note[:9]
    codes = {each.code for each in verdict.findings} if entry.kind.startswith("false") else ()
    return measured.outcome, verdict.kind, start, verdict.predicted, *sorted(codes)
