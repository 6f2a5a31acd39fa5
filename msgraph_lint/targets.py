"""What the user compiles for, and what MindSpore then does with a pattern."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Mapping
from functools import cache

from msgraph_lint.languages import translated
from msgraph_lint.records import dataclass

MEASURED_VERSIONS = ("2.0", "2.7", "2.7.2", "2.8", "2.9", "2.10")
"""The MindSpore versions whose outcomes are stored, oldest first; a last ``.0`` is left out."""
LATEST_VERSION = MEASURED_VERSIONS[-1]
"""Its API is what names mean where no target is known."""


class Outcome(enum.Enum):
    """What real MindSpore does with a pattern on a target."""

    ERROR = "error"
    """Does not compile."""
    DIVERGES = "diverges"
    """Compiles, but a result or side effect differs from PyNative."""
    FALLS_BACK = "falls-back"
    """LAX runs it in the Python interpreter; STRICT and MindIR export refuse it."""
    OK = "ok"
    """Compiles and runs as in PyNative."""
    COMMENT = "comment"
    """Nothing, and nothing is measured: the finding is about a comment, which MindSpore does not see."""


class SyntaxLevel(enum.Enum):
    """MindSpore's ``jit_syntax_level``."""

    LAX = "LAX"
    STRICT = "STRICT"


@dataclass(frozen=True, slots=True)
class Target:
    """A MindSpore version and a ``jit_syntax_level``."""

    version: tuple[int, ...]
    """Without a last zero: ``(2, 7)`` is 2.7.0."""
    level: SyntaxLevel = SyntaxLevel.LAX

    @classmethod
    def parse(cls, version: str, level: str = "LAX") -> Target:
        """The target named by the user, such as ``2.7`` or ``2.10.0``.

        Raises:
            ValueError: not a MindSpore 2.x version, or not a syntax level.
        """
        match = re.fullmatch(r"(2)\.(\d+)(?:\.(\d+))?", version.strip())
        if not match:
            raise ValueError(
                f"unknown MindSpore version {version!r} (expected 2.0 … {LATEST_VERSION}, auto or all)"
            )
        try:
            return cls(_numbers(match[0]), SyntaxLevel[level.upper()])
        except KeyError:
            raise ValueError(f"unknown jit_syntax_level {level!r} (expected LAX or STRICT)") from None

    @property
    def name(self) -> str:
        """The version as the user writes it: ``2.10``."""
        return ".".join(map(str, self.version))

    @property
    def measured_version(self) -> str:
        """The newest measured version that is not newer than the target."""
        return _newest_measured(self.version)

    @property
    def place(self) -> tuple[str, str]:
        """Where outcomes on this target are stored: measured version, level."""
        return self.measured_version, self.level.value

    @property
    def has_levels(self) -> bool:
        """Whether this MindSpore knows ``jit_syntax_level``; 2.0 does not."""
        return self.version >= (2, 7)

    @property
    def is_measured(self) -> bool:
        """Whether the outcomes of this very version are stored."""
        return self.measured_version == self.name

    @property
    def folds_conditions(self) -> bool:
        """Whether the parser resolves simple conditions on ``self`` while parsing (from 2.7 on).

        Source: ``Parser::CheckConstantCondition`` in MindSpore's ``parse.cc``; cases u06, u10.
        """
        return self.version >= (2, 7)

    @property
    def has_constant_objects(self) -> bool:
        """Whether the attributes of plain objects are known while the graph is compiled (from 2.7 on).

        Case: ``possibly_unbound_name/bad_object_attribute.py``.
        """
        return self.version >= (2, 7)

    @property
    def keeps_lists(self) -> bool:
        """Whether a list of constants that is changed in place becomes a Python object (LAX, from 2.7 on).

        Cases: ``constant_list_change``, ``constant_list_pop``.
        """
        return self.has_levels and self.level is SyntaxLevel.LAX

    @property
    def compares_unlike_later(self) -> bool:
        """Whether it is known only when the graph runs that a list is no number (LAX, from 2.7 on).

        ``test_what_lax_leaves_open`` in ``tests/test_kinds.py``.
        """
        return self.keeps_lists

    @property
    def traits(self) -> tuple[bool, ...]:
        """What the analysis goes by: targets that share them are analysed alike."""
        return self.has_levels, self.folds_conditions, self.has_constant_objects, self.keeps_lists

    def __str__(self) -> str:
        level = "" if self.version < (2, 7) else f" ({self.level.value})"
        return f"MindSpore {self.name}{level}"


def _numbers(version: str) -> tuple[int, ...]:
    """``2.7.0`` and ``2.7`` as ``(2, 7)``."""
    major, minor, *micro = map(int, version.split("."))
    return (major, minor, *(number for number in micro if number))


@cache
def _newest_measured(version: tuple[int, ...]) -> str:
    measured = [_numbers(name) for name in MEASURED_VERSIONS]
    older = [m for m in measured if m <= version] or measured[:1]
    return ".".join(str(part) for part in max(older))


def on_targets(outcomes: Mapping[Target, Outcome], words: Mapping[Outcome, str]) -> str:
    """``outcomes`` in words: ``error on MindSpore 2.0; falls back on 2.7–2.10 (LAX)``."""
    if len(outcomes) == 1:
        ((target, outcome),) = outcomes.items()
        return f"{words[outcome]}{translated(' on ')}{target}"
    by_outcome: dict[Outcome, list[Target]] = {}
    for target in sorted(outcomes, key=lambda target: target.version):
        by_outcome.setdefault(outcomes[target], []).append(target)
    (first, targets), *others = by_outcome.items()
    on, note = translated(" on "), translated("note: ")
    parts = [f"{words[first]}{on}MindSpore {_versions(targets)}"]
    parts += (f"{words[other].removeprefix(note)}{on}{_versions(targets)}" for other, targets in others)
    _, bracket, level = str(max(outcomes, key=lambda target: target.version)).partition(" (")
    return translated("; ").join(parts) + bracket + level


def _versions(targets: Iterable[Target]) -> str:
    """``2.0 and 2.8–2.10``: neighbours among the measured versions as a range."""
    runs: list[list[int]] = []
    for index in sorted(MEASURED_VERSIONS.index(target.measured_version) for target in targets):
        if runs and runs[-1][-1] == index - 1:
            runs[-1].append(index)
        else:
            runs.append([index])
    names = [
        MEASURED_VERSIONS[run[0]] + (f"–{MEASURED_VERSIONS[run[-1]]}" if len(run) > 1 else "") for run in runs
    ]
    return translated(" and ").join(names)


DEFAULT_TARGET = Target.parse(LATEST_VERSION)
