"""What an editor offers to do about findings: fix, fix all, silence, explain."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence

from lsprotocol import types

from msgraph_lint.findings import Finding, Fix, Safety
from msgraph_lint.reports.terminal import one_line
from msgraph_lint.server.diagnostics import diagnostic
from msgraph_lint.server.documents import Looked
from msgraph_lint.server.positions import Positions
from msgraph_lint.silencing import silence
from msgraph_lint.source import Source

FIX_ALL = f"{types.CodeActionKind.SourceFixAll.value}.msgraph-lint"
EXPLAIN = "msgraph-lint.explain"
KINDS = (types.CodeActionKind.QuickFix, FIX_ALL)


def asks_for(kind: str, only: Sequence[str] | None) -> bool:
    """Whether an editor that asks for the kinds ``only``, or for all, asks for ``kind``."""
    return only is None or any(kind == each or kind.startswith(f"{each}.") for each in only)


class Offers:
    """What is offered in the document ``uri``."""

    def __init__(self, uri: str, version: int | None, looked: Looked, encoding: str) -> None:
        self._document = types.OptionalVersionedTextDocumentIdentifier(uri, version)
        self._looked = looked
        self._places = Positions(looked.source, encoding)

    def at(self, where: types.Range) -> Iterator[types.CodeAction]:
        """For the findings that the range ``where`` touches."""
        found = self._touching(where)
        for finding in found:
            if finding.fix is not None:
                yield self._fix(finding, finding.fix)
        for finding in found:
            if (action := self._silence(finding)) is not None:
                yield action
        for finding in {each.code: each for each in found}.values():
            yield self._explain(finding)

    def all_safe(self, after: str) -> types.CodeAction:
        """All safe fixes at once; ``after`` is the text that they lead to."""
        return types.CodeAction(
            title="msgraph-lint: apply all safe fixes",
            kind=FIX_ALL,
            edit=self._edit(list(_changes(self._looked.source, after, self._places))),
        )

    def _touching(self, where: types.Range) -> list[Finding]:
        start, end = self._places.offset(where.start), self._places.offset(where.end)
        return [
            finding
            for finding in self._looked.report.findings
            if finding.span.start <= end and start <= finding.span.end
        ]

    def _fix(self, finding: Finding, fix: Fix) -> types.CodeAction:
        is_safe = fix.safety is Safety.SAFE
        title = one_line(fix.title) + ("" if is_safe else f" (unsafe: {one_line(fix.reason)})")
        return self._quick(
            f"{finding.code}: {title}",
            finding,
            [self._places.edit(edit.start, edit.end, edit.text) for edit in fix.edits],
            is_preferred=is_safe,
        )

    def _silence(self, finding: Finding) -> types.CodeAction | None:
        edit = silence(finding.source, finding.start[0], [finding.code])
        if edit is None:
            return None
        edits = [self._places.edit(edit.start, edit.end, edit.text)]
        return self._quick(f"{finding.code}: disable for this line", finding, edits)

    def _explain(self, finding: Finding) -> types.CodeAction:
        title = f"{finding.code}: explain {finding.rule.name}"
        return types.CodeAction(
            title=title,
            kind=types.CodeActionKind.QuickFix,
            diagnostics=[diagnostic(finding, self._looked, self._places)],
            command=types.Command(title, EXPLAIN, arguments=[finding.code]),
        )

    def _quick(
        self, title: str, finding: Finding, edits: list[types.TextEdit], is_preferred: bool = False
    ) -> types.CodeAction:
        return types.CodeAction(
            title=title,
            kind=types.CodeActionKind.QuickFix,
            diagnostics=[diagnostic(finding, self._looked, self._places)],
            is_preferred=is_preferred,
            edit=self._edit(edits),
        )

    def _edit(self, edits: Sequence[types.TextEdit]) -> types.WorkspaceEdit:
        return types.WorkspaceEdit(document_changes=[types.TextDocumentEdit(self._document, list(edits))])


def _changes(before: Source, after: str, places: Positions) -> Iterator[types.TextEdit]:
    """What turns the text into ``after``, line by line, so that the cursor stays where it is."""
    old, new = before.text.splitlines(keepends=True), after.splitlines(keepends=True)
    starts = [0]
    for line in old:
        starts.append(starts[-1] + len(line))
    for tag, first, last, new_first, new_last in difflib.SequenceMatcher(None, old, new, False).get_opcodes():
        if tag != "equal":
            yield places.edit(starts[first], starts[last], "".join(new[new_first:new_last]))
