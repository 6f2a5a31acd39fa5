"""What MindSpore says when it cannot compile: messages, and the places they name, in a traceback or log."""

from __future__ import annotations

import re

from msgraph_lint.records import dataclass

_MESSAGE = re.compile(r"^(?:E +)?(?P<message>\w+(?:Error|Exception): \S.*)", re.MULTILINE)
_END = re.compile(
    r"\n(?=E? *(?:\n|#|-{5}|In file |More details |File \"|Traceback |\[(?:ERROR|WARNING|INFO|CRITICAL)\]))"
)
"""Where a message ends that goes on over several lines."""
_IN_FILE = re.compile(r"In file (?P<path>[^\n]+?):(?P<line>\d+)")
_FRAME = re.compile(r'File "(?P<path>[^"\n]+)", line (?P<line>\d+)')
_INSTALLED = re.compile(r"[\\/](?:site|dist)-packages[\\/]|^<")


@dataclass(frozen=True, slots=True)
class CompileError:
    """One message, and the lines of the user's files that come with it, the likeliest first."""

    message: str
    places: tuple[tuple[str, int], ...]


def read(log: str) -> list[CompileError]:
    """The errors in ``log``, in their order; the same one is told once."""
    log = log.replace("\r\n", "\n")
    found: dict[CompileError, None] = {}
    before = 0
    starts = [match.start() for match in _MESSAGE.finditer(log)]
    for start, end in zip(starts, [*starts[1:], len(log)], strict=False):
        match = _MESSAGE.match(log, start)
        assert match is not None
        rest = log[match.start("message") : end]
        message = _END.split(rest, maxsplit=1)[0]
        named = _places(_IN_FILE, rest)
        frames = _places(_FRAME, log[before:start])[::-1]
        found[CompileError(message.strip(), tuple(dict.fromkeys(named + frames)))] = None
        before = start
    return list(found)


def _places(pattern: re.Pattern[str], text: str) -> list[tuple[str, int]]:
    return [
        (match["path"], int(match["line"]))
        for match in pattern.finditer(text)
        if not _INSTALLED.search(match["path"])
    ]
