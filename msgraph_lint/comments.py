"""What the comments say that silence findings: docs/suppressions.md. How far they reach: `suppressions`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgraph_lint.findings import Edit
from msgraph_lint.records import dataclass
from msgraph_lint.rules import Rule, all_rules
from msgraph_lint.source import Source, Span

NOQA, OURS, PYLINT = "noqa", "msgraph-lint", "pylint"
"""Whose way of writing a suppression is in."""
ACTIONS = ("disable", "disable-next", "disable-file", "enable", "skip-file")
ALL = "all"

_CODE = r"(?:[A-Z]+[0-9]\w*|MSG\b)"
_NOQA = re.compile(rf"#\s*noqa\b(?:\s*:\s*(?P<names>{_CODE}(?:[\s,]+{_CODE})*))?[^#;]*", re.IGNORECASE)
_OUR_CODE = re.compile(r"MSG(?:[0-9]\w*)?", re.IGNORECASE)
_OURS = re.compile(r"(?:#\s*)?\bmsgraph-lint\s*:(?P<what>[^#;]*)")
_WHAT = re.compile(r"\s*(?P<action>[\w-]+)\s*(?:=\s*(?P<names>[\w-]+(?:[\s,]+[\w-]+)*).*)?", re.DOTALL)
_PYLINT = re.compile(r"\bpylint:(?P<what>[^#;]*)")
_PYLINT_ACTION = re.compile(
    r"\b(?P<action>skip-file|disable-next|disable|enable)\b(?!-)"
    r"(?:\s*=\s*(?P<names>[\w-]+(?:\s*,\s*[\w-]+)*))?"
)
_NAME = re.compile(r"(?P<between>[\s,]*)(?P<name>[\w-]+)")


@dataclass(frozen=True, eq=False, slots=True)
class Name:
    """What a suppression silences: a code, a prefix of codes, the name of a rule, or ``all``."""

    text: str
    span: Span
    """Its characters; those of the whole suppression where that names nothing, and means all."""


@dataclass(frozen=True, eq=False, slots=True)
class Suppression:
    """A comment, or a part of one, that is to silence findings."""

    tool: str
    action: str
    """One of `ACTIONS`, or ``noqa``; empty where it cannot be read, and so silences nothing."""
    names: tuple[Name, ...]
    span: Span
    """From its ``#``, if it comes right after one, to the end of what belongs to it."""
    line: int

    @property
    def skips_file(self) -> bool:
        """Whether nothing in the file is to be reported."""
        return self.action == "skip-file" or (self.action == "disable-file" and self._is_for_all)

    @property
    def is_blanket(self) -> bool:
        """Whether this is a ``# noqa`` without codes, which is for every tool."""
        return self.tool == NOQA and self._is_for_all

    @property
    def _is_for_all(self) -> bool:
        return any(name.text == ALL for name in self.names)

    def naming(self, rule: Rule) -> list[Name]:
        """The names here that stand for ``rule``."""
        return [name for name in self.names if self.stands_for(name, rule)]

    def stands_for(self, name: Name, rule: Rule) -> bool:
        """Whether ``name`` is one for ``rule``.

        As in ruff, the rules about comments are meant where they are named only: a comment that silences
        nothing would else silence that this is so.
        """
        if self.tool == PYLINT:
            by_id = re.fullmatch(rf"[CREIWF]7{rule.code[3:]}", name.text) is not None
            return by_id or name.text in (ALL, f"msg-{rule.name}")
        prefix = name.text.upper()
        if rule.is_about_comments and (name.text == ALL or prefix == "MSG"):
            return self.skips_file or self.is_blanket
        return name.text in (ALL, rule.name) or (prefix.startswith("MSG") and rule.code.startswith(prefix))

    def is_ours(self, name: Name) -> bool:
        """Whether ``name`` is for us to judge: ``# noqa`` has codes of other tools too."""
        if self.tool == NOQA:
            return not self.is_blanket and _OUR_CODE.fullmatch(name.text) is not None
        return self.tool == OURS


