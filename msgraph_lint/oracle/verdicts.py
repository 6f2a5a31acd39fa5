"""What MindSpore does with a network, held against what the linter says of it."""

from __future__ import annotations

import enum
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from msgraph_lint.compile_errors import CompileError
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_project
from msgraph_lint.findings import Finding
from msgraph_lint.oracle.confirm import Seen
from msgraph_lint.paths import relative
from msgraph_lint.program.project import Project
from msgraph_lint.reports import lookup
from msgraph_lint.scopes import around
from msgraph_lint.source import Source, SourceError
from msgraph_lint.targets import Outcome, SyntaxLevel, Target

_SILENCING = re.compile(r"noqa|msgraph-lint(?=\s*:)|pylint(?=\s*:)", re.IGNORECASE)


class Verdict(enum.Enum):
    """What MindSpore says about a finding."""

    CONFIRMED = "confirmed"
    """It fails, differs or falls back, and that is why, as far as its message tells."""
    UNDECIDED = "not decided"
    """It stops at something else before, or PyNative's results vary too."""
    NOT_CONFIRMED = "not confirmed"
    """It does not do what the finding says."""


@dataclass(frozen=True)
class Judgement:
    """What came out."""

    seen: Seen
    findings: Sequence[tuple[Finding, Verdict]]
    missed: Sequence[tuple[SyntaxLevel, str]]
    """Where MindSpore fails or differs and nothing is found: the level, and what MindSpore says or does."""
    unclear: Sequence[tuple[SyntaxLevel, str]] = ()
    """The same where something is found that may be why."""
    errors: Sequence[Exception] = ()
    """What the linter could not look at."""

    def having(self, verdict: Verdict) -> list[Finding]:
        """The findings with this verdict."""
        return [finding for finding, each in self.findings if each is verdict]

    @property
    def agrees(self) -> bool:
        """Whether nothing speaks against the linter."""
        return not (self.missed or self.having(Verdict.NOT_CONFIRMED))

    @property
    def subject(self) -> str:
        """What the two do not agree on, in one line."""
        if self.missed:
            level, said = self.missed[0]
            return f"Missed at {level.value}: {said.splitlines()[0]}"
        found = self.having(Verdict.NOT_CONFIRMED)
        return f"Not confirmed: {', '.join(dict.fromkeys(finding.code for finding in found))}"


def judge(seen: Seen) -> Judgement:
    """The linter's findings in the code that ran, or that MindSpore names, and what it misses there."""
    findings, errors = _found(seen)
    judging = _Judging(seen, findings)
    for level in seen.levels:
        judging.look_at(level)
    verdicts = [(finding, judging.verdict(finding)) for finding in findings]
    return Judgement(seen, verdicts, judging.missed, judging.unclear, errors)


@dataclass
class _Judging:
    """Goes from level to level."""

    seen: Seen
    findings: Sequence[Finding]
    missed: list[tuple[SyntaxLevel, str]] = field(default_factory=list)
    unclear: list[tuple[SyntaxLevel, str]] = field(default_factory=list)
    confirmed: set[int] = field(default_factory=set)
    """The findings that are, by `id`."""
    told: set[str] = field(default_factory=set)
    """What MindSpore said at milder levels."""

    def look_at(self, level: SyntaxLevel) -> None:
        """See what explains what happens at ``level``."""
        outcome = self.seen.at(level).outcome
        expected = [each for each in self.findings if _at(each, self.seen, level) == Outcome(outcome)]
        error = self.seen.error(level)
        is_last = level is self.seen.levels[-1]
        if outcome == Outcome.DIVERGES.value and not self.seen.is_random:
            self._explain(level, self.seen.at(level).note, expected, expected)
        elif error and (outcome == Outcome.ERROR.value or is_last):
            self._explain(level, error.message, _explaining(error, expected), expected)

    def _explain(
        self, level: SyntaxLevel, said: str, why: Sequence[Finding], expected: Sequence[Finding]
    ) -> None:
        self.confirmed.update(map(id, why))
        if not why and said not in self.told:
            (self.unclear if expected else self.missed).append((level, said))
        self.told.add(said)

    def verdict(self, finding: Finding) -> Verdict:
        """What MindSpore says about ``finding``, by the mildest level that it holds for."""
        if id(finding) in self.confirmed:
            return Verdict.CONFIRMED
        for level in self.seen.levels:
            said, seen = _at(finding, self.seen, level), self.seen.at(level).outcome
            if said is Outcome.ERROR:
                return Verdict.UNDECIDED if seen == Outcome.ERROR.value else Verdict.NOT_CONFIRMED
            if said is Outcome.DIVERGES:
                can_tell = seen != Outcome.ERROR.value and not self.seen.is_random
                return Verdict.NOT_CONFIRMED if can_tell else Verdict.UNDECIDED
            if said is Outcome.FALLS_BACK and level is self.seen.levels[-1]:
                return Verdict.UNDECIDED if seen == Outcome.ERROR.value else Verdict.NOT_CONFIRMED
        return Verdict.UNDECIDED


