"""Fixes applied until nothing more applies, and files replaced without ever losing one.

Only text edits are made. In one pass, of two fixes whose edits overlap or touch the one that starts first is
applied and the other waits for the next pass, where it is worked out anew: two layers moved into the same
``__init__`` never get the same name. After each pass the text is parsed and linted again.
"""

from __future__ import annotations

import bisect
import os
import stat
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.engine import InternalError, Report, check_project
from msgraph_lint.findings import Edit, Finding, Safety, apply_edits
from msgraph_lint.graph.project import Project
from msgraph_lint.source import Source, SourceError

MAX_PASSES = 100

Replace = Callable[[Source, str], None]
"""Puts a text in the place of a file; raises :class:`SourceError` when it cannot."""


@dataclass(frozen=True, slots=True)
class FixResult:
    """One text after fixing."""

    text: str
    applied: list[Finding]
    report: Report
    """What is still found in the text."""
    reverted: list[str]
    """Codes of the rules whose fixes were taken back."""


@dataclass
class FixedFile:
    """One file while it is fixed."""

    before: Source
    after: Source
    found: list[Finding]
    """What was found before fixing."""
    applied: list[Finding] = field(default_factory=list)
    passes: int = 0
    reverted: list[str] = field(default_factory=list)
    """Codes of the rules whose fixes were taken back."""
    errors: list[InternalError] = field(default_factory=list)

    def candidates(self, findings: Iterable[Finding], unsafe: bool) -> list[Finding]:
        """Those of ``findings`` whose fixes may be applied, in source order."""
        found = [f for f in findings if f.fix and (unsafe or f.fix.safety is Safety.SAFE)]
        return [finding for finding in found if finding.code not in self.reverted]

    def advance(self, candidates: list[Finding]) -> None:
        """Apply the fixes of ``candidates`` that go together; the others wait for the next pass."""
        self.passes += 1
        if self.passes > MAX_PASSES:
            codes = ", ".join(sorted({finding.code for finding in candidates}))
            reason = (
                f"internal error: the fixes of {codes} come to no end, file left as it was; please report it"
            )
            self.errors.append(InternalError(self.before.path, reason))
            self.reverted += sorted({finding.code for finding in self.applied})
            self.after = self.before
            self.applied.clear()
            return
        fixed = _compatible(candidates)
        after = _apply(self.after, fixed)
        if after is None:
            fixed = self._without_culprits(fixed)
            after = _apply(self.after, fixed)
        if after is not None:
            self.after = after
            self.applied += fixed

    def _without_culprits(self, findings: list[Finding]) -> list[Finding]:
        """Those of ``findings`` whose fixes leave valid Python, tried one by one.

        A fix that only fails together with the others waits for the next pass.
        """
        kept: list[Finding] = []
        for finding in findings:
            if _apply(self.after, [*kept, finding]):
                kept.append(finding)
            elif not _apply(self.after, [finding]) and finding.code not in self.reverted:
                self.reverted.append(finding.code)
                rule = f"{finding.code} ({finding.rule.name})"
                reason = (
                    f"internal error in {rule}: its fix left no valid Python and was undone; please report it"
                )
                self.errors.append(InternalError(finding.path, reason, finding.start[0]))
        return kept


@dataclass
class Fixes:
    """What fixing some files came to; nothing is written yet."""

    report: Report
    """What is still found once the fixes are applied."""
    files: dict[str, FixedFile]
    """Files with fixes that were tried, by path."""

    @property
    def changed(self) -> list[FixedFile]:
        """The files that fixes change."""
        return [file for file in self.files.values() if file.applied]

    @property
    def applied(self) -> list[Finding]:
        return [finding for file in self.files.values() for finding in file.applied]

    def write(self, replace: Replace | None = None) -> None:
        """Replace the changed files, on disk or as said; one that cannot be replaced counts as not fixed."""
        for file in self.changed:
            try:
                (replace or replace_file)(file.before, file.after.text)
            except SourceError as error:
                self.report.errors.append(error)
                others = [finding for finding in self.report.findings if finding.path != file.before.path]
                self.report.findings = sorted(others + file.found, key=lambda finding: finding.sort_key)
                file.applied.clear()


def fix_text(path: str, text: str, settings: Settings, unsafe: bool = False) -> FixResult:
    """``text``, seen as the content of the file ``path`` (which need not exist), with its fixes applied."""
    return _result(Source(path, text), fix_files([path], settings, unsafe, {path: Source(path, text)}))


def fix_file(path: Path, settings: Settings, unsafe: bool = False) -> FixResult:
    """The file ``path`` with its fixes applied, on disk too.

    Raises:
        SourceError: the file cannot be read or decoded.
    """
    source = Source.read(path)
    fixes = fix_files([str(path)], settings, unsafe, {str(path): source})
    fixes.write()
    return _result(source, fixes)