def suppressions(source: Source) -> Iterator[Suppression]:
    """All suppressions in ``source``, line by line."""
    for line, comment in source.comments.items():
        yield from _in_comment(
            comment, source.line_starts[line - 1] + source.line(line).rindex(comment), line
        )


def _in_comment(comment: str, start: int, line: int) -> Iterator[Suppression]:
    for match in _NOQA.finditer(comment):
        yield _suppression(NOQA, NOQA, match, match, start, line)
    for match in _OURS.finditer(comment):
        what = _WHAT.fullmatch(comment, *match.span("what"))
        if what and what["action"] in ACTIONS and not (what["action"] == "skip-file" and what["names"]):
            yield _suppression(OURS, what["action"], match, what, start, line)
        elif match[0].startswith("#"):  # else this is prose
            yield Suppression(OURS, "", (), _span(match, start), line)
    for match in _PYLINT.finditer(comment):
        for each in _PYLINT_ACTION.finditer(comment, *match.span("what")):
            yield _suppression(PYLINT, each["action"], each, each, start, line)


def _suppression(
    tool: str, action: str, match: re.Match[str], naming: re.Match[str], start: int, line: int
) -> Suppression:
    span = _span(match, start)
    names = tuple(_names(naming, start, commas=tool != NOQA)) if naming["names"] else ()
    if tool == PYLINT:
        if action == "disable" and any(name.text == ALL for name in names):
            action = "skip-file"
        if action == "skip-file":
            names = (Name(ALL, span),)
        return Suppression(tool, action, names, span, line)
    return Suppression(tool, action, names or (Name(ALL, span),), span, line)


def _span(match: re.Match[str], start: int) -> Span:
    return Span(start + match.start(), start + match.start() + len(match[0].rstrip()))


def _names(match: re.Match[str], start: int, *, commas: bool) -> Iterator[Name]:
    """The names in the group ``names``, up to the reason that may follow them.

    ``commas``: a name without a comma before it is one only if there is such a rule.
    """
    for each in _NAME.finditer(match.string, *match.span("names")):
        if commas and each["between"].isspace() and not _is_rule(each["name"]):
            return
        yield Name(each["name"], Span(start + each.start("name"), start + each.end("name")))


def _is_rule(name: str) -> bool:
    return _OUR_CODE.fullmatch(name) is not None or any(
        name in (ALL, rule.name) for rule in all_rules().values()
    )


# Removing them

_BLANK = " \t\f"


def removal(source: Source, suppression: Suppression, name: Name | None = None) -> Edit:
    """``suppression`` removed, or only ``name`` in it if it has others; what else the comment says stays."""
    if name is not None and len(suppression.names) > 1:
        return _without_name(suppression.names, suppression.names.index(name))
    start, end = suppression.span.start, suppression.span.end
    line_end = source.line_end(end)
    follows = source.text[end:line_end].lstrip(_BLANK)
    next_part = line_end - len(follows)
    if source.text[start] != "#":  # after something else in the same comment
        return Edit(_back(source, start, _BLANK + ";"), end if follows else line_end, "")
    if follows.startswith("#"):
        return Edit(start, next_part, "")
    if follows:  # `;`
        first = end - len(source.text[start + 1 : end].lstrip(_BLANK))
        return Edit(first, line_end - len(follows[1:].lstrip(_BLANK)), "")
    start = _back(source, start, _BLANK)
    if start == source.line_starts[source.position(start)[0] - 1]:
        return Edit(start, _next_line(source, line_end), "")
    return Edit(start, line_end, "")


def _without_name(names: Sequence[Name], index: int) -> Edit:
    if index + 1 < len(names):
        return Edit(names[index].span.start, names[index + 1].span.start, "")
    return Edit(names[index - 1].span.end, names[index].span.end, "")


def _back(source: Source, offset: int, characters: str) -> int:
    """``offset`` moved back over ``characters`` in its line."""
    line, column = source.position(offset)
    return source.line_starts[line - 1] + len(source.line(line)[:column].rstrip(characters))


def _next_line(source: Source, offset: int) -> int:
    """Offset of the line after that of ``offset``."""
    line, _ = source.position(offset)
    return source.line_starts[line] if line < len(source.line_starts) else len(source.text)