def _at(finding: Finding, seen: Seen, level: SyntaxLevel) -> Outcome | None:
    """What the finding says of ``level``."""
    return finding.outcomes.get(Target(seen.target.version, level))


def _explaining(error: CompileError, findings: Sequence[Finding]) -> list[Finding]:
    """The findings that ``error`` is about, as far as it tells: by its rule and place, or by one of them."""
    codes = {rule.code for rule in lookup.find_rules(error.message)}
    by_rule = [each for each in findings if each.code in codes]
    near = [each for each in by_rule if _distance(each, error) is not None]
    if near:
        least = min(distance for each in near if (distance := _distance(each, error)) is not None)
        return [each for each in near if _distance(each, error) == least]
    return [each for each in findings if _distance(each, error) == 0] or by_rule


def _distance(finding: Finding, error: CompileError) -> int | None:
    """Lines between the finding and the nearest that ``error`` names in its function; None: names none."""
    (first, _), (last, _) = finding.start, finding.end
    scope = around(finding.source, first)
    return min(
        (
            max(first - line, line - last, 0)
            for path, line in error.places
            if _is_same(path, finding.path) and around(finding.source, line) == scope
        ),
        default=None,
    )


def _is_same(path: str, other: str) -> bool:
    return os.path.realpath(path) == os.path.realpath(other)


# --- what the linter says


def _found(seen: Seen) -> tuple[list[Finding], list[SourceError]]:
    """What is found in the code that ran, or that MindSpore names: silenced or not, and at each level."""
    named = {path for level in seen.levels if (e := seen.error(level)) for path, _ in e.places}
    files = sorted({str(relative(Path(path))) for path in {*seen.ran, *named} if os.path.isfile(path)})
    overlay = {path: source for path in files if (source := _without_comments(path)) is not None}
    *others, last = (Target(seen.target.version, level) for level in seen.levels)
    settings = Settings(target=last, older_targets=tuple(others), level_is_chosen=True)
    report = check_project(Project.around(map(Path, files), overlay), files, settings)
    findings = [
        each
        for each in report.findings
        if not (each.rule.is_about_comments or each.rule.is_about_all_code) and _concerns(seen, each)
    ]
    return findings, report.errors


def _without_comments(path: str) -> Source | None:
    """The text with comments that silence nothing, and everything where it is."""
    try:
        text = Source.read(Path(path)).text
    except SourceError:
        return None
    return Source(path, _SILENCING.sub(lambda match: "x" * len(match[0]), text))


def _concerns(seen: Seen, finding: Finding) -> bool:
    """Whether the lines of ``finding`` ran in PyNative, or MindSpore names one of them."""
    lines = set(range(finding.start[0], finding.end[0] + 1))
    ran = (numbers for path, numbers in seen.ran.items() if _is_same(path, finding.path))
    if any(not lines.isdisjoint(numbers) for numbers in ran):
        return True
    errors = filter(None, map(seen.error, seen.levels))
    return any(_is_same(path, finding.path) and line in lines for e in errors for path, line in e.places)
