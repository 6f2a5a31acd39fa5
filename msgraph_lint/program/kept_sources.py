"""Files as they were read and parsed, for a process that looks at a project again and again."""

from __future__ import annotations

import time

from msgraph_lint.program.stamps import is_settled, stamp_of
from msgraph_lint.records import dataclass
from msgraph_lint.source import Source

_MOST = 4_000_000
"""Characters of the files that are kept: their syntax trees take some 25 bytes for each."""


@dataclass(frozen=True)
class _Kept:
    stamp: tuple[int, int]
    source: Source
    round: int
    """The look that read it last."""


class KeptSources:
    """Reads files, and gives those again that are on disk as they were."""

    def __init__(self) -> None:
        self._kept: dict[str, _Kept] = {}
        """The one that was read last is the last."""
        self._size = 0
        self._round = 0

    def begin(self) -> None:
        """Begin another look: what neither it nor the one before reads makes room for what they do."""
        self._round += 1

    def read(self, path: str) -> Source:
        """The file at ``path``.

        Raises:
            SourceError: it cannot be read or decoded.
        """
        now, known = stamp_of(path), self._kept.pop(path, None)
        if known is not None:
            self._size -= len(known.source.text)
        source = known.source if known is not None and known.stamp == now else Source.read(path)
        if now and is_settled(now[0], time.time_ns()) and self._has_room(len(source.text)):
            self._kept[path] = _Kept(now, source, self._round)
            self._size += len(source.text)
        return source

    def _has_room(self, size: int) -> bool:
        while self._kept and self._size + size > _MOST:
            path, oldest = next(iter(self._kept.items()))
            if oldest.round >= self._round - 1:
                return False
            self._size -= len(self._kept.pop(path).source.text)
        return True