def _result(source: Source, fixes: Fixes) -> FixResult:
    file = fixes.files.get(source.path)
    if file is None:
        return FixResult(source.text, [], fixes.report, [])
    text = file.after.text if file.applied else source.text
    return FixResult(text, file.applied, fixes.report, list(file.reverted))


def fix_files(
    paths: Sequence[str],
    settings: Settings,
    unsafe: bool = False,
    overlay: Mapping[str, Source] | None = None,
) -> Fixes:
    """The fixes of ``paths``, worked out in memory; ``overlay`` gives text that is not on disk."""
    texts = dict(overlay or {})
    files: dict[str, FixedFile] = {}
    while True:
        report = check_project(Project.around(map(Path, paths), overlay=texts), paths, settings)
        by_path: dict[str, list[Finding]] = {}
        for finding in report.findings:
            by_path.setdefault(finding.path, []).append(finding)
        done = True
        for path, findings in by_path.items():
            source = findings[0].source
            file = files.get(path) or FixedFile(source, source, findings)
            if candidates := file.candidates(findings, unsafe):
                file.advance(candidates)
                files[path] = file
                texts[path] = file.after
                done = False
        if done:
            break
    for file in files.values():
        report.errors += file.errors
    return Fixes(report, files)


def _compatible(findings: Iterable[Finding]) -> list[Finding]:
    """The findings, first come first served, whose fixes can be applied together."""
    chosen: list[Finding] = []
    taken: list[Edit] = []
    for finding in sorted(findings, key=_place):
        edits = {edit for edit in _edits(finding) if not (_is_import(edit) and edit in taken)}
        if all(_apart(edit, taken) for edit in edits):
            chosen.append(finding)
            for edit in edits:
                bisect.insort(taken, edit)
    return chosen


def _place(finding: Finding) -> tuple[Edit, tuple[str, int, int, str, str]]:
    return min(_edits(finding), default=Edit(0, 0, "")), finding.sort_key


def _edits(finding: Finding) -> tuple[Edit, ...]:
    return finding.fix.edits if finding.fix else ()


def _apart(edit: Edit, taken: Sequence[Edit]) -> bool:
    """Whether ``edit`` neither overlaps nor touches any of the sorted ``taken``."""
    index = bisect.bisect(taken, edit)
    return all(other.end < edit.start for other in taken[max(index - 1, 0) : index]) and all(
        edit.end < other.start for other in taken[index : index + 1]
    )


def _is_import(edit: Edit) -> bool:
    """Whether ``edit`` inserts an import: the one insert that two fixes can share."""
    is_insert, one_line = edit.start == edit.end, len(edit.text.splitlines()) == 1
    return is_insert and one_line and edit.text.startswith(("import ", "from "))


def _apply(source: Source, findings: Iterable[Finding]) -> Source | None:
    """``source`` with the fixes of ``findings``; ``None`` when the result is not valid Python."""
    try:
        text = apply_edits(source.text, sorted({edit for finding in findings for edit in _edits(finding)}))
        after = Source(source.path, text, source.encoding, source.bom)
        after.parse()
    except (ValueError, SourceError):
        return None
    return after


# Files on disk


def encode_fixed(before: Source, text: str) -> bytes:
    """The bytes that make ``text`` the content of ``before``.

    Raises:
        SourceError: a character is not in the encoding of the file.
    """
    try:
        return before.encode(text)
    except UnicodeEncodeError as error:
        character = text[error.start]
        reason = f"not fixed: the encoding {before.encoding} has no {character!r} (U+{ord(character):04X})"
        raise SourceError(before.path, reason) from None


def replace_file(before: Source, text: str) -> None:
    """Make ``text`` the content of the file that ``before`` was read from, in one step.

    At any moment the file is either the old or the new one. Its mode and owner are kept, and a link stays a
    link.

    Raises:
        SourceError: nothing was written.
    """
    path = Path(os.path.realpath(before.path))
    data = encode_fixed(before, text)
    try:
        _refuse_changed(before, path)
        status = path.stat()
        if not status.st_mode & 0o222:
            raise SourceError(before.path, "not fixed: the file is read-only")
        descriptor, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(descriptor)
            with suppress(PermissionError):
                os.chown(temporary, status.st_uid, status.st_gid)
            os.chmod(temporary, stat.S_IMODE(status.st_mode))
            _refuse_changed(before, path)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise SourceError(before.path, f"not fixed: cannot write: {error.strerror or error}") from None


def _refuse_changed(before: Source, path: Path) -> None:
    """Raise :class:`SourceError` unless the file still holds what was read, byte for byte."""
    data = path.read_bytes()
    if data == before.encode(before.text):
        return
    if Source.decode(before.path, data).text == before.text:
        raise SourceError(before.path, f"not fixed: the encoding {before.encoding} does not keep every byte")
    raise SourceError(before.path, "not fixed: the file changed while it was being checked")
