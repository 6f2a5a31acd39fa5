"""``msgraph-lint --watch``: look again whenever a file changes."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from msgraph_lint.commands.common import CLEAN, INTERRUPTED, fail

_PAUSE = 0.3
"""Seconds between two looks at the files."""
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"

_State = dict[str, tuple[int, int] | None]
"""Path → when it was changed and how large it is; None: it is not there."""


def watch(find: Callable[[], Iterable[Path]], once: Callable[[], int], *, writes: bool) -> int:
    """Call ``once``, and again when one of the files that ``find`` finds changes, until the user stops it.

    ``writes``: whether ``once`` changes files itself.
    """
    from msgraph_lint.config import ConfigError

    gc.enable()  # a long life
    try:
        while True:
            before = _state(find())
            if sys.stdout.isatty():
                print(_CLEAR, end="", flush=True)
            try:
                if once() == INTERRUPTED:
                    return CLEAN
            except ConfigError as error:
                fail(str(error))
            sys.stdout.flush()
            if writes:
                before = _state(find())
            print(
                f"\n{time.strftime('%H:%M:%S')} waiting for changes; Ctrl-C ends", file=sys.stderr, flush=True
            )
            _wait(find, before)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return CLEAN


def _wait(find: Callable[[], Iterable[Path]], before: _State) -> None:
    """Return when something has changed since ``before``, and changes no more."""
    seen = before
    folders = _state(map(Path, {os.path.dirname(path) or "." for path in before}))
    while True:
        time.sleep(_PAUSE)
        now = _state(map(Path, seen))
        if (around := _state(map(Path, folders))) != folders:  # what is in them may be others
            folders, now = around, _state(find())
        if now == seen != before:
            return
        seen = now


def _state(paths: Iterable[Path]) -> _State:
    found: _State = {}
    for path in paths:
        try:
            about = os.stat(path)
            found[str(path)] = about.st_mtime_ns, about.st_size
        except OSError:
            found[str(path)] = None
    return found
