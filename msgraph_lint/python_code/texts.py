"""Where a word stands in the texts of a project, without parsing them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.project import Project

_ASSIGNED = re.compile(rb"\s*(?::[^=\n]+)?=(?!=)")
_QUOTES = (b"'", b'"')


def texts_of(project: Project) -> list[bytes]:
    """The texts of all files of the project."""
    return [project.text(path) or b"" for path in project.paths]


def has_subclass(cls: ClassInfo, texts: list[bytes]) -> bool:
    """Whether a class may derive from ``cls``: one does from a class of that name."""
    name = cls.name.encode()
    inherits = re.compile(rb"class\s+\w+\s*\([^)]*\b" + name + rb"\b")
    return any(name in text and inherits.search(text) for text in texts)


class Place:
    """One place of a word: the text before it on its line, and the text after it."""

    __slots__ = ("after", "before")

    def __init__(self, before: bytes, after: bytes) -> None:
        self.before = before
        self.after = after

    @property
    def is_assigned_attribute(self) -> bool:
        """``owner.word = …``."""
        return self.before.endswith(b".") and _ASSIGNED.match(self.after) is not None

    @property
    def is_quoted(self) -> bool:
        """``"word"``."""
        return self.before.endswith(_QUOTES) and self.after.startswith(_QUOTES)


def places(text: bytes, word: bytes) -> Iterator[Place]:
    """Where ``word`` stands by itself in ``text``."""
    end = 0
    while (start := text.find(word, end)) >= 0:
        end = start + len(word)
        before, after = text[text.rfind(b"\n", 0, start) + 1 : start], text[end : end + 80]
        if not (before[-1:].isalnum() or before.endswith(b"_") or after[:1].isalnum() or after[:1] == b"_"):
            yield Place(before, after)
