"""What a finding says of other places: the calls that lead to it, what it leads to, where its cause is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.records import dataclass
from msgraph_lint.reports.terminal import one_line

_STEP = re.compile(r"(?P<name>.+?) \((?P<path>.+):(?P<line>\d+)\)", re.DOTALL)
_PLACE = re.compile(r"(?P<path>.+):(?P<line>\d+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file, and what is there; where it is known, with columns (1-based, in characters)."""

    path: str
    start: tuple[int, int]
    end: tuple[int, int] | None
    text: str


def steps(finding: Finding) -> Iterator[Place]:
    """The calls that lead to ``finding``, the first one first."""
    for step in finding.chain:
        if match := _STEP.fullmatch(step):
            yield Place(match["path"], (int(match["line"]), 1), None, match["name"])


def related(finding: Finding) -> Iterator[Place]:
    """Where what is wrong is defined, or what is found behind a call."""
    if match := _PLACE.fullmatch(finding.cause):
        yield Place(match["path"], (int(match["line"]), 1), None, "defined here")
    for each in finding.reached:
        (line, column), (end_line, end_column) = each.start, each.end
        text = f"{each.code} {one_line(each.message)}"
        yield Place(each.path, (line, column + 1), (end_line, end_column + 1), text)
