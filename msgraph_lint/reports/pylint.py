"""Findings and failures as pylint's parseable lines, which many programs read."""

from __future__ import annotations

from collections.abc import Iterable

from msgraph_lint.reports import Entry
from msgraph_lint.reports.terminal import one_line, visible


def render(entries: Iterable[Entry]) -> str:
    """``path:line: [code] message``, a line per finding and failure."""
    return "".join(
        f"{visible(entry.path) or '-'}:{entry.start[0]}: [{entry.code}] {one_line(entry.text)}\n"
        for entry in entries
    )
