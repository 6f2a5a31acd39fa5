"""Findings as annotations of GitHub Actions."""

from __future__ import annotations

from collections.abc import Iterable

from msgraph_lint.reports import Item
from msgraph_lint.reports.terminal import one_line, visible
from msgraph_lint.targets import Outcome

_COMMANDS = {
    Outcome.ERROR: "error",
    Outcome.DIVERGES: "error",
    Outcome.FALLS_BACK: "notice",
    Outcome.OK: "warning",
}


def render(items: Iterable[Item]) -> str:
    """One workflow command per finding."""
    return "".join(_command(item) for item in items)


def _command(item: Item) -> str:
    finding = item.finding
    (line, column), (end_line, end_column) = finding.start, finding.end
    place = {"file": visible(finding.path), "line": line, "col": column + 1, "endLine": end_line}
    if end_line == line:  # GitHub takes columns for one line only
        place["endColumn"] = end_column + 1
    else:
        del place["col"]
    properties = {"title": f"msgraph-lint ({finding.code})", **place}
    listed = ",".join(f"{key}={_property(str(value))}" for key, value in properties.items())
    message = f"{finding.path}:{line}:{column + 1}: {finding.code} {finding.message} ({item.short_outcome})"
    return f"::{_COMMANDS[finding.outcome]} {listed}::{_data(one_line(message))}\n"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
