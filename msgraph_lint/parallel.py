"""Work shared out among processes that start with all that is known so far."""

from __future__ import annotations

import io
import os
import pickle
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from mmap import mmap
from select import select
from struct import Struct
from typing import Any, TypeVar

from msgraph_lint.source import Source

_Share = TypeVar("_Share")
_Result = TypeVar("_Result")
SourceOf = Callable[[str], Source]
"""The file that has a path, as this process knows it."""
_COUNT = Struct("=Q")
_PAUSE = 0.1
"""Seconds."""
_PIECE = 1_000_000
"""Bytes that are read at once."""


def processors() -> int:
    """How many processes run at the same time here; 1 where none can be made from this one."""
    if not hasattr(os, "fork"):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Tally:
    """How much is done of each share, for the process that waits for all of them."""

    def __init__(self, shares: int) -> None:
        self._done = mmap(-1, shares * _COUNT.size)

    def put(self, share: int, done: int) -> None:
        """So much is done of ``share``, which one process works on."""
        _COUNT.pack_into(self._done, share * _COUNT.size, done)

    def sum(self) -> int:
        """How much is done of all shares."""
        return sum(done for (done,) in _COUNT.iter_unpack(self._done[:]))


def share_out(
    work: Callable[[_Share], _Result],
    shares: Sequence[_Share],
    jobs: int,
    source_of: SourceOf,
    waiting: Callable[[], None] = lambda: None,
) -> tuple[list[_Result], bool]:
    """What ``work`` makes of each share, in order, and whether the user stopped it before it was done.

    Each is worked on in a process that starts with what is known here, so what is made of it is the same
    however many, at most ``jobs``, run at a time. What comes from a process names files, and gets those of
    this one. A share whose process dies is worked on here at the end. ``waiting`` is called again and again
    meanwhile.
    """
    results: dict[int, _Result] = {}
    running: dict[int, _Process] = {}
    todo = list(enumerate(shares))
    died: list[int] = []
    is_stopped = False
    try:
        while (todo and not is_stopped) or running:
            try:
                while todo and not is_stopped and len(running) < jobs:
                    begun = _begin(work, *todo.pop(0))
                    running[begun.reading] = begun
                waiting()
                for reading in select(list(running), (), (), _PAUSE)[0]:
                    if data := os.read(reading, _PIECE):
                        running[reading].said += data
                        continue
                    ended = running.pop(reading)
                    if ended.succeeded():
                        results[ended.share] = _Unpickler(bytes(ended.said), source_of).load()
                    else:
                        died.append(ended.share)
            except KeyboardInterrupt:
                is_stopped = True
                for each in running.values():
                    each.signal(signal.SIGINT)  # where the terminal did not tell it
    finally:
        for each in running.values():
            each.signal(signal.SIGKILL)
            each.succeeded()
    if not is_stopped:
        results |= {share: work(shares[share]) for share in died}
    return [results[share] for share in sorted(results)], is_stopped


class _Process:
    """A process that works on a share."""

    def __init__(self, share: int, number: int, reading: int) -> None:
        self.share = share
        self.reading = reading
        self.said = bytearray()
        self._number = number

    def signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._number, number)

    def succeeded(self) -> bool:
        """Wait for its end: its number may be that of another one from now on."""
        os.close(self.reading)
        return os.waitpid(self._number, 0)[1] == 0


def _begin(work: Callable[[_Share], Any], number: int, share: _Share) -> _Process:
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return _Process(number, process, reading)
    status = 1
    try:
        os.close(reading)
        with open(writing, "wb") as stream:
            done = work(share)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # what was found by then is told
            _Pickler(stream, protocol=pickle.HIGHEST_PROTOCOL).dump(done)
        status = 0
    finally:
        os._exit(status)  # nothing of this process is to be flushed or closed twice


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: object) -> str | None:
        return os.path.abspath(value.path) if isinstance(value, Source) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: bytes, source_of: SourceOf) -> None:
        super().__init__(io.BytesIO(data))
        self._source_of = source_of

    def persistent_load(self, path: str) -> Source:
        return self._source_of(path)
