"""What the user compiles for, and what MindSpore then does with a pattern."""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass

MEASURED_VERSIONS = ("2.0", "2.7", "2.10")
"""The MindSpore versions whose outcomes are stored, oldest first."""


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


class SyntaxLevel(enum.Enum):
    """MindSpore's ``jit_syntax_level``."""

    LAX = "LAX"
    STRICT = "STRICT"


@dataclass(frozen=True, slots=True)
class Target:
    """A MindSpore version and a ``jit_syntax_level``."""

    version: tuple[int, int]
    level: SyntaxLevel = SyntaxLevel.LAX

    @classmethod
    def parse(cls, version: str, level: str = "LAX") -> Target:
        """The target named by the user, such as ``2.7`` or ``2.10.0``.

        Raises:
            ValueError: not a MindSpore 2.x version, or not a syntax level.
        """
        match = re.fullmatch(r"(\d+)\.(\d+)(?:\.\d+)?", version.strip())
        if not match or int(match[1]) != 2:
            raise ValueError(
                f"unknown MindSpore version {version!r} (expected 2.0 … {MEASURED_VERSIONS[-1]})"
            )
        try:
            return cls((int(match[1]), int(match[2])), SyntaxLevel[level.upper()])
        except KeyError:
            raise ValueError(f"unknown jit_syntax_level {level!r} (expected LAX or STRICT)") from None

    @property
    def measured_version(self) -> str:
        """The newest measured version that is not newer than the target."""
        measured = [tuple(int(part) for part in name.split(".")) for name in MEASURED_VERSIONS]
        older = [m for m in measured if m <= self.version] or measured[:1]
        return ".".join(str(part) for part in max(older))

    @property
    def folds_conditions(self) -> bool:
        """Whether the parser resolves simple conditions on ``self`` while parsing (from 2.7 on).

        Source: ``Parser::CheckConstantCondition`` in MindSpore's ``parse.cc``; cases u06, u10.
        """
        return self.version >= (2, 7)

    def __str__(self) -> str:
        level = "" if self.version < (2, 7) else f" ({self.level.value})"
        return f"MindSpore {self.version[0]}.{self.version[1]}{level}"


DEFAULT_TARGET = Target.parse(MEASURED_VERSIONS[-1])
