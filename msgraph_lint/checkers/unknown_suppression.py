"""Comments that are to silence what there is not, or that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgraph_lint.comments import ACTIONS, ALL
from msgraph_lint.findings import Finding
from msgraph_lint.judging import Comments
from msgraph_lint.rules import Rule, all_rules, rule_names

RULE = Rule("MSG902", "unknown-suppression", "a comment names no rule, or cannot be read")


def check_comments(comments: Comments) -> Iterator[Finding]:
    source = comments.source
    names = rule_names()
    known = {ALL, *names, *(code[:length] for code in all_rules() for length in range(3, 7))}
    for suppression in comments.suppressions:
        if not suppression.action:
            text = source.text[suppression.span.start : suppression.span.end]
            yield Finding.in_comment(RULE, source, suppression.span, _unreadable(text))
        for name in suppression.names:
            if suppression.is_ours(name) and known.isdisjoint({name.text, name.text.upper()}):
                hint = "" if re.match(r"MSG\d", name.text.upper()) else _hint(name.text, names)
                message = f"there is no rule `{name.text}`{hint}"
                yield Finding.in_comment(RULE, source, name.span, message)


def _unreadable(text: str) -> str:
    """What is wrong with a comment that starts as one of ours."""
    _, _, what = text.partition(":")
    word = re.match(r"\s*([\w-]*)", what)
    action = word[1] if word else ""
    if action == "skip-file":
        return "the comment silences nothing: `skip-file` stands alone"
    if action in ACTIONS:
        return f"the comment silences nothing: write `{action}=` and the rules, or `{action}` alone"
    if not action:
        return "the comment silences nothing: `disable` or the like must follow the colon"
    return f"the comment silences nothing: there is no `{action}`{_hint(action, ACTIONS)}"


def _hint(word: str, known: Iterable[str]) -> str:
    import difflib

    close = difflib.get_close_matches(word, known, n=1)
    return f"; did you mean `{close[0]}`?" if close else ""
