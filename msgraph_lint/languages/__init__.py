"""The language of what people read in the terminal and in the indexes: English in the code, others in tables.

A table is a file beside this module: ``words`` has what the code says and what it is in that language,
``rules`` the summary of each rule by its name. Formats for programs are always English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

ENGLISH = "en"
LANGUAGES = (ENGLISH, "zh")
_spoken = [ENGLISH]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What is translated meanwhile is in ``language``."""
    _spoken.append(language)
    try:
        yield
    finally:
        _spoken.pop()


def translated(text: str) -> str:
    """``text`` in the language that is spoken; as it is where the table does not have it."""
    return text if _spoken[-1] == ENGLISH else table(_spoken[-1])["words"].get(text, text)


def summary_of(rule: str, english: str) -> str:
    """What the rule of that name finds, in the language that is spoken; ``english`` where it is not there."""
    return english if _spoken[-1] == ENGLISH else table(_spoken[-1])["rules"].get(rule, english)


def is_english() -> bool:
    """Whether what the code says is what is read."""
    return _spoken[-1] == ENGLISH


@cache
def table(language: str) -> Mapping[str, Mapping[str, str]]:
    """What is said in ``language``."""
    import json

    found: dict[str, dict[str, str]] = json.loads(
        Path(__file__).with_name(f"{language}.json").read_text("utf-8")
    )
    return found
