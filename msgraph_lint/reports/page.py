"""A rule's page in the terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint.reports.terminal import Paint, width

if TYPE_CHECKING:
    from msgraph_lint.rules import Rule

_PACKAGE = Path(__file__).parents[1]
_ROOTS = (_PACKAGE / "_docs", _PACKAGE.parent / "docs")
"""Where pages are: in an installed package, in a checkout."""

_INLINE = re.compile(
    r"(?P<code>`+)(?P<text>.+?)(?P=code)|\*\*(?P<bold>[^*]+)\*\*|\*(?P<italic>[^*\s][^*]*)\*|\[(?P<link>[^\]]+)\]\((?P<url>[^)]+)\)"
)
_LIST_ITEM = re.compile(r"(\s*(?:[-*]|\d+\.)\s+)")


def page_path(rule: Rule) -> Path | None:
    """The file with the page of ``rule``; ``None`` when it is not there."""
    pages = (root / "rules" / f"{rule.module}.md" for root in _ROOTS)
    return next((page for page in pages if page.is_file()), None)


def read_page(rule: Rule) -> str | None:
    """The page of ``rule`` in Markdown; ``None`` when it is not there."""
    page = page_path(rule)
    return page.read_text("utf-8") if page is not None else None


def render(markdown: str, paint: Paint, columns: int) -> str:
    """``markdown`` for reading in a terminal of ``columns``."""
    text = re.sub(r"<!--.*?-->\n?", "", markdown, flags=re.DOTALL)
    return "".join(f"{line}\n" for line in _lines(text.splitlines(), paint, columns))


def _lines(lines: list[str], paint: Paint, columns: int) -> Iterator[str]:
    paragraph: list[str] = []
    table: list[list[str]] = []
    in_code = False
    for line in [*lines, ""]:
        row = line.startswith("|") and not in_code
        if table and not row:
            yield from _table(table, paint)
            table = []
        plain = bool(line.strip()) and not (in_code or row or line.startswith(("#", "```", "    ")))
        if paragraph and (not plain or _LIST_ITEM.match(line)):
            yield from _wrapped(paragraph, paint, columns)
            paragraph = []
        if line.startswith("```"):
            in_code = not in_code
        elif in_code:
            yield f"    {paint(line, 'green')}"
        elif row:
            table.append([cell.strip() for cell in line.strip().strip("|").split("|")])
        elif line.startswith("#"):
            level, title = line.split(" ", 1)
            yield _inline(title, paint, "bold", *(["underline"] if level == "#" else []))
        elif plain:
            paragraph.append(line)
        else:
            yield line


def _wrapped(paragraph: list[str], paint: Paint, columns: int) -> Iterator[str]:
    item = _LIST_ITEM.match(paragraph[0])
    bullet = item[1] if item else ""
    text = " ".join(line.strip() for line in [paragraph[0].removeprefix(bullet), *paragraph[1:]])
    protected = re.sub(r"`[^`]*`|\[[^\]]*\]\([^)]*\)", lambda match: match[0].replace(" ", "\0"), text)
    for line in textwrap.wrap(
        protected,
        columns,
        initial_indent=bullet,
        subsequent_indent=" " * len(bullet),
        break_long_words=False,
        break_on_hyphens=False,
    ):
        yield _inline(line.replace("\0", " "), paint)


def _table(rows: list[list[str]], paint: Paint) -> Iterator[str]:
    rows = [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    plain = [[_inline(cell, Paint()) for cell in row] for row in rows]
    widths = [max(width(row[i]) if i < len(row) else 0 for row in plain) for i in range(max(map(len, plain)))]
    for number, (row, bare) in enumerate(zip(rows, plain, strict=True)):
        cells = (
            _inline(cell, paint, *(["bold"] if number == 0 else [])) + " " * (column - width(text))
            for cell, text, column in zip(row, bare, widths, strict=False)
        )
        yield f"  {'  '.join(cells)}".rstrip()


def _inline(text: str, paint: Paint, *styles: str) -> str:
    pieces: list[str] = []
    position = 0
    for match in _INLINE.finditer(text):
        pieces.append(paint(text[position : match.start()], *styles))
        position = match.end()
        if match["text"]:
            pieces.append(paint(match["text"].strip(), *styles, "cyan"))
        elif match["link"]:
            pieces.append(paint(match["link"], *styles, "underline") + paint(f" ({match['url']})", "dim"))
        else:
            pieces.append(paint(match["bold"] or match["italic"], *styles, "bold"))
    return "".join([*pieces, paint(text[position:], *styles)])
