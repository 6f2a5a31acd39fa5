"""Places as the protocol counts them: lines from 0, columns in units of the encoding agreed upon."""

from __future__ import annotations

from lsprotocol import types

from msgraph_lint.records import dataclass
from msgraph_lint.source import Source

_UNITS = {
    types.PositionEncodingKind.Utf8.value: ("utf-8", 1),
    types.PositionEncodingKind.Utf16.value: ("utf-16-le", 2),
    types.PositionEncodingKind.Utf32.value: ("utf-32-le", 4),
}


@dataclass(frozen=True, slots=True)
class Positions:
    """The places of a text."""

    source: Source
    encoding: str = types.PositionEncodingKind.Utf16.value

    def position(self, offset: int) -> types.Position:
        """Where the character at ``offset`` is."""
        line, column = self.source.position(offset)
        return types.Position(line - 1, self._units(self.source.line(line)[:column]))

    def range(self, start: int, end: int) -> types.Range:
        """Where the characters ``[start, end)`` are."""
        return types.Range(self.position(start), self.position(end))

    def offset(self, position: types.Position) -> int:
        """The offset of ``position``; that of the line's end where it is beyond."""
        starts = self.source.line_starts
        number: int = position.line
        if number >= len(starts):
            return len(self.source.text)
        codec, width = _UNITS[self.encoding]
        data = self.source.line(number + 1).encode(codec, "surrogatepass")[: position.character * width]
        return starts[number] + len(data.decode(codec, "ignore"))

    def edit(self, start: int, end: int, text: str) -> types.TextEdit:
        """The characters ``[start, end)`` replaced by ``text``."""
        return types.TextEdit(self.range(start, end), text)

    def _units(self, text: str) -> int:
        if text.isascii():
            return len(text)
        codec, width = _UNITS[self.encoding]
        return len(text.encode(codec, "surrogatepass")) // width
