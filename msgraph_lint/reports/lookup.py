"""Rules by what a user has at hand: a code, a name, a pylint id or symbol, or a message of the compiler."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from msgraph_lint.config import rule_code
from msgraph_lint.languages import translated
from msgraph_lint.records import dataclass
from msgraph_lint.reports.page import read_page
from msgraph_lint.reports.terminal import Paint
from msgraph_lint.rules import Rule, all_rules

_PYLINT_ID = re.compile(r"[CREWIF]7(\d{3})", re.IGNORECASE)
_CODE = re.compile(r"MSG\d{3}", re.IGNORECASE)

_WHY = re.compile(r"^## Why is this bad\?$(.*?)^## ", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"```text\n(.*?)```|`(\w+Error: [^`]+)`", re.DOTALL)
_FIRST_LINE = re.compile(r"^(?=\w+Error: )", re.MULTILINE)

_ERROR = re.compile(r"\b\w+Error: ")
_REST = re.compile(r"\n\s*\n")
"""What stands between a message and the stack that MindSpore prints below it."""
_OWN = re.compile(r"\bself\.\w+|__input_\w*\d_*")
"""What is another in each program, and tells nothing."""
_NAMES = re.compile(r"'[^']*'|\"[^\"]*\"|`[^`]*`|<[^>]*>")
"""What may be another in each program."""
_WORD = re.compile(r"[a-z_]+")
MESSAGES = Path(__file__).parents[1] / "mindspore_facts" / "messages.json"
"""What MindSpore said of the measured cases of each rule: generated."""
_SHOWN = 10
"""How many rules are listed."""
_FITS = 0.7
"""How much of what a message says a page must quote."""


@dataclass(frozen=True, slots=True)
class _Message:
    """The words of a message of the compiler."""

    said: frozenset[str]
    names: frozenset[str]

    @classmethod
    def of(cls, text: str) -> _Message:
        text = _OWN.sub(" ", text)
        names = _words(" ".join(_NAMES.findall(text)))
        return cls(_words(_NAMES.sub(" ", text)) or names, names)

    @property
    def words(self) -> frozenset[str]:
        return self.said | self.names


def template(message: str) -> str:
    """``message`` without what may be another in each program."""
    return re.sub(r"\d+", "0", _NAMES.sub("''", _OWN.sub("self.x", message)))


def find_rules(text: str) -> list[Rule]:
    """The rules that ``text`` may mean, the likeliest first; none when no page quotes such a message.

    Raises:
        ConfigError: ``text`` is one word, and no rule is called so.
    """
    text = text.strip()
    if len(text.split()) > 1:
        return _by_message(text)
    if match := _PYLINT_ID.fullmatch(text):
        return [all_rules()[rule_code(f"MSG{match[1]}")]]
    name = text.upper() if _CODE.fullmatch(text) else text.lower().replace("_", "-").removeprefix("msg-")
    return [all_rules()[rule_code(name)]]


def render(found: Sequence[Rule], paint: Paint) -> str:
    """A line for each rule that knows a message."""
    shown = found[:_SHOWN]
    width = max(len(rule.name) for rule in shown)
    lines = [translated("{count} rules know such a message:").format(count=len(found))]
    lines += (f"  {paint(rule.code, 'bold')}  {rule.name.ljust(width)}  {rule.said}" for rule in shown)
    if more := len(found) - len(shown):
        lines.append(
            "  " + translated("… and {count} more; more of the message tells them apart").format(count=more)
        )
    lines.append(translated("`msgraph-lint rule {code}` explains the first.").format(code=shown[0].code))
    return "".join(f"{line}\n" for line in lines)


def _by_message(text: str) -> list[Rule]:
    """The rules whose pages quote ``text``, or else what differs from it in names alone."""
    quoted = _quoted()
    count = Counter(word for _, message in quoted for word in message.words)

    def weight(words: Iterable[str]) -> float:
        """How much ``words`` tell: little where many messages have them, nothing where none has."""
        return sum(math.log(len(quoted) / count[word]) for word in words if word in count)

    asked = _Message.of(_REST.split(_ERROR.split(text)[-1])[0])
    known, least = count.keys() & asked.said, math.log(len(quoted)) / 2
    if len(known) < len(asked.said) * 2 / 3 or weight(known) < least:
        return []
    scores: dict[Rule, tuple[bool, float, float, float]] = {}
    for rule, message in quoted:
        fits = weight(asked.said & message.words) / min(weight(known), max(weight(message.said), 2 * least))
        if fits < _FITS:
            continue
        missing = len(message.words - asked.words) / len(message.words)
        same = bool(asked.names) and asked.names <= message.names
        score = (same, weight(asked.names & message.names), min(fits, 1), -missing)
        scores[rule] = max(score, scores.get(rule, score))
    best = max((fits for _, _, fits, _ in scores.values()), default=0)
    found = [rule for rule, (_, _, fits, _) in scores.items() if fits > best - 0.1]
    found = [rule for rule in found if scores[rule][0]] or found
    return sorted(found, key=lambda rule: scores[rule], reverse=True)


@cache
def _quoted() -> list[tuple[Rule, _Message]]:
    """The messages on the pages of all rules, and those that were measured."""
    measured = json.loads(MESSAGES.read_text("utf-8"))
    return [
        (rule, _Message.of(message))
        for rule in all_rules().values()
        for message in (*_messages(read_page(rule) or ""), *measured.get(rule.code, ()))
    ]


def _messages(page: str) -> Iterator[str]:
    """The compiler's messages on ``page``."""
    for why in _WHY.findall(page):
        for block, inline in _QUOTED.findall(why):
            yield from filter(None, map(str.strip, _FIRST_LINE.split(block or inline)))


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))
