"""Findings and failures for programs: an array of objects. Rows and columns (in characters) count from 1.

What ruff's JSON has as well is called as there; what only we know stands beside it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from typing import Any

from msgraph_lint.findings import Fix
from msgraph_lint.reports import Entry, Item
from msgraph_lint.source import STDIN
from msgraph_lint.suppressions import noqa_line
from msgraph_lint.targets import Target


def render(entries: Iterable[Entry]) -> str:
    """The findings and failures as JSON."""
    return json.dumps([as_object(entry) for entry in entries], indent=2) + "\n"


def as_object(entry: Entry) -> dict[str, Any]:
    """A finding or failure as it stands in JSON."""
    return {
        "code": entry.code,
        "name": entry.name,
        "message": entry.text,
        "severity": entry.severity,
        "filename": _filename(entry.path),
        "cell": None,
        "location": _location(*entry.start),
        "end_location": _location(*entry.end),
        "noqa_row": None,
        "url": None,
        "fix": None,
        **(_of_finding(entry) if isinstance(entry, Item) else _OF_FAILURE),
    }


_OF_FAILURE: dict[str, Any] = {
    "outcome": None,
    "outcomes": {},
    "target": None,
    "confidence": None,
    "advice": None,
    "chain": [],
}
"""What only a finding has."""


def _of_finding(item: Item) -> dict[str, Any]:
    finding = item.finding
    return {
        "message": item.message,
        "cell": item.cell,
        "noqa_row": item.place((noqa_line(finding.source, finding.start[0]), 0))[0],
        "url": finding.rule.url,
        "fix": _fix(item, finding.fix) if finding.fix else None,
        "outcome": finding.outcome.value,
        "outcomes": {_version(target): outcome.value for target, outcome in item.outcomes.items()},
        "target": str(item.target),
        "confidence": finding.confidence.value,
        "advice": finding.advice or None,
        "chain": item.chain,
    }


def _filename(path: str) -> str | None:
    """The absolute path, ``-`` for standard input, nothing when it is about no file."""
    if path == STDIN:
        return "-"
    return os.path.abspath(path) if path else None


def _version(target: Target) -> str:
    return ".".join(map(str, target.version))


def _fix(item: Item, fix: Fix) -> dict[str, Any]:
    return {
        "message": fix.title,
        "applicability": fix.safety.value,
        "reason": fix.reason or None,
        "edits": [
            {
                "content": edit.text,
                "location": _position(item, edit.start),
                "end_location": _position(item, edit.end),
            }
            for edit in fix.edits
        ],
    }


def _position(item: Item, offset: int) -> dict[str, int]:
    return _location(*item.place(item.finding.source.position(offset)))


def _location(line: int, column: int) -> dict[str, int]:
    return {"row": line, "column": column}
