"""Findings and failures as annotations of GitHub Actions."""

from __future__ import annotations

from collections.abc import Iterable

from msgraph_lint.reports import Entry
from msgraph_lint.reports.terminal import one_line, visible

_COMMANDS = {"error": "error", "warning": "warning", "info": "notice"}


def render(entries: Iterable[Entry]) -> str:
    """One workflow command per finding and failure."""
    return "".join(map(_command, entries))


def _command(entry: Entry) -> str:
    properties = {"title": f"msgraph-lint ({entry.code})", **_place(entry)}
    listed = ",".join(f"{key}={_property(str(value))}" for key, value in properties.items())
    line, column = entry.start
    place = f"{entry.path}:{line}:{column}: " if entry.path else ""
    message = f"{place}{entry.code} {entry.text}"
    return f"::{_COMMANDS[entry.severity]} {listed}::{_data(one_line(message))}\n"


def _place(entry: Entry) -> dict[str, str | int]:
    (line, column), (end_line, end_column) = entry.start, entry.end
    if not entry.path:
        return {}
    place: dict[str, str | int] = {"file": visible(entry.path), "line": line}
    if end_line > line:  # GitHub takes columns for one line only
        return {**place, "endLine": end_line}
    return {**place, "col": column, "endLine": end_line, "endColumn": end_column}


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
