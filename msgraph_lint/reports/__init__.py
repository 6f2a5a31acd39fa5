"""How findings and failures are shown: one module per format, all of them from items to text.

What formats for programs show has one shape, :class:`Entry`, whether it is a finding or a failure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from msgraph_lint.config import ConfigError
from msgraph_lint.findings import Confidence, Finding, Safety
from msgraph_lint.languages import translated
from msgraph_lint.records import dataclass
from msgraph_lint.source import SourceError
from msgraph_lint.targets import Outcome, SyntaxLevel, on_targets

if TYPE_CHECKING:
    from msgraph_lint.targets import Target

COLOURS = {
    Outcome.ERROR: "red",
    Outcome.DIVERGES: "yellow",
    Outcome.FALLS_BACK: "blue",
    Outcome.OK: "blue",
    Outcome.COMMENT: "yellow",
}
_WORDS = {
    Outcome.ERROR: "error",
    Outcome.DIVERGES: "silently differs from PyNative",
    Outcome.FALLS_BACK: "note: falls back to the interpreter",
    Outcome.OK: "compiles",
    Outcome.COMMENT: "useless comment",
}
_WORDS_IN_ALL_CODE = {Outcome.DIVERGES: "silently differs from PyTorch"}
_SHORT = {
    Outcome.ERROR: "error",
    Outcome.DIVERGES: "diverges",
    Outcome.FALLS_BACK: "note: falls back",
    Outcome.OK: "compiles",
    Outcome.COMMENT: "useless comment",
}
_SEVERITIES = {
    Outcome.ERROR: "error",
    Outcome.DIVERGES: "error",
    Outcome.FALLS_BACK: "info",
    Outcome.OK: "warning",
    Outcome.COMMENT: "warning",
}


class Entry(Protocol):
    """What a format for programs can say about any item, be it a finding or a failure."""

    @property
    def code(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def path(self) -> str:
        """Empty when it is about no file."""

    @property
    def start(self) -> tuple[int, int]:
        """1-based line and column, in characters."""

    @property
    def end(self) -> tuple[int, int]:
        """1-based line and column, in characters, one past the last character."""

    @property
    def severity(self) -> str:
        """``error``, ``warning`` or ``info``."""

    @property
    def text(self) -> str:
        """What is wrong, in one sentence."""

    @property
    def fixable(self) -> bool:
        """Whether ``--fix`` would remove it."""

    @property
    def fails(self) -> bool:
        """Whether it makes the run fail."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that could not be done: what it would have found is not known."""

    code: str
    """``invalid-syntax``, ``io-error``, ``config-error`` or ``internal-error``."""
    text: str
    path: str = ""
    start: tuple[int, int] = (1, 1)

    severity = "error"
    fixable = False
    fails = True

    @property
    def name(self) -> str:
        return self.code

    @property
    def end(self) -> tuple[int, int]:
        return self.start

    @classmethod
    def of(cls, error: Exception) -> Failure:
        """``error`` as an item."""
        if isinstance(error, (SourceError, ConfigError)):
            start = (error.line or 1, error.column or 1)
            return cls(error.kind, error.reason, error.path, start)
        return cls("io-error" if isinstance(error, OSError) else "internal-error", str(error))


@dataclass(frozen=True, slots=True)
class Item:
    """A finding as it is shown: on this target, with or without unsafe fixes."""

    finding: Finding
    target: Target
    unsafe_fixes: bool = False
    """Whether ``--fix`` would apply unsafe fixes too."""
    fails: bool = True
    """Whether it makes the run fail."""

    @property
    def code(self) -> str:
        return self.finding.code

    @property
    def name(self) -> str:
        return self.finding.rule.name

    @property
    def path(self) -> str:
        return self.finding.path

    @property
    def cell(self) -> int | None:
        """The cell of a notebook that it is in."""
        if not self._is_in_notebook:
            return None
        from msgraph_lint.notebooks import place

        return place(self.finding.source.text, self.finding.start[0])[0]

    @property
    def start(self) -> tuple[int, int]:
        return self.place(self.finding.start)

    @property
    def end(self) -> tuple[int, int]:
        return self.place(self.finding.end)

    def place(self, position: tuple[int, int]) -> tuple[int, int]:
        """1-based line and column of a position in the source; in a notebook, the line in its cell."""
        line, column = position
        if self._is_in_notebook:
            from msgraph_lint.notebooks import place

            _, line = place(self.finding.source.text, line)
        return line, column + 1

    def line(self, number: int) -> str:
        """A line of the source as it stands in its file."""
        text = self.finding.source.line(number)
        if not self._is_in_notebook:
            return text
        from msgraph_lint.notebooks import shown

        return shown(text)

    @property
    def message(self) -> str:
        """What is wrong."""
        return self.told(self.finding.message)

    @property
    def chain(self) -> list[str]:
        """How graph code gets here, caller first."""
        return list(map(self.told, self.finding.chain))

    def told(self, said: str) -> str:
        """``said`` of lines of the source, in a notebook of lines of its cells."""
        if not self._is_in_notebook:
            return said
        from msgraph_lint.notebooks import told

        return told(said, self.finding.source.text)

    @property
    def _is_in_notebook(self) -> bool:
        return self.finding.path.endswith(".ipynb")

    @property
    def severity(self) -> str:
        return _SEVERITIES[self.finding.outcome]

    @property
    def text(self) -> str:
        cell = f"cell {self.cell}: " if self.cell is not None else ""
        return f"{cell}{self.message} ({self.short_outcome})"

    @property
    def fixable(self) -> bool:
        fix = self.finding.fix
        return fix is not None and (self.unsafe_fixes or fix.safety is Safety.SAFE)

    @property
    def outcomes(self) -> dict[Target, Outcome]:
        """Target -> what MindSpore does there; empty for a finding about a comment."""
        if self.finding.outcome is Outcome.COMMENT:
            return {}
        return self.finding.outcomes or {self.target: self.finding.outcome}

    @property
    def outcome(self) -> str:
        """The outcome in words: ``error on MindSpore 2.10 (LAX)``."""
        if self.finding.outcome is Outcome.COMMENT:
            return translated(_WORDS[Outcome.COMMENT])
        cost = translated(": slow, cannot be exported") if self.finding.outcome is Outcome.FALLS_BACK else ""
        words = {**_WORDS, **_WORDS_IN_ALL_CODE} if self.finding.rule.is_about_all_code else _WORDS
        return f"{on_targets(self.outcomes, _translated(words))}{cost}"

    @property
    def short_outcome(self) -> str:
        """The outcome in few words: ``error on MindSpore 2.10``; the level only when it is not LAX."""
        if self.finding.outcome is Outcome.COMMENT:
            return translated(_SHORT[Outcome.COMMENT])
        words, _, level = on_targets(self.outcomes, _translated(_SHORT)).partition(" (")
        if level not in ("", f"{SyntaxLevel.LAX.value})"):
            words = f"{words} {level.rstrip(')')}"
        sure = self.finding.confidence is Confidence.HIGH
        return words if sure else words + translated(", {sure} confidence").format(sure=self.sure)

    @property
    def sure(self) -> str:
        """Its confidence in a word."""
        return translated(self.finding.confidence.value)


def _translated(words: Mapping[Outcome, str]) -> dict[Outcome, str]:
    return {outcome: translated(word) for outcome, word in words.items()}
