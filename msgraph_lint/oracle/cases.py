"""Case files: which there are, and what they expect."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from msgraph_lint.findings import Safety
from msgraph_lint.rules import all_rules
from msgraph_lint.source import Source

REPOSITORY = Path(__file__).resolve().parents[2]
CASES = REPOSITORY / "tests" / "cases"

_MARK = re.compile(r"[ \t]*# expect: *(?P<list>.*?)[ \t]*$", re.MULTILINE)
_FIX_CHANGES_RESULT = re.compile(r'^FIX_CHANGES_RESULT = ".+"$', re.MULTILINE)
_ENTRY = re.compile(r"(?P<code>[A-Z]+\d+)(?: +\[(?P<safety>safe|unsafe)\])?")


@dataclass(frozen=True, slots=True)
class Mark:
    """A finding that a case expects: on which line, of which rule, with which fix."""

    line: int
    code: str
    safety: Safety | None = None
    """The safety of the fix that must be offered; None when no fix may be."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.code}" + (f" [{self.safety.value}]" if self.safety else "")


@dataclass(frozen=True, slots=True, order=True)
class Case:
    """One case file."""

    path: Path

    @property
    def name(self) -> str:
        """The folder and the file: ``delete_statement/bad_name.py``."""
        return f"{self.rule_module}/{self.path.name}"

    @property
    def rule_module(self) -> str:
        return self.path.parent.name

    @property
    def is_about_comments(self) -> bool:
        """Whether its rule is about comments: then it means something in this very layout only."""
        rules = (rule for rule in all_rules().values() if rule.is_about_comments)
        return self.rule_module in {rule.module for rule in rules}

    @property
    def is_fixed(self) -> bool:
        """Whether this is what a fix makes of another case."""
        return self.path.name.endswith(".fixed.py")

    @property
    def is_bad(self) -> bool:
        return self.path.name.startswith("bad_") and not self.is_fixed

    @property
    def is_good(self) -> bool:
        return self.path.name.startswith("good_")

    @property
    def fixed(self) -> Case:
        """The sibling that holds the text after the fixes; it need not exist."""
        return Case(self.path.with_name(f"{self.path.stem}.fixed.py"))

    @property
    def text(self) -> str:
        return Source.read(self.path).text

    @property
    def marks(self) -> list[Mark]:
        """The findings that the case expects, by line."""
        return list(marks(self.path.name, self.text))

    @property
    def fix_changes_result(self) -> bool:
        """Whether the case says ``FIX_CHANGES_RESULT = "why"``: its fixes cannot keep PyNative's results."""
        return _FIX_CHANGES_RESULT.search(self.text) is not None

    @property
    def digest(self) -> str:
        """Changes when MindSpore has to be asked again: on any change but of marks and line ends."""
        lines = (line.rstrip() for line in _MARK.sub("", self.text).splitlines())
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def marks(name: str, text: str) -> Iterator[Mark]:
    """The ``# expect:`` marks in ``text``.

    Raises:
        ValueError: a mark that cannot be read.
    """
    for line, comment in Source(name, text).comments.items():
        match = _MARK.search(comment)
        if not match:
            continue
        for part in match["list"].split(","):
            entry = _ENTRY.fullmatch(part.strip())
            if not entry:
                raise ValueError(f"{name}:{line}: cannot read the mark {part.strip()!r}")
            yield Mark(line, entry["code"], Safety(entry["safety"]) if entry["safety"] else None)


def find_cases(places: Iterable[Path]) -> list[Case]:
    """The cases that ``places`` name: files, or folders to search.

    Raises:
        ValueError: a place that does not exist or holds no case.
    """
    found: set[Case] = set()
    for place in places:
        if not place.exists():
            raise ValueError(f"no such file or folder: {place}")
        files = [place] if place.is_file() else place.rglob("*.py")
        cases = {Case(file.resolve()) for file in files if file.name.startswith(("bad_", "good_"))}
        if not cases:
            raise ValueError(f"no case file (bad_*.py, good_*.py) in {place}")
        found |= cases
    return sorted(found)
