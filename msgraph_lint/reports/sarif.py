"""Findings and failures as SARIF 2.1.0: rules with their pages, fixes, and the calls that lead there."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgraph_lint import HOME, __version__
from msgraph_lint.findings import Confidence, Fix, Safety
from msgraph_lint.paths import relative
from msgraph_lint.reports import Entry, Item
from msgraph_lint.reports.page import read_page
from msgraph_lint.reports.terminal import one_line
from msgraph_lint.reports.ways import Place, related, steps
from msgraph_lint.rules import Rule
from msgraph_lint.source import STDIN, Source

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
_PRECISIONS = {Confidence.HIGH: "very-high", Confidence.MEDIUM: "medium"}
_ROOT = "%SRCROOT%"


def render(entries: Iterable[Entry]) -> str:
    """One run with all results."""
    every = list(entries)
    rules = list(dict.fromkeys(entry.finding.rule for entry in every if isinstance(entry, Item)))
    run = {
        "tool": {
            "driver": {
                "name": "msgraph-lint",
                "informationUri": HOME,
                "semanticVersion": __version__,
                "rules": [_rule(rule, every) for rule in rules],
            }
        },
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {_ROOT: {"uri": f"{Path.cwd().as_uri()}/"}},
        "invocations": [{"executionSuccessful": all(isinstance(entry, Item) for entry in every)}],
        "results": [_result(entry, rules) for entry in every],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _rule(rule: Rule, entries: Iterable[Entry]) -> dict[str, Any]:
    severity = next(entry.severity for entry in entries if entry.code == rule.code)
    page = read_page(rule) or rule.summary
    return {
        "id": rule.code,
        "name": "".join(word.capitalize() for word in rule.name.split("-")),
        "shortDescription": {"text": rule.summary},
        "fullDescription": {"text": rule.summary},
        "help": {"text": page, "markdown": page},
        "helpUri": rule.url,
        "defaultConfiguration": {"level": _LEVELS[severity]},
        "properties": {"tags": [rule.family], "name": rule.name},
    }


def _result(entry: Entry, rules: list[Rule]) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": entry.code,
        "level": _LEVELS[entry.severity],
        "message": {"text": one_line(entry.text)},
    }
    if not isinstance(entry, Item):
        if entry.path:
            result["locations"] = [_location(entry.path, _between(entry.start, entry.end))]
        return result
    finding = entry.finding
    place = _location(finding.path, _between(entry.start, entry.end))
    result["ruleIndex"] = rules.index(finding.rule)
    result["locations"] = [place]
    if places := [_place(each) for each in related(finding)]:
        result["relatedLocations"] = places
    if way := [_place(each) for each in steps(finding)]:
        way.append({**place, "message": result["message"]})
        result["codeFlows"] = [{"threadFlows": [{"locations": [{"location": each} for each in way]}]}]
    if finding.fix and entry.cell is None:  # the text of a notebook's file is another
        result["fixes"] = [_fix(finding.source, finding.fix)]
    result["properties"] = {
        "outcome": finding.outcome.value,
        "outcomes": {str(target): outcome.value for target, outcome in entry.outcomes.items()},
        "precision": _PRECISIONS[finding.confidence],
        **({"advice": finding.advice} if finding.advice else {}),
    }
    return result


def _place(place: Place) -> dict[str, Any]:
    return _location(place.path, _between(place.start, place.end), place.text)


def _fix(source: Source, fix: Fix) -> dict[str, Any]:
    reason = f" (unsafe: {fix.reason})" if fix.safety is Safety.UNSAFE else ""
    replacements = [
        {
            "deletedRegion": _region(source, edit.start, edit.end),
            "insertedContent": {"text": edit.text},
        }
        for edit in fix.edits
    ]
    change = {"artifactLocation": _artifact(source.path), "replacements": replacements}
    return {"description": {"text": one_line(fix.title + reason)}, "artifactChanges": [change]}


def _location(path: str, region: dict[str, int], message: str = "") -> dict[str, Any]:
    location: dict[str, Any] = {"physicalLocation": {"artifactLocation": _artifact(path), "region": region}}
    return {**location, "message": {"text": message}} if message else location


def _artifact(path: str) -> dict[str, str]:
    from urllib.parse import quote

    path = path if path == STDIN else str(relative(Path(path)))
    if os.path.isabs(path):
        return {"uri": Path(path).as_uri()}
    name = "stdin" if path == STDIN else path.replace(os.sep, "/")
    return {"uri": quote(name, errors="surrogateescape"), "uriBaseId": _ROOT}


def _region(source: Source, start: int, end: int) -> dict[str, int]:
    (line, column), (end_line, end_column) = source.position(start), source.position(end)
    return _between((line, column + 1), (end_line, end_column + 1))


def _between(start: tuple[int, int], end: tuple[int, int] | None) -> dict[str, int]:
    """What is between two places, 1-based line and column each; without the second, the line of the first."""
    if end is None:
        return {"startLine": start[0]}
    return dict(zip(("startLine", "startColumn", "endLine", "endColumn"), (*start, *end), strict=True))
