"""Reports as plain lists and back: for the cache, and for what one process tells another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgraph_lint.findings import Edit, Finding, Fix, Report, Safety
from msgraph_lint.rules import all_rules
from msgraph_lint.source import Source, SourceError, Span
from msgraph_lint.targets import Outcome, Target


def encode(report: Report) -> list[Any]:
    """What ``report``, which is about one file, says."""
    return [
        [_encode_finding(finding) for finding in report.findings],
        [[error.kind, error.path, error.reason, error.line, error.column] for error in report.errors],
        report.functions.total(),
        report.unread,
        report.strict_at,
        _lines_shown(report.findings),
    ]


def _lines_shown(findings: Iterable[Finding]) -> dict[str, str]:
    """The lines that a report for people shows with ``findings`` -> what they say."""
    found: dict[str, str] = {}
    for finding in findings:
        line, _ = finding.start
        found.update((str(each), finding.source.line(each)) for each in (line - 1, line, line + 1))
    return found


class Unread(Source):
    """A file that is read when more of its text is asked for than is known; empty when it is gone by then."""

    def __init__(self, path: str) -> None:
        super().__init__(path, "")
        del self.text
        self.known_lines: Mapping[str, str] = {}
        """Number -> line."""

    def line(self, number: int) -> str:
        """The line with the 1-based ``number``, without its line end."""
        known = self.known_lines.get(str(number))
        return super().line(number) if known is None else known

    def __getattr__(self, name: str) -> Any:
        if name != "text":
            raise AttributeError(name)
        try:
            read = Source.read(self.path)
        except SourceError:
            read = Source(self.path, "")
        self.text, self.encoding, self.bom = read.text, read.encoding, read.bom
        return self.text


def decode(said: list[Any], path: str, key: str) -> Report:
    """The report on the file ``path`` with the absolute path ``key``.

    Raises:
        LookupError, TypeError, ValueError: this is not what :func:`encode` makes.
    """
    findings, errors, functions, unread, strict_at, lines = said
    report = Report()
    if functions:
        report.functions[key] = int(functions)
    if findings:
        source = Unread(path)
        source.known_lines = {str(number): str(line) for number, line in lines.items()}
        report.findings = [_decode_finding(each, source) for each in findings]
    report.errors = [_decode_error(*each) for each in errors]
    report.unread = {str(file): str(note) for file, note in unread.items()}
    report.strict_at = [str(each) for each in strict_at]
    return report


def _encode_finding(finding: Finding) -> list[Any]:
    fix = finding.fix
    return [
        finding.code,
        [finding.span.start, finding.span.end, *finding.start, *finding.end],
        finding.message,
        finding.outcome.value,
        finding.advice,
        fix and [fix.title, [[e.start, e.end, e.text] for e in fix.edits], fix.safety.value, fix.reason],
        finding.cause,
        finding.doubt,
        list(finding.chain),
        [[target.name, target.level.value, outcome.value] for target, outcome in finding.outcomes.items()],
        [[there.path, _encode_finding(there)] for there in finding.reached],
    ]


def _decode_finding(said: list[Any], source: Source) -> Finding:
    code, place, message, outcome, advice, fix, cause, doubt, chain, outcomes, reached = said
    first, last, *lines = map(int, place)
    finding = Finding(
        rule=all_rules()[code],
        source=source,
        span=Span(first, last),
        message=str(message),
        outcome=Outcome(outcome),
        advice=str(advice),
        fix=_decode_fix(*fix) if fix else None,
        cause=str(cause),
        doubt=str(doubt),
        chain=tuple(map(str, chain)),
        outcomes={Target.parse(version, level): Outcome(each) for version, level, each in outcomes},
        reached=tuple(_decode_finding(there, Unread(str(path))) for path, there in reached),
    )
    finding.start, finding.end = (lines[0], lines[1]), (lines[2], lines[3])
    return finding


def _decode_fix(title: str, edits: list[list[Any]], safety: str, reason: str) -> Fix:
    made = tuple(Edit(int(start), int(end), str(text)) for start, end, text in edits)
    return Fix(str(title), made, Safety(safety), str(reason))


def _decode_error(kind: str, path: str, reason: str, line: int, column: int) -> SourceError:
    error = SourceError(str(path), str(reason), int(line), int(column))
    error.kind = str(kind)
    return error
