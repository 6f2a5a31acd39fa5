"""Findings and failures as SARIF 2.1.0: rules with their pages, fixes, and the calls that lead there."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgraph_lint import HOME, __version__
from msgraph_lint.findings import Confidence, Finding, Fix, Safety
from msgraph_lint.paths import relative
from msgraph_lint.reports import Entry, Item
from msgraph_lint.reports.page import read_page
from msgraph_lint.reports.terminal import one_line
from msgraph_lint.rules import Rule
from msgraph_lint.source import STDIN, Source

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
_PRECISIONS = {Confidence.HIGH: "very-high", Confidence.MEDIUM: "medium"}
_ROOT = "%SRCROOT%"
_STEP = re.compile(r"(?P<name>.+) \((?P<path>.+):(?P<line>\d+)\)")
_PLACE = re.compile(r"(?P<path>.+):(?P<line>\d+)")


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
    place = _location(finding.path, _region(finding.source, finding.span.start, finding.span.end))
    result["ruleIndex"] = rules.index(finding.rule)
    result["locations"] = [place]
    if related := list(_related(finding)):
        result["relatedLocations"] = related
    if finding.chain:
        result["codeFlows"] = [{"threadFlows": [{"locations": list(_steps(finding, place))}]}]
    if finding.fix:
        result["fixes"] = [_fix(finding.source, finding.fix)]
    result["properties"] = {
        "outcome": finding.outcome.value,
        "outcomes": {str(target): outcome.value for target, outcome in entry.outcomes.items()},
        "precision": _PRECISIONS[finding.confidence],
        **({"advice": finding.advice} if finding.advice else {}),
    }
    return result


def _steps(finding: Finding, place: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The calls that lead to ``finding``, and it itself."""
    for step in finding.chain:
        match = _STEP.fullmatch(step)
        if match:
            location = _location(match["path"], {"startLine": int(match["line"])}, match["name"])
            yield {"location": location}
    yield {"location": {**place, "message": {"text": one_line(finding.message)}}}


def _related(finding: Finding) -> Iterator[dict[str, Any]]:
    """What else there is to see: where what is wrong is defined, or what is found behind a call."""
    if match := _PLACE.fullmatch(finding.cause):
        yield _location(match["path"], {"startLine": int(match["line"])}, "defined here")
    for each in finding.reached:
        region = _region(each.source, each.span.start, each.span.end)
        yield _location(each.path, region, f"{each.code} {one_line(each.message)}")


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


def _between(start: tuple[int, int], end: tuple[int, int]) -> dict[str, int]:
    """The region between two places, 1-based line and column each."""
    return dict(zip(("startLine", "startColumn", "endLine", "endColumn"), (*start, *end), strict=True))
