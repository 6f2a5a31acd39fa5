"""How often each rule spoke."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgraph_lint.reports import COLOURS, Entry, Item
from msgraph_lint.reports.terminal import Paint

_AnyEntry = TypeVar("_AnyEntry", bound=Entry)


def render(items: Iterable[Item], paint: Paint) -> str:
    """A line per rule, the most frequent first."""
    groups = _groups(items)
    count_width = max((len(str(len(group))) for group in groups), default=0)
    name_width = max((len(group[0].name) for group in groups), default=0)
    lines = []
    for group in groups:
        finding = group[0].finding
        count = paint(str(len(group)).rjust(count_width), "bold")
        code, mark = paint(finding.code, "bold", COLOURS[finding.outcome]), paint(_mark(group), "cyan")
        lines.append(
            f"{count}  {code}  [{mark}] {finding.rule.name.ljust(name_width)}  {finding.outcome.value}\n"
        )
    return "".join(lines)


def render_json(entries: Iterable[Entry]) -> str:
    """The same as an array of objects, with the failures."""
    return json.dumps([_object(group) for group in _groups(entries)], indent=2) + "\n"


def _object(group: list[Entry]) -> dict[str, Any]:
    first, fixable = group[0], _fixable(group)
    return {
        "code": first.code,
        "name": first.name,
        "count": len(group),
        "fixable": fixable == len(group),
        "fixable_count": fixable,
        "outcome": first.finding.outcome.value if isinstance(first, Item) else None,
    }


def _groups(entries: Iterable[_AnyEntry]) -> list[list[_AnyEntry]]:
    by_code: dict[str, list[_AnyEntry]] = {}
    for entry in entries:
        by_code.setdefault(entry.code, []).append(entry)
    return sorted(by_code.values(), key=lambda group: (-len(group), group[0].code))


def _fixable(group: Sequence[Entry]) -> int:
    return sum(entry.fixable for entry in group)


def _mark(group: Sequence[Entry]) -> str:
    """``*`` when ``--fix`` removes all of them, ``-`` when it removes some."""
    fixable = _fixable(group)
    return "*" if fixable == len(group) else "-" if fixable else " "
