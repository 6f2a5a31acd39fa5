"""Work shared out among processes that start with all that is known so far."""

from __future__ import annotations

import io
import os
import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, BinaryIO, TypeVar

from msgraph_lint.source import Source

_Share = TypeVar("_Share")
_Result = TypeVar("_Result")
SourceOf = Callable[[str], Source]
"""The file that has a path, as this process knows it."""


def processors() -> int:
    """How many processes run at the same time here; 1 where none can be made from this one."""
    if not hasattr(os, "fork"):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def share_out(
    work: Callable[[_Share], _Result], shares: Sequence[_Share], source_of: SourceOf
) -> list[_Result]:
    """What ``work`` makes of each share, in order: of the first one here, of the others each in a process.

    What comes from a process names files, and gets those of this process. A share whose process dies is
    worked on here.
    """
    running = [_begin(work, share) for share in shares[1:]]
    try:
        results = [work(share) for share in shares[:1]]
        for share in shares[1:]:
            process, stream = running[0]
            with stream:
                data = _read(stream)
            _, status = os.waitpid(process, 0)
            del running[0]  # from now on its number may be that of another one
            results.append(_Unpickler(data, source_of).load() if status == 0 else work(share))
        return results
    finally:
        for process, stream in running:
            stream.close()
            with suppress(ProcessLookupError, ChildProcessError):
                os.kill(process, 9)
                os.waitpid(process, 0)


def _read(stream: BinaryIO) -> bytes:
    """What a process says; when the user stops us, it is stopped as well, and says so soon."""
    try:
        return stream.read()
    except KeyboardInterrupt:
        return stream.read()


def _begin(work: Callable[[_Share], Any], share: _Share) -> tuple[int, BinaryIO]:
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, open(reading, "rb")
    status = 1
    try:
        os.close(reading)
        with open(writing, "wb") as stream:
            _Pickler(stream, protocol=pickle.HIGHEST_PROTOCOL).dump(work(share))
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
