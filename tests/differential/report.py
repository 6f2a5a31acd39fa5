"""What came out of a run: figures, and causes in the order of their frequency."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from msgraph_lint.findings import Confidence
from msgraph_lint.targets import SyntaxLevel

from .program import kind_of
from .verdict import DIVERGES, ERROR, FALLS_BACK, OK

NOT_REACHED = "not reached"
"""What is told of a program that this call of it does not show, and another one does or may."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One program on one level at one confidence."""

    name: str
    level: SyntaxLevel
    confidence: Confidence
    kind: str
    """As `Verdict.kind` says, or `NOT_REACHED`."""
    is_elsewhere: bool
    measured: str
    predicted: str
    note: str
    codes: tuple[str, ...]
    features: tuple[str, ...]
    cause: str = ""
    """The feature that makes it fail, without its place; ``clean code`` when none does."""

    def to_json(self) -> str:
        """One line."""
        values = {name: getattr(self, name) for name in self.__slots__}
        return json.dumps({**values, "level": self.level.value, "confidence": self.confidence.value})

    @classmethod
    def from_json(cls, line: str) -> Entry:
        """What `to_json` wrote."""
        values = json.loads(line)
        values["level"], values["confidence"] = SyntaxLevel(values["level"]), Confidence(values["confidence"])
        values["codes"], values["features"] = tuple(values["codes"]), tuple(values["features"])
        return cls(**values)


@dataclass
class Results:
    """All entries of a run."""

    entries: list[Entry] = field(default_factory=list)
    crashes: list[str] = field(default_factory=list)
    """What the linter itself failed on."""

    def at(self, level: SyntaxLevel, confidence: Confidence) -> list[Entry]:
        """The entries of one level and confidence."""
        return [e for e in self.entries if e.level is level and e.confidence is confidence]

    def save(self, file: Path) -> None:
        """Write all entries, one a line."""
        file.write_text("".join(f"{entry.to_json()}\n" for entry in self.entries), "utf-8")

    @classmethod
    def load(cls, files: Iterable[Path]) -> Results:
        """The entries of several runs."""
        lines = (line for file in files for line in file.read_text("utf-8").splitlines())
        return cls([Entry.from_json(line) for line in lines])


_NOT_COUNTED = ("set apart", NOT_REACHED)


def share(part: int, whole: int) -> str:
    """``part`` of ``whole`` in per cent."""
    return f"{part / whole:.1%}" if whole else ""


def figures(results: Results, levels: Sequence[SyntaxLevel]) -> Iterator[str]:
    """One line for each level and confidence, as a Markdown table."""
    yield (
        "| level | confidence | programs | error or diverges | found | | right severity | | elsewhere "
        "| does not fail | false `error` | | false alarm | | PyNative fails | not reached |"
    )
    yield "|---|---|" + "--:|" * 14
    for level in levels:
        for confidence in Confidence:
            entries = results.at(level, confidence)
            count = Counter(entry.kind for entry in entries)
            bad = count["found"] + count["wrong severity"] + count["missed"]
            found = count["found"] + count["wrong severity"]
            fine = len(entries) - bad - count["set apart"] - count[NOT_REACHED]
            elsewhere = sum(entry.is_elsewhere for entry in entries)
            cells = [
                *(level.value, confidence.value, len(entries), bad),
                *(found, share(found, bad), count["found"], share(count["found"], bad), elsewhere),
                *(fine, count["false error"], share(count["false error"], fine)),
                *(count["false alarm"], share(count["false alarm"], fine)),
                *(count["set apart"], count[NOT_REACHED]),
            ]
            yield f"| {' | '.join(map(str, cells))} |"


def by_cause(entries: Iterable[Entry], families: dict[str, str]) -> Iterator[str]:
    """How much is found, by the feature that makes programs fail, worst first."""
    bad: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.measured in (ERROR, DIVERGES) and entry.kind not in _NOT_COUNTED:
            bad.setdefault(entry.cause, []).append(entry)
    yield "| cause | family | fails | missed | wrong severity | smallest message |"
    yield "|---|---|--:|--:|--:|---|"

    def kinds(cause: str) -> Counter[str]:
        return Counter(entry.kind for entry in bad[cause])

    for cause in sorted(bad, key=lambda c: (-kinds(c)["missed"], -kinds(c)["wrong severity"], c)):
        count = kinds(cause)
        missed = [entry.note for entry in bad[cause] if entry.kind != "found"]
        note = min(missed, key=len, default="")[:100].replace("|", "\\|")
        cells = (cause, families.get(cause, ""), len(bad[cause]), count["missed"], count["wrong severity"])
        yield f"| {' | '.join(map(str, cells))} | {note} |"


def by_family(entries: Sequence[Entry], families: dict[str, str]) -> Iterator[str]:
    """The share that is found for each family of features."""
    yield "| family | error or diverges | found | | right severity | |"
    yield "|---|--:|--:|--:|--:|--:|"
    names = dict.fromkeys([*families.values(), "clean code"])
    for name in names:
        bad = [
            entry
            for entry in entries
            if families.get(entry.cause, entry.cause) == name
            and entry.measured in (ERROR, DIVERGES)
            and entry.kind not in _NOT_COUNTED
        ]
        if not bad:
            continue
        found = sum(entry.kind != "missed" for entry in bad)
        right = sum(entry.kind == "found" for entry in bad)
        cells = (name, len(bad), found, share(found, len(bad)), right, share(right, len(bad)))
        yield f"| {' | '.join(map(str, cells))} |"


def false_ones(entries: Iterable[Entry]) -> Iterator[str]:
    """What is reported wrongly, by rule, most frequent first."""
    wrong = [entry for entry in entries if entry.kind in ("false error", "false alarm")]
    count = Counter((entry.kind, code) for entry in wrong for code in entry.codes)
    for (kind, code), number in sorted(count.items(), key=lambda item: (-item[1], item[0])):
        names = [entry.name for entry in wrong if entry.kind == kind and code in entry.codes]
        yield f"{number:4} {kind} {code}: {', '.join(names[:6])}"


def outcomes(entries: Iterable[Entry]) -> str:
    """How the programs behave, in one line."""
    count = Counter(entry.measured for entry in entries)
    names = (ERROR, DIVERGES, FALLS_BACK, OK)
    return ", ".join(f"{count.pop(name, 0)} {name}" for name in names) + "".join(
        f", {number} {name}" for name, number in count.items()
    )


def without_causes(results: Results, causes: Collection[str]) -> Results:
    """The same, with programs set apart that fail for one of these causes: their baseline is wrong."""
    return replace(
        results,
        entries=[replace(e, kind="set apart") if e.cause in causes else e for e in results.entries],
    )


def causes_of(features: Iterable[str]) -> str:
    """The features without number and place, each once."""
    return " + ".join(dict.fromkeys(map(kind_of, features))) or "clean code"
