"""The messages of the compiler that are worth words of their own: what they mean, in ``error_kinds.json``.

In a message, ``…`` stands for what is another in each program. The first kind that fits counts.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path


@dataclass(frozen=True)
class ErrorKind:
    """Messages that differ in names and numbers alone."""

    slug: str
    """The name of the page."""
    message: str
    en: str = ""
    """What it means."""

    def fits(self, message: str) -> bool:
        """Whether ``message`` is of this kind; what it goes on with does not matter."""
        return self._pattern.match(message) is not None

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(".*?".join(map(re.escape, self.message.split("…"))), re.DOTALL)


_FILE = Path(__file__).with_suffix(".json")
KINDS = tuple(ErrorKind(slug, **said) for slug, said in json.loads(_FILE.read_text("utf-8")).items())
