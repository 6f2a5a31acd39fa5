"""The scaling curve as SVG: seconds and memory over the number of files, readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10

from benchmarks.figures import Point

_WIDTH, _HEIGHT = 820, 354
_LEFT, _TOP, _PLOT_WIDTH, _PLOT_HEIGHT = 58, 52, 320, 220
_STYLE = """\
.paper { fill: #ffffff; } .text { fill: #24292f; } .soft { fill: #57606a; }
.grid { stroke: #d0d7de; } .axis { stroke: #57606a; }
.ours { stroke: #0969da; } .dot { fill: #0969da; } .peer { stroke: #9a6700; } .even { stroke: #57606a; }
@media (prefers-color-scheme: dark) {
.paper { fill: #0d1117; } .text { fill: #e6edf3; } .soft { fill: #9198a1; }
.grid { stroke: #30363d; } .axis { stroke: #9198a1; }
.ours { stroke: #58a6ff; } .dot { fill: #58a6ff; } .peer { stroke: #d29922; } .even { stroke: #9198a1; }
}
text { font: 12px system-ui, sans-serif; } .title { font-size: 14px; font-weight: 600; }
.line { fill: none; stroke-width: 2; } .even, .peer { stroke-dasharray: 5 4; }"""

Line = Sequence[tuple[float, float]]


def ticks(most: float, about: int = 5) -> list[float]:
    """Round numbers from 0 to ``most`` or just above it."""
    rough = most / about
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    numbers = [0.0]
    while numbers[-1] < most * 0.999:
        numbers.append(round(len(numbers) * step, 10))
    return numbers


def curve(points: Sequence[Point]) -> str:
    """The picture of ``points``, of which there are at least two, the smallest tree first."""
    last = points[-1]
    wall = [(point.files, point.wall) for point in points]
    parse = [(point.files, point.parse) for point in points]
    peak = [(point.files, point.peak) for point in points]
    even = [(0, 0), (last.files, last.wall)]
    drawn = ", ".join(f"{point.files:,} files {point.wall:.2f} s {point.peak:.0f} MB" for point in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        "<title>Seconds and memory of a cold run over the number of files</title>",
        f"<desc>{drawn}</desc>",
        f"<style>\n{_STYLE}\n</style>",
        f'<rect class="paper" width="{_WIDTH}" height="{_HEIGHT}" rx="6"/>',
        *_panel(_LEFT, "Seconds of a cold run", {"even": even, "peer": parse, "ours": wall}),
        *_panel(_LEFT + _PLOT_WIDTH + 72, "Memory of the largest process, MB", {"ours": peak}),
        *_legend(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _panel(left: float, title: str, lines: dict[str, Line]) -> list[str]:
    across = ticks(max(x for line in lines.values() for x, _ in line), 4)
    upward = ticks(max(y for line in lines.values() for _, y in line))
    bottom = _TOP + _PLOT_HEIGHT

    def place(x: float, y: float) -> tuple[float, float]:
        return left + _PLOT_WIDTH * x / across[-1], bottom - _PLOT_HEIGHT * y / upward[-1]

    parts = [f'<text class="text title" x="{left}" y="{_TOP - 20}">{title}</text>']
    for number in upward:
        _, y = place(0, number)
        kind = "grid" if number else "axis"
        parts.append(
            f'<line class="{kind}" x1="{left}" y1="{y:.1f}" x2="{left + _PLOT_WIDTH}" y2="{y:.1f}"/>'
        )
        parts.append(f'<text class="soft" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{number:g}</text>')
    for number in across:
        x, _ = place(number, 0)
        parts.append(
            f'<text class="soft" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{number:,g}</text>'
        )
    middle = left + _PLOT_WIDTH / 2
    parts.append(f'<text class="soft" x="{middle}" y="{bottom + 36}" text-anchor="middle">files</text>')
    for kind, line in lines.items():
        path = " ".join("{:.1f},{:.1f}".format(*place(x, y)) for x, y in line)
        parts.append(f'<polyline class="line {kind}" points="{path}"/>')
    for x, y in (place(x, y) for x, y in lines["ours"]):
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>')
    return parts


def _legend() -> list[str]:
    y, parts = _HEIGHT - 16, []
    words = {
        "ours": "msgraph-lint",
        "peer": "ast.parse of the same files",
        "even": "the same time for every file",
    }
    for x, (kind, word) in zip((58, 200, 430), words.items(), strict=True):
        parts.append(f'<line class="line {kind}" x1="{x}" y1="{y - 4}" x2="{x + 26}" y2="{y - 4}"/>')
        parts.append(f'<text class="text" x="{x + 34}" y="{y}">{word}</text>')
    return parts
