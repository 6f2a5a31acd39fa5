"""The formats of reports by name: each is a module of `reports`, loaded when it is asked for."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from msgraph_lint.reports import Entry, Item
    from msgraph_lint.reports.terminal import Paint

FOR_PEOPLE = ("full", "concise", "grouped")
"""Findings alone, perhaps with colours, and a summary below; what could not be done is read on stderr."""
FOR_PROGRAMS = ("json", "json-lines", "junit", "github", "gitlab", "sarif", "rdjson", "pylint")
"""Findings and failures, and nothing else."""


def for_people(
    name: str, items: Sequence[Item], paint: Paint, columns: int | None, *, folds: bool = True
) -> str:
    """``items`` in the format ``name``; ``columns``: how wide the terminal is, if there is one.

    ``folds``: whether in ``full`` what is the same many times is shown once, with all places.
    """
    if name == "grouped":
        from msgraph_lint.reports import grouped

        return grouped.render(items, paint)
    from msgraph_lint.reports import text

    if name == "concise":
        return text.concise(items, paint)
    return text.full(items, paint, columns or text.COLUMNS, folds=folds)


def for_programs(name: str, entries: Iterable[Entry]) -> str:
    """``entries`` in the format ``name``."""
    module = importlib.import_module(f"msgraph_lint.reports.{name.replace('-', '_')}")
    rendered: str = module.render(entries)
    return rendered
