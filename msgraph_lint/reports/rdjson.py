"""Findings and failures as Reviewdog Diagnostic Format. Columns count bytes of UTF-8, from 1."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from msgraph_lint import HOME
from msgraph_lint.findings import Edit
from msgraph_lint.reports import Entry, Item
from msgraph_lint.reports.terminal import one_line, visible
from msgraph_lint.source import Source

_SEVERITIES = {"error": "ERROR", "warning": "WARNING", "info": "INFO"}


def render(entries: Iterable[Entry]) -> str:
    """One result with all diagnostics."""
    result = {
        "source": {"name": "msgraph-lint", "url": HOME},
        "severity": "WARNING",
        "diagnostics": [_diagnostic(entry) for entry in entries],
    }
    return json.dumps(result, indent=2) + "\n"


def _diagnostic(entry: Entry) -> dict[str, Any]:
    said: dict[str, Any] = {
        "code": {"value": entry.code},
        "location": {"path": visible(entry.path)},
        "message": one_line(entry.text),
        "severity": _SEVERITIES[entry.severity],
    }
    if not isinstance(entry, Item):
        (line, column), (end_line, end_column) = entry.start, entry.end
        start, end = {"line": line, "column": column}, {"line": end_line, "column": end_column}
        said["location"]["range"] = {"start": start, "end": end}
        return said
    finding = entry.finding
    said["code"]["url"] = finding.rule.url
    if entry.cell is not None:
        return said
    said["location"]["range"] = _range(finding.source, finding.span.start, finding.span.end)
    if finding.fix:
        said["suggestions"] = [_suggestion(finding.source, edit) for edit in finding.fix.edits]
    return said


def _suggestion(source: Source, edit: Edit) -> dict[str, Any]:
    return {"range": _range(source, edit.start, edit.end), "text": edit.text}


def _range(source: Source, start: int, end: int) -> dict[str, Any]:
    return {"start": _position(source, start), "end": _position(source, end)}


def _position(source: Source, offset: int) -> dict[str, int]:
    line, column = source.position(offset)
    before = source.line(line)[:column].encode(errors="surrogatepass")
    return {"line": line, "column": len(before) + 1}
