"""Comments that silence nothing."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.judging import Comments
from msgraph_lint.rules import Rule

RULE = Rule("MSG901", "unused-suppression", "a comment silences nothing", default=False)


def check_comments(comments: Comments) -> Iterator[Finding]:
    for suppression in comments.suppressions:
        for name in suppression.names:
            if name in comments.judge.idle:
                text = comments.source.text[name.span.start : name.span.end]
                yield Finding.in_comment(RULE, comments.source, name.span, f"`{text}` silences nothing")
