"""Findings and failures as diagnostics."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lsprotocol import types
from pygls import uris

from msgraph_lint.findings import Confidence, Finding
from msgraph_lint.reports import Failure, Item
from msgraph_lint.reports.terminal import one_line
from msgraph_lint.reports.ways import Place, related, steps
from msgraph_lint.server.documents import Looked
from msgraph_lint.server.positions import Positions

SOURCE = "msgraph-lint"
_SEVERITIES = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "info": types.DiagnosticSeverity.Information,
}
_USELESS = ("unreachable-code", "unused-suppression")
"""Rules about what could as well not be there, which editors grey out."""


def diagnostics(looked: Looked, encoding: str) -> list[types.Diagnostic]:
    """All that is to be shown in the text."""
    places = Positions(looked.source, encoding)
    own = [error for error in looked.report.errors if error.path == looked.source.path]
    return [
        *(_failure(Failure.of(error)) for error in own),
        *(diagnostic(finding, looked, places) for finding in looked.report.findings),
    ]


def diagnostic(finding: Finding, looked: Looked, places: Positions) -> types.Diagnostic:
    """``finding`` as it is shown in the editor."""
    item = Item(finding, looked.settings.target)
    return types.Diagnostic(
        range=places.range(finding.span.start, finding.span.end),
        severity=_SEVERITIES[item.severity],
        code=finding.code,
        code_description=types.CodeDescription(finding.rule.url),
        source=SOURCE,
        message=_message(item),
        tags=[types.DiagnosticTag.Unnecessary] if finding.rule.name in _USELESS else None,
        related_information=list(_related(finding)) or None,
    )


def _message(item: Item) -> str:
    finding = item.finding
    lines = [one_line(item.text)]
    if finding.confidence is not Confidence.HIGH:
        lines.append(finding.doubt)
    if finding.fix is None and finding.advice:
        lines.append(f"help: {one_line(finding.advice)}")
    return "\n".join(lines)


def _related(finding: Finding) -> Iterator[types.DiagnosticRelatedInformation]:
    for place in steps(finding):
        yield types.DiagnosticRelatedInformation(_location(place), f"called from {place.text}")
    for place in related(finding):
        yield types.DiagnosticRelatedInformation(_location(place), place.text)


def _location(place: Place) -> types.Location:
    """The line of ``place``: the text around it, by which columns are counted, may be closed."""
    line = place.start[0] - 1
    uri = uris.from_fs_path(str(Path(place.path).absolute()))
    return types.Location(uri or "", types.Range(types.Position(line, 0), types.Position(line, 0)))


def _failure(failure: Failure) -> types.Diagnostic:
    line, column = failure.start
    place = types.Position(line - 1, column - 1)
    return types.Diagnostic(
        range=types.Range(place, place),
        severity=types.DiagnosticSeverity.Error,
        code=failure.code,
        source=SOURCE,
        message=failure.text,
    )
