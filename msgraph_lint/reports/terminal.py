"""Text for a terminal: colours, widths, and nothing that could control it."""

from __future__ import annotations

import re
import unicodedata

from msgraph_lint.records import dataclass

_STYLES = {"bold": 1, "dim": 2, "underline": 4, "red": 31, "green": 32, "yellow": 33, "blue": 34, "cyan": 36}

_CONTROLS = (
    "[\x00-\x08\x0a-\x1f\x7f-\x9f"  # C0 but the tab, DEL, C1
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # what turns the direction of text
    "\u2028\u2029\ufeff\ud800-\udfff]"
)


def visible(text: str) -> str:
    """``text`` with a visible character for each one that could control a terminal."""
    return text if text.isprintable() else re.sub(_CONTROLS, _picture, text)


def one_line(text: str) -> str:
    """``text`` as a sentence on one line."""
    return visible(" ".join(text.split()))


def _picture(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code < 0x20:
        return chr(0x2400 + code)
    return "\u2421" if code == 0x7F else "\ufffd"


def width(text: str) -> int:
    """Columns that ``text`` takes in a terminal."""
    return len(text) if text.isascii() else sum(map(_character_width, text))


def _character_width(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


@dataclass(frozen=True, slots=True)
class Paint:
    """Puts text in colour, and links to pages, or leaves it as it is."""

    colour: bool = False
    links: bool = False

    def __call__(self, text: str, *styles: str) -> str:
        if not self.colour or not text or not styles:
            return text
        return f"\x1b[{';'.join(str(_STYLES[style]) for style in styles)}m{text}\x1b[0m"

    def link(self, text: str, address: str) -> str:
        """``text`` that leads to ``address`` when it is clicked on."""
        return f"\x1b]8;;{address}\x1b\\{text}\x1b]8;;\x1b\\" if self.links else text
