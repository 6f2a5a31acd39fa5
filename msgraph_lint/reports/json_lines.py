"""Findings and failures for programs: an object per line, each as in :mod:`msgraph_lint.reports.json`."""

from __future__ import annotations

import json
from collections.abc import Iterable

from msgraph_lint.reports import Entry
from msgraph_lint.reports.json import as_object


def render(entries: Iterable[Entry]) -> str:
    """The findings and failures, a line each."""
    return "".join(f"{json.dumps(as_object(entry))}\n" for entry in entries)
