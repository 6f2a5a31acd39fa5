"""What the linter says: findings, and the edits that fix them."""

from __future__ import annotations

import enum
import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from msgraph_lint.records import dataclass, field
from msgraph_lint.rules import Rule
from msgraph_lint.source import Source, SourceError, Span
from msgraph_lint.targets import Outcome, Target

if TYPE_CHECKING:
    from msgraph_lint.program.texts import Answer

_AnyReport = TypeVar("_AnyReport", bound="Report")


@dataclass(frozen=True, slots=True, order=True)
class Edit:
    """Replace the characters ``[start, end)`` by ``text``; an insert has ``start == end``."""

    start: int
    end: int
    text: str


class Safety(enum.Enum):
    """How far a fix can be trusted."""

    SAFE = "safe"
    """Keeps PyNative's meaning, compiles afterwards, loses no comment."""
    UNSAFE = "unsafe"
    """Needs the user's eye; ``Fix.reason`` says why."""


class Assumption(enum.Enum):
    """What the analysis takes for granted where nothing in the source speaks against it.

    A finding rests on those without which it is not found: one that rests on none is of high confidence.
    """

    TENSOR = "nothing shows that an argument is a Tensor"
    """What graph code gets and the source does not show is a Tensor."""
    REACHED = "a condition that the source does not show may keep the compiler from it"
    """The compiler gets to what stands under such a condition, or after it."""
    COMPILED = "nothing shows that this runs in GRAPH_MODE"
    """What is compiled in GRAPH_MODE only is compiled."""
    FLOAT32 = "nothing shows that a Tensor is of float32"
    """A Tensor that meets one of another float dtype, and of which the source does not show it."""
    PLAIN = "nothing shows that what the constructor is given is no Parameter"
    """What a constructor is given, and graph code assigns anew, is no Parameter."""


class Confidence(enum.Enum):
    """How much the source shows of what a finding rests on."""

    HIGH = "high"
    """All of it."""
    MEDIUM = "medium"
    """It rests on something that nothing in the source speaks against; ``Finding.doubt`` says what."""

    @property
    def assumptions(self) -> frozenset[Assumption]:
        """What the analysis takes for granted at this confidence."""
        return frozenset(Assumption) if self is Confidence.MEDIUM else frozenset()


@dataclass(frozen=True, slots=True)
class Claim:
    """A name made in a class or function: a file, the offset where that starts, and the name."""

    path: str
    start: int
    name: str


@dataclass(frozen=True, slots=True)
class Fix:
    """Edits that remove one finding. All of them apply, or none."""

    title: str
    """What the fix does, in the imperative: ``Remove `del y```."""
    edits: tuple[Edit, ...]
    safety: Safety
    reason: str = ""
    """Why the fix is unsafe; empty when it is safe."""
    claims: frozenset[Claim] = frozenset()
    """The names that the fix makes, which were free.

    Of two fixes with a claim in common, one is worked out anew after the other.
    """


@dataclass(eq=False)
class Finding:
    """One rule broken at one place: plain data."""

    rule: Rule
    source: Source
    span: Span
    message: str
    outcome: Outcome
    advice: str = ""
    """What to do by hand when there is no fix."""
    fix: Fix | None = None
    cause: str = ""
    """Where what is wrong is defined (``path:line``), where many findings may share that."""
    doubt: str = ""
    """Why the confidence is not high; empty when it is."""
    chain: tuple[str, ...] = field(default=())
    """How graph code gets here, caller first: ``Net.construct (model.py:41)``."""
    reached: tuple[Finding, ...] = ()
    """The findings of the rule in other files that graph code gets to from here, if that is what it says."""
    outcomes: dict[Target, Outcome] = field(default_factory=dict)
    """What MindSpore does on each target that the finding holds for; ``outcome`` is the worst of it."""

    @classmethod
    def in_comment(cls, rule: Rule, source: Source, span: Span, message: str) -> Finding:
        """A finding of ``rule``, which is about comments, in a comment of ``source``."""
        return cls(rule, source, span, message, Outcome.COMMENT)

    @property
    def confidence(self) -> Confidence:
        return Confidence.MEDIUM if self.doubt else Confidence.HIGH

    @property
    def path(self) -> str:
        return self.source.path

    @property
    def code(self) -> str:
        return self.rule.code

    @cached_property
    def start(self) -> tuple[int, int]:
        """(1-based line, 0-based column in characters)."""
        return self.source.position(self.span.start)

    @cached_property
    def end(self) -> tuple[int, int]:
        """(1-based line, 0-based column in characters), one past the last character."""
        return self.source.position(self.span.end)

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        return (self.path, self.span.start, self.span.end, self.code, self.message)


