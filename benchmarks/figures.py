"""What was measured, as plain data: spreads, rows, sections; and their way to JSON and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, NamedTuple

TIMES, SECONDS, MEGABYTES, PERCENT = "×", "s", "MB", "%"


class Spread(NamedTuple):
    """The least, the middle and the greatest of some figures."""

    low: float
    median: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        """The spread of ``values``, of which there is at least one."""
        known = list(values)
        return cls(min(known), median(known), max(known))


@dataclass(frozen=True, slots=True)
class Run:
    """What one process cost, its children included."""

    wall: float
    """Seconds from start to end."""
    cpu: float
    """Processor seconds, the system's included."""
    peak: float
    """Megabytes (1,000,000 bytes) of the largest of its processes."""
    output: str = ""


def wall_ratio(run: Run, other: Run) -> float:
    """How many times the seconds of ``other``."""
    return run.wall / other.wall


def cpu_ratio(run: Run, other: Run) -> float:
    """How many times the processor seconds of ``other``."""
    return run.cpu / other.cpu


@dataclass(frozen=True, slots=True)
class Cost:
    """What a command cost, over all rounds; or why it is not known."""

    name: str
    command: str
    wall: Spread | None = None
    cpu: Spread | None = None
    peak: Spread | None = None
    missing: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A figure that compares: its value in each round, or why there is none."""

    what: str
    unit: str
    values: tuple[float, ...] = ()
    goal: str = ""
    """The name of its goal, if it has one."""
    missing: str = ""

    @property
    def spread(self) -> Spread:
        return Spread.of(self.values)


@dataclass(frozen=True, slots=True)
class Point:
    """A tree on the scaling curve; medians."""

    files: int
    lines: int
    wall: float
    peak: float
    parse: float
    """Seconds that ``ast.parse`` of the same files takes, as a process."""


@dataclass(frozen=True, slots=True)
class Section:
    """One question, and what was measured."""

    name: str
    title: str
    how: str
    costs: tuple[Cost, ...]
    rows: tuple[Row, ...]
    points: tuple[Point, ...] = ()
    when: str = ""
    """Date, commit, number of rounds, and how busy the machine was before."""


def as_json(section: Section) -> dict[str, Any]:
    """``section`` as what JSON knows."""
    return asdict(section)


def from_json(data: Mapping[str, Any]) -> Section:
    """What ``as_json`` was given."""
    return Section(
        name=data["name"],
        title=data["title"],
        how=data["how"],
        costs=tuple(_cost(each) for each in data["costs"]),
        rows=tuple(Row(**{**each, "values": tuple(each["values"])}) for each in data["rows"]),
        points=tuple(Point(**each) for each in data["points"]),
        when=data["when"],
    )


def _cost(data: Mapping[str, Any]) -> Cost:
    spreads = {key: data[key] and Spread(*data[key]) for key in ("wall", "cpu", "peak")}
    return Cost(**{**data, **spreads})
