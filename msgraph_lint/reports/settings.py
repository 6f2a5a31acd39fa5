"""The settings that hold for files, as the file that would say the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgraph_lint.config import ALL, Settings, default_codes
from msgraph_lint.paths import relative
from msgraph_lint.reports.terminal import visible
from msgraph_lint.rules import all_rules

_MOST = 3
"""Files that are named."""


def render(paths: list[str], settings: Settings, file: Path | None) -> str:
    """``settings`` of the files ``paths``, which stand in ``file``."""
    more = f" and {len(paths) - _MOST} more" if len(paths) > _MOST else ""
    lines = [
        f"# {visible(', '.join(paths[:_MOST]))}{more}",
        f"# settings: {visible(str(relative(file))) if file else 'no file'}, command line",
        *(f"{key} = {_toml(value)}" for key, value in _values(settings)),
    ]
    return "".join(f"{line}\n" for line in lines)


def _values(settings: Settings) -> Iterator[tuple[str, Any]]:
    yield "target-version", ALL if settings.older_targets else settings.target.name
    yield "jit-syntax-level", settings.target.level.value
    if settings.codes != default_codes():
        yield "select", sorted(settings.codes)
    if settings.fixable is not None and settings.fixable != frozenset(all_rules()):
        yield "fixable", sorted(settings.fixable)
    if settings.safe_fixes:
        yield "extend-safe-fixes", sorted(settings.safe_fixes)
    if settings.unsafe_fixes:
        yield "extend-unsafe-fixes", sorted(settings.unsafe_fixes)
    yield "confidence", settings.confidence.value
    yield "fail-on", settings.fail_on.value
    if settings.baseline is not None:
        yield "baseline", str(settings.baseline)
    yield "exclude", list(settings.exclude)
    yield "force-exclude", settings.force_exclude
    yield "respect-gitignore", settings.respect_gitignore
    if settings.per_file_ignores:
        yield "per-file-ignores", {pattern: sorted(codes) for pattern, codes in settings.per_file_ignores}


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + " }"
    return json.dumps(value)
