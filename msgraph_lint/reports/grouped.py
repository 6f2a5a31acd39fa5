"""Findings for people, file by file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgraph_lint.languages import translated
from msgraph_lint.reports import COLOURS, Item
from msgraph_lint.reports.terminal import Paint, one_line, visible


def render(items: Iterable[Item], paint: Paint) -> str:
    """The name of each file, and below it a line per finding."""
    return "".join(_file(path, list(found), paint) for path, found in groupby(items, lambda item: item.path))


def _file(path: str, items: list[Item], paint: Paint) -> str:
    lines = [f"{paint(visible(path), 'underline')}:", *_lines(items, paint), ""]
    return "".join(f"{line}\n" for line in lines)


def _lines(items: list[Item], paint: Paint) -> Iterator[str]:
    rows = max(len(str(item.start[0])) for item in items)
    columns = max(len(str(item.start[1])) for item in items)
    for item in items:
        line, column = item.start
        colon = paint(":", "cyan")
        cell = translated("cell {number}").format(number=item.cell) + colon if item.cell is not None else ""
        place = (
            f"{cell}{' ' * (rows - len(str(line)))}{line}{colon}{column}{' ' * (columns - len(str(column)))}"
        )
        mark = f" [{paint('*', 'cyan')}]" if item.fixable else ""
        code = paint.link(paint(item.code, "bold", COLOURS[item.finding.outcome]), item.finding.rule.url)
        yield f"  {place} {code}{mark} {one_line(item.message)} ({item.short_outcome})"
