"""What remains of a port, as one page of HTML that needs nothing else."""

from __future__ import annotations

from html import escape

from msgraph_lint.porting.counterparts import Counterpart, Fate
from msgraph_lint.porting.survey import KINDS, Survey
from msgraph_lint.rules import all_rules

_COLOURS = ("#7b4fb5", "#c0392b", "#d9782d", "#d4ac2b", "#2f8f83", "#3f6fb5")
"""Of the kinds, in their order; also told apart by the legend and the title of each bar."""
_MOST_BARS = 30
_BAR, _GAP, _LEFT, _WIDE = 16, 6, 330, 620
_LONGEST = 40
"""How many characters of a path there is room for on the left."""
_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
body { color: #222; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top; }
td.n, th.n { text-align: right; }
code, svg text.path { font: 13px ui-monospace, monospace; }
.next { background: #f3f0f9; border-left: 4px solid #7b4fb5; padding: .6rem 1rem; }
.dot { display: inline-block; width: .8em; height: .8em; margin-right: .5em; border-radius: 2px; }
@media (prefers-color-scheme: dark) {
  body { background: #1c1c1f; color: #ddd; } th, td { border-color: #444; } .next { background: #2a2535; }
  svg text { fill: #ddd; }
}
"""


def render(found: Survey) -> str:
    """The page."""
    kind = found.next_kind
    step = f"Next: <b>{kind.name}</b>: {escape(kind.step)}." if kind else "Nothing of PyTorch is left to see."
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8"><title>What remains of the port</title>',
        f"<style>{_STYLE}</style></head><body>",
        "<h1>What remains of the port</h1>",
        f"<p>{found.files_said}, for MindSpore {found.target.name}.</p>",
        f'<p class="next">{step.replace("`", "")}</p>',
        "<h2>By kind, in the order of the work</h2>",
        _kinds(found),
        "<h2>By file</h2>",
        _picture(found),
        _files(found),
        _names(found),
        _rules(found),
        "</body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _kinds(found: Survey) -> str:
    rows = []
    for kind, colour in zip(KINDS, _COLOURS, strict=True):
        total = found.total(kind)
        share = f"{round(100 * found.fixable[kind.name] / total)} %" if total else ""
        files = len(found.counts.get(kind.name, ()))
        rows.append(
            f'<tr><td><span class="dot" style="background:{colour}"></span>{kind.name}</td>'
            f'<td>{escape(kind.what)}</td><td class="n">{total}</td><td class="n">{files}</td>'
            f'<td class="n">{share}</td></tr>'
        )
    head = '<tr><th>kind</th><th>what</th><th class="n">count</th><th class="n">files</th>'
    head += '<th class="n">with a fix, or a counterpart</th></tr>'
    return f"<table>{head}{''.join(rows)}</table>"


def _picture(found: Survey) -> str:
    """A bar a file, the kinds side by side in it."""
    files = found.by_file[:_MOST_BARS]
    if not files:
        return ""
    most = sum(files[0][1].values())
    height = len(files) * (_BAR + _GAP)
    shapes = []
    for row, (path, counts) in enumerate(files):
        top, left = row * (_BAR + _GAP), float(_LEFT)
        shown = path if len(path) <= _LONGEST else f"…{path[1 - _LONGEST :]}"
        place = f'x="{_LEFT - 8}" y="{top + _BAR - 3}" text-anchor="end"'
        shapes.append(f'<text class="path" {place}>{escape(shown)}</text>')
        for kind, colour in zip(KINDS, _COLOURS, strict=True):
            count = counts.get(kind.name, 0)
            if count:
                width = max(1.0, _WIDE * count / most)
                title = escape(f"{path}: {count} {kind.name}")
                shapes.append(
                    f'<rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{_BAR}" fill="{colour}">'
                    f"<title>{title}</title></rect>"
                )
                left += width
        shapes.append(f'<text x="{left + 6:.1f}" y="{top + _BAR - 3}">{sum(counts.values())}</text>')
    box = f"0 0 {_LEFT + _WIDE + 60} {height}"
    label = "How much remains in each file, by kind"
    return f'<svg viewBox="{box}" width="100%" role="img" aria-label="{label}">{"".join(shapes)}</svg>'


def _files(found: Survey) -> str:
    if len(found.by_file) <= _MOST_BARS:
        return ""
    names = "".join(f'<th class="n">{kind.name}</th>' for kind in KINDS)
    head = f"<tr><th>file</th>{names}</tr>"
    rows = []
    for path, counts in found.by_file:
        shown = (str(counts.get(kind.name, "")) for kind in KINDS)
        cells = "".join(f'<td class="n">{count}</td>' for count in shown)
        rows.append(f"<tr><td><code>{escape(path)}</code></td>{cells}</tr>")
    summary = f"<summary>all {len(rows)} files</summary>"
    return f"<details>{summary}<table>{head}{''.join(rows)}</table></details>"


def _names(found: Survey) -> str:
    parts = ["<h2>Names of PyTorch</h2>"] if found.uses else []
    for fate in Fate:
        rows = [(there, count) for there, count in found.counterparts if there.fate is fate]
        if not rows:
            continue
        cells = "".join(
            f'<tr><td class="n">{count}</td><td><code>{escape(there.name)}</code></td>'
            f"<td><code>{escape(there.there)}</code></td>"
            f"<td>{escape(_noted(there))}</td></tr>"
            for there, count in rows
        )
        head = '<tr><th class="n">uses</th><th>PyTorch</th><th>MindSpore</th><th></th></tr>'
        parts.append(f"<h3>{len(rows)}: {fate.value}</h3><table>{head}{cells}</table>")
    return "\n".join(parts)


def _noted(there: Counterpart) -> str:
    return f"{there.note} ({there.code})" if there.code else there.note


def _rules(found: Survey) -> str:
    if not found.codes:
        return ""
    rules = all_rules()
    rows = "".join(
        f'<tr><td class="n">{count}</td><td><a href="{escape(rules[code].url)}">{code}</a></td>'
        f"<td>{escape(rules[code].summary)}</td></tr>"
        for code, count in sorted(found.codes.items(), key=lambda item: (-item[1], item[0]))
    )
    return (
        f'<h2>By rule</h2><table><tr><th class="n">count</th><th>rule</th><th>finds</th></tr>{rows}</table>'
    )
