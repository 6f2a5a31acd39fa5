"""Rules by what a user has at hand: a code, a name, a pylint id or symbol, or a message of the compiler."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from msgraph_lint.config import rule_code
from msgraph_lint.reports.page import read_page
from msgraph_lint.reports.terminal import Paint
from msgraph_lint.rules import Rule, registry

_PYLINT_ID = re.compile(r"[CREWIF]7(\d{3})", re.IGNORECASE)
_CODE = re.compile(r"MSG\d{3}", re.IGNORECASE)

_WHY = re.compile(r"^## Why is this bad\?$(.*?)^## ", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"```text\n(.*?)```|`(\w+Error: [^`]+)`", re.DOTALL)
_FIRST_LINE = re.compile(r"^(?=\w+Error: )", re.MULTILINE)

_ERROR = re.compile(r"\b\w+Error: ")
_REST = re.compile(r"\n\s*\n")
"""What stands between a message and the stack that MindSpore prints below it."""
_NAMES = re.compile(r"'[^']*'|\"[^\"]*\"|`[^`]*`|<[^>]*>|\bself\.\w+")
"""What is another in each program."""
_WORD = re.compile(r"[a-z_]+")
_SHOWN = 10
"""How many rules are listed."""
_FITS = 0.7
"""How much of what a message says a page must quote."""


def find_rules(text: str) -> list[Rule]:
    """The rules that ``text`` may mean, the likeliest first; none when no page quotes such a message.

    Raises:
        ConfigError: ``text`` is one word, and no rule is called so.
    """
    text = text.strip()
    if len(text.split()) > 1:
        return _by_message(text)
    if match := _PYLINT_ID.fullmatch(text):
        return [registry()[rule_code(f"MSG{match[1]}")].rule]
    name = text.upper() if _CODE.fullmatch(text) else text.lower().replace("_", "-").removeprefix("msg-")
    return [registry()[rule_code(name)].rule]


def render(found: Sequence[Rule], paint: Paint) -> str:
    """A line for each rule whose page quotes a message."""
    shown = found[:_SHOWN]
    width = max(len(rule.name) for rule in shown)
    lines = [f"The pages of {len(found)} rules quote such a message:"]
    lines += (f"  {paint(rule.code, 'bold')}  {rule.name.ljust(width)}  {rule.summary}" for rule in shown)
    if more := len(found) - len(shown):
        lines.append(f"  … and {more} more; more of the message tells them apart")
    lines.append(f"`msgraph-lint rule {shown[0].code}` explains the first.")
    return "".join(f"{line}\n" for line in lines)


def _by_message(text: str) -> list[Rule]:
    """The rules whose pages quote ``text``, or else what differs from it in names alone."""
    quoted = _quoted()
    count = Counter(word for _, words in quoted for word in words)

    def weight(words: Iterable[str]) -> float:
        """How much ``words`` tell: little where many messages have them, nothing where none has."""
        return sum(math.log(len(quoted) / count[word]) for word in words if word in count)

    text = _REST.split(_ERROR.split(text)[-1])[0]
    names = _words(" ".join(_NAMES.findall(text)))
    said = _words(_NAMES.sub(" ", text)) or names
    known = count.keys() & said
    if len(known) < len(said) * 2 / 3 or weight(known) < math.log(len(quoted)) / 2:
        return []
    scores: dict[Rule, tuple[float, float, float]] = {}
    for rule, words in quoted:
        fits = weight(said & words) / weight(known)
        score = (weight(names & words), fits, fits - len(words - said - names) / len(words))
        if fits >= _FITS:
            scores[rule] = max(score, scores.get(rule, score))
    same_names, best = (max((score[i] for score in scores.values()), default=0) for i in (0, 1))
    found = [
        rule for rule, (alike, fits, _) in scores.items() if alike >= same_names / 2 and fits > best - 0.1
    ]
    return sorted(found, key=lambda rule: scores[rule], reverse=True)


@cache
def _quoted() -> list[tuple[Rule, frozenset[str]]]:
    """The messages on the pages of all rules."""
    return [
        (entry.rule, _words(message))
        for entry in registry().values()
        for message in _messages(read_page(entry.rule) or "")
    ]


def _messages(page: str) -> Iterator[str]:
    """The compiler's messages on ``page``."""
    for why in _WHY.findall(page):
        for block, inline in _QUOTED.findall(why):
            yield from filter(None, map(str.strip, _FIRST_LINE.split(block or inline)))


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))