@dataclass
class Report:
    """What one run found."""

    findings: list[Finding] = field(default_factory=list)
    """Sorted by place; suppressed ones and those whose outcome is ``ok`` are left out."""
    unread: dict[str, str] = field(default_factory=dict)
    """File that something imports and that cannot be followed, by its absolute path -> what to say of it."""
    strict_at: list[str] = field(default_factory=list)
    """Where the project sets ``jit_syntax_level`` to STRICT unknown to the user, as ``path:line``."""
    errors: list[SourceError] = field(default_factory=list)
    """Files that could not be checked, and failures of our own."""
    functions: Counter[str] = field(default_factory=Counter)
    """Checked file, by its absolute path -> how many functions of graph code are in it."""
    asked: dict[str, set[Answer]] = field(default_factory=dict)
    """The same -> what was asked of all texts of the project for it."""

    @property
    def notes(self) -> list[str]:
        """What the user should know about the run: one line each."""
        strict = f"{self.strict_at[0]} sets jit_syntax_level to STRICT" if self.strict_at else ""
        return [
            *self.unread.values(),
            *([f"{strict}; check for it with --jit-syntax-level STRICT"] if strict else []),
        ]

    def by_file(self, paths: Sequence[str], imported_by: Callable[[str], Iterable[str]]) -> dict[str, Report]:
        """What was found in each of the files ``paths``, which were checked.

        What is about none of them is told of those that it may be about. ``imported_by``: the files that a
        file imports.
        """
        keys = {path: os.path.abspath(path) for path in paths}
        reports = {
            key: Report(
                functions=Counter({key: self.functions[key]}), asked={key: self.asked.get(key, set())}
            )
            for key in keys.values()
        }
        for finding in self.findings:
            reports[os.path.abspath(finding.path)].findings.append(finding)
        for error in self.errors:
            reports.get(os.path.abspath(error.path), reports[keys[paths[0]]]).errors.append(error)
        for file, note in self.unread.items():
            importers = [key for key in reports if file in imported_by(key)]
            for key in importers or reports:
                reports[key].unread[file] = note
        for place in self.strict_at:
            own = reports.get(os.path.abspath(place.rpartition(":")[0]))
            for report in [own] if own is not None else reports.values():
                report.strict_at.append(place)
        return {path: reports[key] for path, key in keys.items()}

    @classmethod
    def of(cls: type[_AnyReport], reports: Iterable[Report]) -> _AnyReport:
        """All of ``reports`` as one."""
        whole = cls()
        for report in reports:
            whole.findings += report.findings
            whole.errors += report.errors
            whole.unread |= report.unread
            whole.strict_at += report.strict_at
            dict.update(whole.functions, report.functions)  # each file is in one report
        whole.findings.sort(key=lambda finding: finding.sort_key)
        whole.errors.sort(key=lambda error: (error.path, error.line))
        whole.strict_at = list(dict.fromkeys(whole.strict_at))
        return whole


def apply_edits(text: str, edits: Sequence[Edit]) -> str:
    """``text`` with ``edits`` applied; inserts at the same place keep their order.

    Raises:
        ValueError: two edits overlap.
    """
    pieces: list[str] = []
    position = 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        if edit.start < position:
            raise ValueError(f"overlapping edit at offset {edit.start}")
        pieces += (text[position : edit.start], edit.text)
        position = edit.end
    pieces.append(text[position:])
    return "".join(pieces)
