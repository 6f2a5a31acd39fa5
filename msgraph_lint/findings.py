"""What the linter says: findings, and the edits that fix them."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgraph_lint.rules import Rule
from msgraph_lint.source import Source, Span
from msgraph_lint.targets import Outcome, Target


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


class Confidence(enum.Enum):
    """How much the source shows of what a finding rests on."""

    HIGH = "high"
    """All of it."""
    MEDIUM = "medium"
    """It rests on something that nothing in the source speaks against; ``Finding.doubt`` says what."""

    @property
    def assumption(self) -> str:
        """What the analysis takes for granted at this confidence; empty when nothing."""
        return "" if self is Confidence.HIGH else "nothing shows that an argument of `construct` is a Tensor"


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

    @property
    def start(self) -> tuple[int, int]:
        """(1-based line, 0-based column in characters)."""
        return self.source.position(self.span.start)

    @property
    def end(self) -> tuple[int, int]:
        """(1-based line, 0-based column in characters), one past the last character."""
        return self.source.position(self.span.end)

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        return (self.path, self.span.start, self.span.end, self.code, self.message)


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
