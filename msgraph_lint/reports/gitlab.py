"""Findings and failures as a Code Quality report of GitLab."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from msgraph_lint.reports import Entry, Item
from msgraph_lint.reports.terminal import one_line, visible

_SEVERITIES = {"error": "major", "warning": "minor", "info": "info"}


def render(entries: Iterable[Entry]) -> str:
    """An array of issues."""
    seen: Counter[tuple[str, ...]] = Counter()
    return json.dumps([_issue(entry, seen) for entry in entries], indent=2) + "\n"


def _issue(entry: Entry, seen: Counter[tuple[str, ...]]) -> dict[str, Any]:
    (line, column), (end_line, end_column) = entry.start, entry.end
    path = _path(entry.path)
    said = (path, entry.code, _line(entry))
    seen[said] += 1
    return {
        "check_name": entry.code,
        "description": f"{entry.code}: {one_line(entry.text)}",
        "severity": _SEVERITIES[entry.severity],
        "fingerprint": _digest((*said, str(seen[said]))),
        "location": {
            "path": path,
            "positions": {
                "begin": {"line": line, "column": column},
                "end": {"line": end_line, "column": end_column},
            },
        },
    }


def _path(path: str) -> str:
    """``path`` relative to the repository, as GitLab wants it; its name is known to jobs of GitLab."""
    top = os.environ.get("CI_PROJECT_DIR")
    return visible(os.path.relpath(path, top) if path and top else path)


def _line(entry: Entry) -> str:
    """What tells it from others in its file, and stays when lines are added above."""
    if isinstance(entry, Item):
        return entry.finding.source.line(entry.start[0]).strip()
    return entry.text


def _digest(parts: Iterable[str]) -> str:
    return blake2b("\0".join(parts).encode(errors="surrogatepass"), digest_size=16).hexdigest()
