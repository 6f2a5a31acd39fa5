"""What notes on porting say and rules find: the table in ``docs/porting.md``, from ``tests/porting_notes``.

A file there does what one statement of a note says. Its docstring is the statement, its folder the note.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from msgraph_lint.oracle.cases import CASES
from msgraph_lint.records import dataclass
from msgraph_lint.rules import all_rules

FOLDER = CASES.parent / "porting_notes"
_TABLE = re.compile(r"(<!-- covered -->\n).*?(<!-- /covered -->)", re.DOTALL)
_EXPECTED = re.compile(r"# expect: (?P<codes>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Statement:
    """What a note says, in code."""

    path: Path
    says: str
    expected: dict[int, set[str]]
    """Line → the rules that speak there, of all rules, on the latest version."""

    @property
    def note(self) -> str:
        """The name of the note."""
        return self.path.parent.name

    @property
    def codes(self) -> list[str]:
        """The rules that find it."""
        return sorted(set().union(*self.expected.values()))


def statements() -> Iterator[Statement]:
    """All that the notes say and rules find."""
    for path in sorted(FOLDER.glob("*/*.py")):
        text = path.read_text("utf-8")
        says = ast.get_docstring(ast.parse(text)) or ""
        expected = {
            number: set(match["codes"].split())
            for number, line in enumerate(text.splitlines(), 1)
            if (match := _EXPECTED.search(line))
        }
        yield Statement(path, says.removesuffix("."), expected)


def with_covered(page: str) -> str:
    """``page`` with the table between its markers."""
    rows = ["| notes | they say | found by |", "|---|---|---|"]
    for each in statements():
        links = ", ".join(f"[{code}](rules/{all_rules()[code].module}.md)" for code in each.codes)
        rows.append(f"| `{each.note}` | {each.says} | {links} |")
    table = "\n".join([*rows, ""])
    return _TABLE.sub(lambda match: f"{match[1]}{table}{match[2]}", page)
