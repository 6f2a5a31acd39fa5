"""Findings for people: with a source frame (``full``), or one per line (``concise``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgraph_lint.findings import Confidence, Safety
from msgraph_lint.reports import COLOURS, Item
from msgraph_lint.reports.terminal import Paint, one_line, visible, width

_TAB = " " * 4
_LONGEST = 110
"""Characters of a source line that are shown; of a longer one, those around the finding."""
_BEFORE = 30
"""Characters before the finding in a line that is cut at its beginning."""


def concise(items: Iterable[Item], paint: Paint) -> str:
    """``path:line:column: code [*] message (outcome)``, one finding per line."""
    return "".join(f"{_headline(item, paint)} ({item.short_outcome})\n" for item in items)


def full(items: Iterable[Item], paint: Paint) -> str:
    """Each finding with its place in the source, its outcome and what to do about it."""
    return "".join(
        "\n".join([_headline(item, paint), *_frame(item, paint), *_remarks(item, paint), "", ""])
        for item in items
    )


def _headline(item: Item, paint: Paint) -> str:
    finding = item.finding
    line, column = finding.start
    colon = paint(":", "cyan")
    mark = f" [{paint('*', 'cyan')}]" if item.fixable else ""
    code = paint(finding.code, "bold", COLOURS[finding.outcome])
    place = f"{paint(visible(finding.path), 'bold')}{colon}{line}{colon}{column + 1}{colon}"
    return f"{place} {code}{mark} {one_line(finding.message)}"


def _frame(item: Item, paint: Paint) -> Iterator[str]:
    source, (number, first), (last_number, last) = item.finding.source, item.finding.start, item.finding.end
    line = source.line(number)
    if last_number > number:
        last = len(line)
    cut = first - _BEFORE if last > _LONGEST and first > _BEFORE else 0
    bar, blank = paint("|", "blue"), " " * _gutter(item)
    yield f"{blank} {bar}"
    for shown in (number - 1, number, number + 1):
        text = _window(source.line(shown), cut)
        if shown == number or text.strip(" …"):
            yield f"{paint(str(shown).rjust(len(blank)), 'blue')} {bar} {text}".rstrip()
        if shown == number:
            indent = width(_window(line[:first], cut))
            carets = "^" * max(width(_window(line[: min(last, cut + _LONGEST)], cut)) - indent, 1)
            label = paint(f"{carets} {item.outcome}", "bold", COLOURS[item.finding.outcome])
            yield f"{blank} {bar} {' ' * indent}{label}"
    yield f"{blank} {bar}"


def _gutter(item: Item) -> int:
    """Columns of the line numbers."""
    return len(str(item.finding.start[0] + 1))


def _window(line: str, cut: int) -> str:
    """What is shown of ``line`` when ``cut`` characters are left out at its beginning."""
    left, right = "…" if cut else "", "…" if len(line) > cut + _LONGEST else ""
    return left + visible(line[cut : cut + _LONGEST]).replace("\t", _TAB) + right


def _remarks(item: Item, paint: Paint) -> Iterator[str]:
    finding, fix = item.finding, item.finding.fix
    equals = f"{' ' * _gutter(item)} {paint('=', 'blue')}"
    if finding.chain:
        yield f"{equals} {paint('called from', 'bold')} {visible(' → '.join(finding.chain))}"
    if finding.confidence is not Confidence.HIGH:
        sure = paint(f"{finding.confidence.value} confidence", "bold")
        yield f"{equals} {sure}: {finding.doubt}"
    if fix:
        reason = f" [unsafe: {one_line(fix.reason)}]" if fix.safety is Safety.UNSAFE else ""
        yield f"{equals} {paint('help', 'bold')}: {one_line(fix.title)}{paint(reason, 'yellow')}"
    elif finding.advice:
        yield f"{equals} {paint('help', 'bold')}: {one_line(finding.advice)}"
