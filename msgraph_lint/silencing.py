"""Comments that silence findings, written where they do so: by the editor, and by ``--add-noqa``."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from msgraph_lint.comments import ALL, NOQA, OURS, suppressions
from msgraph_lint.findings import Edit, Finding, apply_edits
from msgraph_lint.source import Source, SourceError
from msgraph_lint.suppressions import noqa_line

_BLANK = " \t\f"
_ACTIONS = {OURS: "disable", NOQA: NOQA}
_COMMENTS = {OURS: "# msgraph-lint: disable={}", NOQA: "# noqa: {}"}


def silence(
    source: Source, line: int, codes: Iterable[str], tool: str = OURS, reason: str = ""
) -> Edit | None:
    """What silences the rules ``codes`` on ``line`` by a comment as ``tool`` has them.

    Codes are added to a comment that is there. ``None`` where no comment can stand, as in a string.
    """
    last = noqa_line(source, line)
    edit = _longer(source, last, codes, tool) or _new(source, last, codes, tool, reason)
    return edit if _keeps_code(source, edit) else None


def silence_all(findings: Iterable[Finding], tool: str, reason: str) -> Iterator[tuple[Source, str, int]]:
    """The text of each file with comments for its ``findings``, and how many of them that silences.

    Raises:
        SourceError: a file cannot be read any more.
    """
    by_file: dict[str, list[Finding]] = {}
    for finding in findings:
        by_file.setdefault(finding.path, []).append(finding)
    for found in by_file.values():
        source = Source.read(found[0].path)
        codes: dict[int, list[str]] = {}
        for finding in found:
            codes.setdefault(noqa_line(source, finding.start[0]), []).append(finding.code)
        edits = {
            line: silence(source, line, dict.fromkeys(each), tool, reason) for line, each in codes.items()
        }
        made = [edit for edit in edits.values() if edit is not None]
        if made:
            yield (
                source,
                apply_edits(source.text, made),
                sum(len(codes[line]) for line in edits if edits[line]),
            )


def _longer(source: Source, line: int, codes: Iterable[str], tool: str) -> Edit | None:
    """``codes`` after those in a comment that is there."""
    for each in suppressions(source):
        named = [name.text for name in each.names]
        if each.line == line and (each.tool, each.action) == (tool, _ACTIONS[tool]) and ALL not in named:
            at = each.names[-1].span.end
            return Edit(at, at, "".join(f", {code}" for code in codes if code not in named))
    return None


def _new(source: Source, line: int, codes: Iterable[str], tool: str, reason: str) -> Edit:
    start = source.line_starts[line - 1]
    text = source.line(line)
    kept = len(text.rstrip(_BLANK))
    comment = _COMMENTS[tool].format(", ".join(codes)) + (f" {reason}" if reason else "")
    return Edit(start + kept, start + len(text), f"  {comment}" if kept else comment)


def _keeps_code(source: Source, edit: Edit) -> bool:
    """Whether the code means the same with a comment more: it does not where that lands in a string."""
    after = Source(source.path, apply_edits(source.text, [edit]))
    try:
        return ast.dump(source.parse()) == ast.dump(after.parse())
    except SourceError:
        return False
