"""How findings are shown: one module per format, all of them from items to text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgraph_lint.findings import Confidence, Finding, Safety
from msgraph_lint.targets import Outcome, SyntaxLevel, on_targets

if TYPE_CHECKING:
    from msgraph_lint.targets import Target

COLOURS = {Outcome.ERROR: "red", Outcome.DIVERGES: "yellow", Outcome.FALLS_BACK: "blue", Outcome.OK: "blue"}
_WORDS = {
    Outcome.ERROR: "error",
    Outcome.DIVERGES: "silently differs from PyNative",
    Outcome.FALLS_BACK: "note: falls back to the interpreter",
    Outcome.OK: "compiles",
}
_SHORT = {
    Outcome.ERROR: "error",
    Outcome.DIVERGES: "diverges",
    Outcome.FALLS_BACK: "note: falls back",
    Outcome.OK: "compiles",
}


@dataclass(frozen=True, slots=True)
class Item:
    """A finding as it is shown: on this target, with or without unsafe fixes."""

    finding: Finding
    target: Target
    unsafe_fixes: bool = False
    """Whether ``--fix`` would apply unsafe fixes too."""

    @property
    def fixable(self) -> bool:
        """Whether ``--fix`` would remove it."""
        fix = self.finding.fix
        return fix is not None and (self.unsafe_fixes or fix.safety is Safety.SAFE)

    @property
    def outcomes(self) -> dict[Target, Outcome]:
        """Target -> what MindSpore does there."""
        return self.finding.outcomes or {self.target: self.finding.outcome}

    @property
    def outcome(self) -> str:
        """The outcome in words: ``error on MindSpore 2.10 (LAX)``."""
        cost = ": slow, cannot be exported" if self.finding.outcome is Outcome.FALLS_BACK else ""
        return f"{on_targets(self.outcomes, _WORDS)}{cost}"

    @property
    def short_outcome(self) -> str:
        """The outcome in few words: ``error on MindSpore 2.10``; the level only when it is not LAX."""
        words, _, level = on_targets(self.outcomes, _SHORT).partition(" (")
        if level not in ("", f"{SyntaxLevel.LAX.value})"):
            words = f"{words} {level.rstrip(')')}"
        sure = self.finding.confidence is Confidence.HIGH
        return words if sure else f"{words}, {self.finding.confidence.value} confidence"
