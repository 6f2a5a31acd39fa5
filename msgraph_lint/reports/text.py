"""Findings for people: with a source frame (``full``), or one per line (``concise``)."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from msgraph_lint.findings import Confidence, Safety
from msgraph_lint.languages import is_english, translated
from msgraph_lint.reports import COLOURS, Item
from msgraph_lint.reports.terminal import Paint, one_line, visible, width

_TAB = " " * 4
_ELLIPSIS = "…"
_BEFORE = 30
"""Columns before the finding in a line that is cut at both ends."""
_LEAST = 20
"""Columns that are used however narrow the terminal."""
COLUMNS = 120
"""How wide findings are shown where there is no terminal."""

_FEW = 3
"""Findings that are shown one by one, even when they say the same."""
_MOST_PLACES = 3
"""Places that are named beside the first one with the same cause."""


def concise(items: Iterable[Item], paint: Paint) -> str:
    """``path:line:column: code [*] message (outcome)``, one finding per line."""
    return "".join(f"{_headline(item, paint)} ({item.short_outcome})\n" for item in items)


def full(items: Sequence[Item], paint: Paint, columns: int = COLUMNS, *, folds: bool = True) -> str:
    """Each finding with its place in the source, its outcome and what to do about it.

    With ``folds``, those with one cause, and many in one file that differ in nothing but their place, are
    shown once, with the other places. ``columns``: how wide the lines may be; of a longer line of source,
    what is around the finding is shown.
    """
    shown: dict[object, list[Item]] = {}
    said = [_sameness(item) for item in items] if folds else []
    alike = Counter(said)
    for number, item in enumerate(items):
        is_folded = folds and (item.finding.cause or alike[said[number]] > _FEW)
        shown.setdefault(said[number] if is_folded else number, []).append(item)
    return "".join(
        "\n".join(
            [
                _headline(item, paint),
                *_frame(item, paint, columns),
                *_remarks(item, paint),
                *_others(item, others, paint, columns),
                "",
                "",
            ]
        )
        for item, *others in shown.values()
    )


def _sameness(item: Item) -> tuple[object, ...]:
    """What findings have in common that are shown as one: their cause, or all but their place."""
    finding = item.finding
    if finding.cause:
        return item.code, finding.cause
    fix = finding.fix and (finding.fix.title, finding.fix.safety, finding.fix.reason)
    told = item.message, item.outcome, finding.doubt, finding.advice, finding.chain
    return item.code, item.path, item.cell, *told, fix, item.fixable


def _others(item: Item, others: Sequence[Item], paint: Paint, columns: int) -> Iterator[str]:
    """The other places of what ``item`` says."""
    if not others:
        return
    indent = " " * _gutter(item)
    if item.finding.cause:
        places = [f"{visible(other.path)}:{other.start[0]}" for other in others[:_MOST_PLACES]]
        more = len(others) - len(places)
        said = translated(" at {places}").format(places=", ".join(places))
        said += translated(" and {count} more").format(count=more) if more else ""
        yield f"{indent} {paint('=', 'blue')} {paint(translated('also'), 'bold')}{said}"
        return
    import textwrap  # where much is the same

    lines = dict.fromkeys(str(other.start[0]) for other in others)
    told = translated("on line {lines}" if len(lines) == 1 else "on lines {lines}")
    count = translated("{count} more").format(count=len(others))
    text = f"{count} {told.format(lines=', '.join(lines))}"
    first, *rest = textwrap.wrap(text, max(columns - len(indent) - 3, _LEAST))
    yield f"{indent} {paint('=', 'blue')} {paint(count, 'bold')}{first.removeprefix(count)}"
    yield from (f"{indent}   {line}" for line in rest)


def _headline(item: Item, paint: Paint) -> str:
    finding = item.finding
    line, column = item.start
    colon = paint(":", "cyan")
    mark = f" [{paint('*', 'cyan')}]" if item.fixable else ""
    code = paint.link(paint(finding.code, "bold", COLOURS[finding.outcome]), finding.rule.url)
    cell = translated("cell {number}").format(number=item.cell) + colon if item.cell is not None else ""
    place = f"{paint(visible(finding.path), 'bold')}{colon}{cell}{line}{colon}{column}{colon}"
    return f"{place} {code}{mark} {one_line(item.message)}"


def _frame(item: Item, paint: Paint, columns: int) -> Iterator[str]:
    source, (number, first), (last_number, last) = item.finding.source, item.finding.start, item.finding.end
    line = source.line(number)
    if last_number > number:
        last = len(line)
    bar, blank, outcome = paint("|", "blue"), " " * _gutter(item), item.outcome
    room = max(columns - len(f"{blank} | ……"), _LEAST)
    cut = _cut(line, first, last, room, width(outcome))
    yield f"{blank} {bar}"
    for shown in (number - 1, number, number + 1):
        text = _window(item.line(shown), cut, room)
        if shown == number or text.strip(" …"):
            number_shown = str(item.place((shown, 0))[0]).rjust(len(blank))
            yield f"{paint(number_shown, 'blue')} {bar} {text}".rstrip()
        if shown == number:
            indent = width(_ELLIPSIS if cut else "") + width(_expanded(line[cut:first]))
            marked = width(_clipped(line[first:last], room - width(_expanded(line[cut:first]))))
            for label in _label(indent, max(marked, 1), outcome, columns - len(blank) - 3):
                yield f"{blank} {bar} {_painted(label, paint, COLOURS[item.finding.outcome])}"
    yield f"{blank} {bar}"


def _gutter(item: Item) -> int:
    """Columns of the line numbers."""
    return len(str(item.start[0] + 1))


def _label(indent: int, marked: int, words: str, columns: int) -> Iterator[str]:
    """The carets and what they say, below them where it does not fit beside them."""
    carets = " " * indent + "^" * marked
    if width(f"{carets} {words}") <= columns:
        yield f"{carets} {words}"
        return
    yield carets
    import textwrap  # where lines are that narrow

    indent = max(0, min(indent, columns - width(words)))
    room = max(columns - indent, _LEAST) * len(words) // width(words)
    for line in textwrap.wrap(words, room, break_on_hyphens=False):
        yield " " * indent + line


def _painted(label: str, paint: Paint, colour: str) -> str:
    text = label.lstrip()
    return " " * (len(label) - len(text)) + paint(text, "bold", colour)


def _cut(line: str, first: int, last: int, room: int, words: int) -> int:
    """How many characters of ``line`` are left out at its beginning so that the finding is seen.

    ``words``: how many columns it takes to say what is wrong.
    """
    if last <= room and width(_expanded(line[:last])) <= room:
        return 0
    after = width(_expanded(line[first : first + room]))
    labelled = width(_expanded(line[first:last][:room])) + 1 + words
    before = max(min(_BEFORE, room // 3), room - max(after, labelled))
    cut = first
    while cut and (before := before - width(_expanded(line[cut - 1]))) >= 0:
        cut -= 1
    return cut


def _window(line: str, cut: int, room: int) -> str:
    """What is shown of ``line`` in ``room`` columns when ``cut`` characters are left out at its beginning."""
    rest = line[cut : cut + room + 1]
    shown = _clipped(rest, room)
    return (_ELLIPSIS if cut else "") + shown + (_ELLIPSIS if shown != _expanded(rest) else "")


def _clipped(text: str, room: int) -> str:
    """As much of ``text``, as it is shown, as ``room`` columns hold."""
    shown = _expanded(text[:room])
    if shown.isascii():
        return shown[:room]
    return shown[: bisect_right(list(accumulate(map(width, shown))), room)]


def _expanded(text: str) -> str:
    return visible(text).replace("\t", _TAB)


def _remarks(item: Item, paint: Paint) -> Iterator[str]:
    finding, fix = item.finding, item.finding.fix
    equals = f"{' ' * _gutter(item)} {paint('=', 'blue')}"
    if not is_english():
        yield f"{equals} {paint(translated('rule'), 'bold')}: {finding.rule.said}"
    if finding.chain:
        yield f"{equals} {paint(translated('called from'), 'bold')} {visible(' → '.join(item.chain))}"
    if finding.confidence is not Confidence.HIGH:
        sure = paint(translated("{sure} confidence").format(sure=item.sure), "bold")
        yield f"{equals} {sure}: {finding.doubt}"
    help_ = paint(translated("help"), "bold")
    if fix:
        reason = translated("unsafe: {reason}").format(reason=one_line(fix.reason))
        shown = f" [{reason}]" if fix.safety is Safety.UNSAFE else ""
        yield f"{equals} {help_}: {one_line(fix.title)}{paint(shown, 'yellow')}"
    elif finding.advice:
        yield f"{equals} {help_}: {one_line(finding.advice)}"
