"""What the linter says about a program, against the truth about it."""

from __future__ import annotations

import re
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_project
from msgraph_lint.findings import Confidence
from msgraph_lint.oracle.compare import PYNATIVE_ERROR
from msgraph_lint.program.project import Project
from msgraph_lint.targets import Outcome, SyntaxLevel, Target

from .program import Program
from .truth import Measured, Truth

ERROR, DIVERGES, FALLS_BACK, OK = (
    each.value for each in (Outcome.ERROR, Outcome.DIVERGES, Outcome.FALLS_BACK, Outcome.OK)
)
_WORST_FIRST = (ERROR, DIVERGES, FALLS_BACK, OK)


@dataclass(frozen=True, slots=True)
class Said:
    """A finding."""

    file: str
    line: int
    last_line: int
    code: str
    outcome: str
    confidence: Confidence
    message: str
    cause: tuple[str, int] | None = None
    """Where that stands which makes it fail, if it is elsewhere."""

    @property
    def key(self) -> tuple[str, ...]:
        """What it says, without places."""
        return self.file, self.code, self.outcome, re.sub(r"\d+", "#", self.message)

    def covers(self, file: str, line: int) -> bool:
        return self.file == file and self.line <= line <= self.last_line


@dataclass(frozen=True, slots=True)
class Spoken:
    """All that the linter says about a program on one level, down to medium confidence."""

    findings: Sequence[Said]
    failures: Sequence[str] = ()
    """Crashes of the linter."""

    def at(self, confidence: Confidence) -> list[Said]:
        """The findings that are reported at ``confidence``."""
        if confidence is Confidence.MEDIUM:
            return list(self.findings)
        return [each for each in self.findings if each.confidence is Confidence.HIGH]

    def new_since(self, before: Spoken) -> Spoken:
        """Without what was said of the program before a bug was put in."""
        known = Counter(each.key for each in before.findings)
        new = []
        for each in self.findings:
            if known[each.key]:
                known[each.key] -= 1
            else:
                new.append(each)
        return Spoken(new, self.failures)


def lint(program: Program, version: str, levels: Iterable[SyntaxLevel]) -> dict[SyntaxLevel, Spoken]:
    """What the linter says for ``version`` about the files that the program shows, level by level."""
    with tempfile.TemporaryDirectory(prefix="msgraph-differential-") as folder:
        program.write(Path(folder))
        return lint_files(Path(folder), program.shown or program.files, version, levels)


def lint_files(
    folder: Path, files: Iterable[str], version: str, levels: Iterable[SyntaxLevel]
) -> dict[SyntaxLevel, Spoken]:
    """The same for ``files`` below ``folder``."""
    paths = {str((folder / name).resolve()): name for name in files}
    project = Project.around(map(Path, paths))
    spoken = {}
    for level in levels:
        target = Target.parse(version, level.value)
        report = check_project(project, list(paths), Settings(target=target, confidence=Confidence.MEDIUM))
        findings = [
            Said(
                paths[str(Path(each.path).resolve())],
                each.start[0],
                each.end[0],
                each.code,
                each.outcome.value,
                each.confidence,
                each.message,
                _place(each.cause, paths),
            )
            for each in report.findings
            if not each.rule.is_about_comments
        ]
        spoken[level] = Spoken(findings, [str(error) for error in report.errors])
    return spoken


def _place(cause: str, paths: Mapping[str, str]) -> tuple[str, int] | None:
    """``path:line`` as a file of the program, and the line."""
    path, _, line = cause.rpartition(":")
    file = paths.get(str(Path(path).resolve())) if path else None
    return (file, int(line)) if file is not None else None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the linter says about a program on one level at one confidence, and the truth."""

    measured: Measured
    findings: Sequence[Said]

    @property
    def predicted(self) -> str:
        """The worst outcome that is reported."""
        return min((each.outcome for each in self.findings), key=_WORST_FIRST.index, default=OK)

    @property
    def kind(self) -> str:
        """One word: how the two agree.

        ``found``, ``wrong severity`` (something else is reported where it fails or differs), ``missed``,
        ``false error``, ``false alarm`` (something milder on what is all right), ``noted`` (a fallback, said
        or not, as anything but an error), ``ok``, ``set apart`` (PyNative fails too).
        """
        measured, predicted = self.measured.outcome, self.predicted
        if measured == PYNATIVE_ERROR:
            return "set apart"
        if self.measured.is_bad:
            if predicted == OK:
                return "missed"
            return "found" if predicted == measured else "wrong severity"
        if predicted == ERROR:
            return "false error"
        if predicted == DIVERGES or (measured == OK and predicted == FALLS_BACK):
            return "false alarm"
        return "noted" if measured == FALLS_BACK else "ok"


def judge(
    truth: Truth, spoken: Mapping[SyntaxLevel, Spoken], confidence: Confidence
) -> dict[SyntaxLevel, Verdict]:
    """The verdict on each level that the linter was asked about."""
    return {level: Verdict(truth[level], each.at(confidence)) for level, each in spoken.items()}
