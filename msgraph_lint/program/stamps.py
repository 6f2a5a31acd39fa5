"""By what a change of a file shows without reading it."""

from __future__ import annotations

import os

_SETTLED = 2_000_000_000
"""Nanoseconds after which a change of a file surely shows in its time."""


def stamp_of(path: str) -> tuple[int, int] | None:
    """When the file or folder was changed last, in nanoseconds, and its size; ``None`` when it is gone."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


def is_settled(changed: int, now: int) -> bool:
    """Whether a change after ``now`` surely has another time than ``changed``, both in nanoseconds."""
    return changed < now - _SETTLED
