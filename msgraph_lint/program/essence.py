"""What of a text counts beyond its own file: not its comments, nor where its lines are blank."""

from __future__ import annotations

import re
from _blake2 import blake2b  # as in the cache

_TOKENS = re.compile(
    rb"""\"\"\"(?<!\\\"\"\")[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*\"\"\""""
    rb"""|\'\'\'(?<!\\\'\'\')[^'\\]*(?:(?:\\.|'(?!''))[^'\\]*)*\'\'\'"""
    rb"""|"(?<!\\")[^"\\\n]*(?:\\.[^"\\\n]*)*"|'(?<!\\')[^'\\\n]*(?:\\.[^'\\\n]*)*'|#[^\n]*""",
    re.DOTALL,
)
"""Strings and comments; after a backslash no string begins, and none is looked for."""
_COUNTS = re.compile(rb"noqa|msg|pylint|graph|jit|construct|mindspore|regist|modules|['\"]", re.IGNORECASE)
"""What makes a comment count: it may silence a finding, or the analysis looks for the word in the text.

A quote may show that this is no comment: in an f-string, strings may have the quotes that are around them.
"""


def essence(text: bytes) -> bytes:
    """A digest of ``text``, with line feeds for line ends: the same where all that differs does not count."""
    strings: list[bytes] = []

    def code(token: re.Match[bytes]) -> bytes:
        found = token[0]
        if found[:1] == b"#":
            return found if _COUNTS.search(found) else b""
        strings.append(found)
        return b'""'

    lines = [line.rstrip() for line in _TOKENS.sub(code, text).split(b"\n")]
    pairs = zip([b"", *lines], lines, strict=False)
    kept = [
        line for before, line in pairs if line or before[-1:] == b"\\"
    ]  # there, a blank line ends something
    digest = blake2b(b"\n".join(kept), digest_size=16)
    digest.update(b"\0".join(strings))
    return digest.digest()
