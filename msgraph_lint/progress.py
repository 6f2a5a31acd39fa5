"""What a run is at, on a terminal that somebody may be looking at."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import TextIO

Progress = Callable[[str, int, int], None]
"""Told what is done with files, with how many it is done, and how many there are."""
_PATIENCE = 1.0
"""Seconds that a run may take before anything is said of it."""
_PAUSE = 0.1
"""Seconds between two changes of the line."""


def silent(what: str, done: int, total: int) -> None:
    """Say nothing."""


class Line:
    """One line on a terminal, written again and again."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._process = os.getpid()
        self._next = time.monotonic() + _PATIENCE
        self._is_shown = False

    @classmethod
    def on(cls, stream: TextIO) -> Line | None:
        """A line on ``stream``, if that is a terminal and not the log of some other program."""
        is_seen = stream.isatty() and os.environ.get("TERM") != "dumb" and not os.environ.get("CI")
        return cls(stream) if is_seen else None

    def __call__(self, what: str, done: int, total: int) -> None:
        now = time.monotonic()
        if now >= self._next and os.getpid() == self._process:  # those that share the work are not heard
            self._next = now + _PAUSE
            self._is_shown = True
            self._stream.write(f"\r\x1b[K{what} {done}/{total} files")
            self._stream.flush()

    def clear(self) -> None:
        """Leave the line as it was."""
        if self._is_shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
            self._is_shown = False
