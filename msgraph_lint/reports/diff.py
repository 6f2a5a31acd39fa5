"""What a fix changes, as a unified diff that ``patch`` takes."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from msgraph_lint.reports.terminal import Paint, visible
from msgraph_lint.source import Source

_STYLES = {"---": ("bold",), "+++": ("bold",), "@": ("cyan",), "-": ("red",), "+": ("green",)}


def render(before: Source, after: Source, paint: Paint, *, raw: bool) -> str:
    """The difference between two texts of one file.

    ``raw``: whether every byte is kept, as ``patch`` needs it; else control characters are made visible.
    """
    path = visible(before.path)
    lines = difflib.unified_diff(list(_lines(before)), list(_lines(after)), path, path, lineterm="\n")
    return "".join(_line(line, paint, raw) for line in lines)


def _line(line: str, paint: Paint, raw: bool) -> str:
    text = line.rstrip("\r\n")
    end = line[len(text) :] or "\n\\ No newline at end of file\n"
    if raw:
        return text + end
    styles = next((styles for start, styles in _STYLES.items() if line.startswith(start)), ())
    return paint(visible(text), *styles) + end.replace("\r\n", "\n").replace("\r", "\n")


def _lines(source: Source) -> Iterator[str]:
    """The lines of ``source`` with their line ends."""
    ends = [*source.line_starts[1:], len(source.text)]
    for start, end in zip(source.line_starts, ends, strict=True):
        if start < end:
            yield source.text[start:end]
