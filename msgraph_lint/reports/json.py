"""Findings for programs: an array of objects. Rows and columns count from 1, columns in characters."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from msgraph_lint.findings import Fix
from msgraph_lint.reports import Item
from msgraph_lint.reports.page import page_path
from msgraph_lint.source import Source
from msgraph_lint.targets import Target


def render(items: Iterable[Item]) -> str:
    """The findings as JSON."""
    return json.dumps([_object(item) for item in items], indent=2) + "\n"


def _object(item: Item) -> dict[str, Any]:
    finding = item.finding
    return {
        "code": finding.code,
        "name": finding.rule.name,
        "message": finding.message,
        "outcome": finding.outcome.value,
        "confidence": finding.confidence.value,
        "target": str(item.target),
        "outcomes": {_version(target): outcome.value for target, outcome in item.outcomes.items()},
        "path": finding.path,
        "location": _location(finding.source, finding.span.start),
        "end_location": _location(finding.source, finding.span.end),
        "fix": _fix(finding.source, finding.fix) if finding.fix else None,
        "advice": finding.advice or None,
        "chain": list(finding.chain),
        "page": page_path(finding.rule),
    }


def _version(target: Target) -> str:
    return ".".join(map(str, target.version))


def _fix(source: Source, fix: Fix) -> dict[str, Any]:
    return {
        "title": fix.title,
        "safety": fix.safety.value,
        "reason": fix.reason or None,
        "edits": [
            {
                "content": edit.text,
                "location": _location(source, edit.start),
                "end_location": _location(source, edit.end),
            }
            for edit in fix.edits
        ],
    }


def _location(source: Source, offset: int) -> dict[str, int]:
    line, column = source.position(offset)
    return {"row": line, "column": column + 1}
