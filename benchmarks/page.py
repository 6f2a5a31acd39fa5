"""What was measured, as tables for the terminal and as the page ``docs/performance.md``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import fill

from benchmarks.figures import MEGABYTES, PERCENT, SECONDS, Cost, Row, Section, Spread
from benchmarks.goals import GOALS, verdict

_HEAD = """\
# Performance

How fast msgraph-lint is, and how much memory it takes. Everything on this page was measured and written by
`python -m benchmarks` ([how](../benchmarks/README.md)); no number was typed by hand.

Seconds differ from machine to machine, ratios much less. So the programs that are compared run in turn, one
run of each in a round, and a ratio is taken within its round. What the tables show is the median of the
rounds and, in brackets, the least and the greatest. “Processor” is user and system time of a process and
its children, “memory” the resident memory of the largest of its processes. msgraph-lint is installed as a
user would have it: from its wheel, with compiled modules. One round before the first is not counted, except
for the scaling curve, for fixing and for pylint on a tree.
"""


def number(value: float) -> str:
    """``value`` with about three digits that count."""
    size = abs(value)
    return f"{value:,.0f}" if size >= 100 else f"{value:.1f}" if size >= 10 else f"{value:.2f}"


def spread(figures: Spread) -> str:
    """The median, and the least and the greatest in brackets."""
    middle, low, high = (number(each) for each in (figures.median, figures.low, figures.high))
    return middle if low == middle == high else f"{middle} ({low}–{high})"


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table whose columns stand below each other."""
    body = [header, *rows]
    widths = [max(len(row[place]) for row in body) for place in range(len(header))]
    lines = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in body]
    lines.insert(1, ["-" * width for width in widths])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _figure(row: Row) -> str:
    if row.missing:
        return row.missing
    tight = "" if row.unit == PERCENT else " "
    return f"{spread(row.spread)}{tight}{row.unit}"


def _cost(cost: Cost) -> Sequence[str]:
    if not (cost.wall and cost.cpu and cost.peak):
        return cost.name, cost.missing, "", "", f"`{cost.command}`"
    seconds = f"{spread(cost.wall)} {SECONDS}"
    processor = f"{number(cost.cpu.median)} {SECONDS}"
    return cost.name, seconds, processor, f"{number(cost.peak.high)} {MEGABYTES}", f"`{cost.command}`"


def _compared(row: Row) -> Sequence[str]:
    return row.what, _figure(row), str(GOALS[row.goal]) if row.goal else "", verdict(row)


def tables(section: Section) -> str:
    """The tables of a section: what compares, then what each command cost."""
    return "\n\n".join(
        [
            table(("figure", "median (least–greatest)", "goal", ""), map(_compared, section.rows)),
            table(
                ("command", "seconds", "processor", "memory", "as it was called"), map(_cost, section.costs)
            ),
        ]
    )


def goals(sections: Iterable[Section]) -> str:
    """The table of all goals with what was measured for each."""
    measured: dict[str, list[Row]] = {name: [] for name in GOALS}
    for section in sections:
        for row in section.rows:
            if row.goal:
                measured[row.goal].append(row)
    lines = []
    for name, goal in GOALS.items():
        rows = measured[name]
        lines += [(goal.what, str(goal), _which(row, rows), verdict(row)) for row in rows]
        if not rows:
            lines.append((goal.what, str(goal), "not measured", ""))
    return table(("what", "goal", "measured", ""), lines)


def _which(row: Row, rows: Sequence[Row]) -> str:
    """The figure of ``row``, with its name where several were measured for one goal."""
    return _figure(row) if len(rows) == 1 else f"{row.what}: {_figure(row)}"


def page(sections: Sequence[Section], machine: str) -> str:
    """``docs/performance.md``."""
    about = _paragraph(f"The machine and the programs: {machine}.")
    parts = [_HEAD, about, "## The goals\n", goals(sections) + "\n"]
    for section in sections:
        parts += [f"## {section.title}\n", _paragraph(f"{section.how} Measured {section.when}.")]
        if len(section.points) > 1:
            picture = "![Seconds and memory of a cold run over the number of files](performance.svg)"
            parts += [picture + "\n", _curve(section) + "\n"]
        parts.append(tables(section) + "\n")
    return "\n".join(parts)


def _paragraph(text: str) -> str:
    return fill(text, 118, break_long_words=False, break_on_hyphens=False) + "\n"


def _curve(section: Section) -> str:
    header = ("files", "lines", "seconds", "seconds a file", "memory", "`ast.parse`")
    rows = [
        (
            f"{point.files:,}",
            f"{point.lines:,}",
            number(point.wall),
            f"{point.wall / point.files:.4f}",
            f"{number(point.peak)} {MEGABYTES}",
            f"{number(point.parse)} {SECONDS}",
        )
        for point in section.points
    ]
    return table(header, rows)
