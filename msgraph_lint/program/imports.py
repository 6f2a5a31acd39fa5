"""The imports of a file, read from its text: enough to know which files may lead where, and quick.

What stands in a string and looks like an import counts too: then one file too many is looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgraph_lint.records import dataclass

_FROM_OR_IMPORT = re.compile(
    rb"[ \t]*(?:[^\n#'\"]*[;:][ \t]*)?(?:"
    rb"from[ \t]*(?P<origin>[.\w \t]+?)[ \t]*\bimport\b[ \t]*"
    rb"(?P<names>\([^)]*\)|[^\r\n;#\\]*(?:\\\r?\n[^\r\n;#\\]*)*)"
    rb"|import[ \t]+(?P<modules>[\w., \t]+))"
)
_NOISE = re.compile(rb"#[^\r\n]*|[()\\]")


@dataclass(frozen=True, slots=True)
class Import:
    """``from origin import name as alias``, or ``import name as alias`` without an origin."""

    origin: str | None
    """The module as written, with its dots."""
    name: str
    alias: str
    """What it binds: for ``import a.b`` that is ``a``."""

    @property
    def module(self) -> str:
        """The module that it names, if it names one: ``from a import b`` may mean ``a.b``."""
        if self.origin is None:
            return self.name
        return f"{self.origin}{self.name}" if self.origin.endswith(".") else f"{self.origin}.{self.name}"


def imports_in(text: bytes) -> Iterator[Import]:
    """The imports in ``text``, whatever is around them."""
    position = 0
    while (found := text.find(b"import", position)) >= 0:
        position = found + 6
        match = _FROM_OR_IMPORT.match(text, text.rfind(b"\n", 0, found) + 1)
        if match is None or match.end() <= found:
            continue
        position = max(position, match.end())
        origin = match["origin"]
        for part in _NOISE.sub(b" ", match["names"] if origin else match["modules"]).split(b","):
            words = part.decode("utf-8", "replace").split()
            if len(words) in (1, 3):
                top = words[0] if origin else words[0].partition(".")[0]
                alias = words[2] if len(words) == 3 else top
                source = origin.decode("utf-8", "replace").replace(" ", "") if origin else None
                yield Import(source, words[0], alias)
