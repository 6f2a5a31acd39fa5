"""Notebooks (``.ipynb``) as Python: the code cells one after the other, and back.

Each cell comes after a line that says which one it is: by it, places in the text are places in a cell, and
what fixes make of the text goes back to the cells. What IPython alone reads is a comment meanwhile.
"""

from __future__ import annotations

import ast
import json
import re
import warnings
from collections.abc import Iterator
from typing import Any

_MARK = "# %% cell "
_MARKED = re.compile(rf"^{_MARK}(\d+)$", re.MULTILINE)
_HIDDEN = "pass  # IPython: "
_MAGIC = re.compile(r"^(?P<indent>\s*)(?P<magic>(?:[%!?]|[\w, ]+=\s*[%!]|.*\?\s*$).*)$", re.MULTILINE)
_SEEN = re.compile(rf"^(\s*){re.escape(_HIDDEN)}(.*)$", re.MULTILINE)
_UNKNOWN = "from this_cell_is_no_python import *"
"""What stands for a cell that Python does not read: whatever it binds."""
_BINDS = re.compile(r"^%(?:run|pylab|load|store|%)|^[\w, ]+=\s*[%!]", re.MULTILINE)
"""Magic that makes names."""
_PYTHON_CELLS = ("%%time", "%%timeit", "%%capture", "%%prun")
"""Cell magics below which there is Python."""


class NotebookError(ValueError):
    """What is no notebook that can be read; ``str()`` says why."""


def code(data: bytes) -> str:
    """The code cells of a notebook as one text.

    Raises:
        NotebookError: this is no notebook of a format that is known.
    """
    return "".join(
        f"{_MARK}{number}\n{_as_python(_source(cell))}\n" for number, cell in _code_cells(_document(data))
    )


def with_code(data: bytes, text: str) -> bytes:
    """The notebook ``data`` with the cells as they are in ``text``, which was made from them."""
    if text == code(data):
        return data
    document = _document(data)
    cells = dict(_code_cells(document))
    first, *parts = _MARKED.split(text)
    if first:  # a fix wrote above the first cell
        parts[1] = f"\n{first.rstrip()}{parts[1]}"
    for number, part in zip(parts[::2], parts[1::2], strict=True):
        cell = cells[int(number)]
        now = _SEEN.sub(r"\1\2", part.removeprefix("\n").removesuffix("\n"))
        if now not in (_source(cell), _UNKNOWN):
            is_list = isinstance(cell["source"], list)
            cell["source"] = now.splitlines(keepends=True) if is_list else now
    shown = data.decode("utf-8-sig")
    indent = re.search(r"\n([ \t]+)\"", shown)
    made = json.dumps(
        document, indent=indent[1] if indent else None, ensure_ascii=shown.isascii() and "\\u" in shown
    )
    return (made + ("\n" if shown.endswith("\n") else "")).encode()


def place(text: str, line: int) -> tuple[int, int]:
    """The cell that a line of ``text`` is in, and the line in that cell; both count from 1."""
    found = (1, line)
    for mark in _MARKED.finditer(text):
        first = text.count("\n", 0, mark.start()) + 1
        if first > line:
            break
        found = int(mark[1]), line - first
    return found


def shown(line: str) -> str:
    """A line of the text as it stands in the notebook; empty for one between two cells."""
    return "" if _MARKED.match(line) else _SEEN.sub(r"\1\2", line)


_LINES = re.compile(r"(?P<before>\bline |\.ipynb:)(?P<line>\d+)")


def told(said: str, text: str) -> str:
    """``said`` of lines of ``text``, told of lines of cells."""

    def in_cell(match: re.Match[str]) -> str:
        cell, line = place(text, int(match["line"]))
        return f"{match['before']}cell {cell}:{line}"

    return _LINES.sub(in_cell, said)


def _document(data: bytes) -> dict[str, Any]:
    try:
        document = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise NotebookError(f"no notebook: {error}") from None
    if not isinstance(document, dict) or not isinstance(document.get("cells"), list):
        raise NotebookError("no notebook of format 4")
    return document


def _code_cells(document: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The code cells, by their number among all cells from 1; none where the code is not Python."""
    metadata = document.get("metadata", {})
    language = metadata.get("language_info", {}).get("name") or metadata.get("kernelspec", {}).get("language")
    if language in (None, "python"):
        for number, cell in enumerate(document["cells"], 1):
            if isinstance(cell, dict) and cell.get("cell_type") == "code" and "source" in cell:
                yield number, cell


def _source(cell: dict[str, Any]) -> str:
    source = cell["source"]
    return "".join(map(str, source)) if isinstance(source, list) else str(source)


def _as_python(source: str) -> str:
    """A cell with a comment for what only IPython reads."""
    if _is_python(source):
        return source
    if not _BINDS.search(source) or source.startswith(_PYTHON_CELLS):
        text = _MAGIC.sub(rf"\g<indent>{_HIDDEN}\g<magic>", source)
        if _is_python(text):
            return text
    return _UNKNOWN


def _is_python(text: str) -> bool:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True
