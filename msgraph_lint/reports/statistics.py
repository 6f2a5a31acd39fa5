"""How often each rule spoke."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from msgraph_lint.reports import COLOURS, Item
from msgraph_lint.reports.terminal import Paint


def render(items: Iterable[Item], paint: Paint) -> str:
    """A line per rule, the most frequent first."""
    groups = _groups(items)
    count_width = max((len(str(len(group))) for group in groups), default=0)
    name_width = max((len(group[0].finding.rule.name) for group in groups), default=0)
    lines = []
    for group in groups:
        finding = group[0].finding
        count = paint(str(len(group)).rjust(count_width), "bold")
        code, mark = paint(finding.code, "bold", COLOURS[finding.outcome]), paint(_mark(group), "cyan")
        lines.append(
            f"{count}  {code}  [{mark}] {finding.rule.name.ljust(name_width)}  {finding.outcome.value}\n"
        )
    return "".join(lines)


def render_json(items: Iterable[Item]) -> str:
    """The same as an array of objects."""
    return json.dumps([_object(group) for group in _groups(items)], indent=2) + "\n"


def _object(group: list[Item]) -> dict[str, Any]:
    finding = group[0].finding
    return {
        "code": finding.code,
        "name": finding.rule.name,
        "outcome": finding.outcome.value,
        "count": len(group),
        "fixable": sum(item.fixable for item in group),
    }


def _groups(items: Iterable[Item]) -> list[list[Item]]:
    by_code: dict[str, list[Item]] = {}
    for item in items:
        by_code.setdefault(item.finding.code, []).append(item)
    return sorted(by_code.values(), key=lambda group: (-len(group), group[0].finding.code))


def _mark(group: list[Item]) -> str:
    """``*`` when ``--fix`` removes all of them, ``-`` when it removes some."""
    fixable = sum(item.fixable for item in group)
    return "*" if fixable == len(group) else "-" if fixable else " "
