"""Fixes applied until nothing more applies, and files replaced without ever losing one.

Only text edits are made. In one pass, of two fixes whose edits overlap or touch, or which make the same name,
the one that starts first is applied and the other waits for the next pass, where it is worked out anew: two
layers moved into the same ``__init__`` never get the same name. Statements that have nothing to do with each
other may be added at the same place. After each pass the text is parsed and linted again.
"""

from __future__ import annotations

import ast
import bisect
import gc
import os
import secrets
import stat
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.engine import InternalError, check_project
from msgraph_lint.findings import Claim, Edit, Finding, Report, Safety, apply_edits
from msgraph_lint.program.project import Project
from msgraph_lint.progress import Progress, silent
from msgraph_lint.records import dataclass, field
from msgraph_lint.source import Source, SourceError, read_bytes

MAX_PASSES = 100
"""How many passes may leave as many fixes to do as there were."""

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
    """The first, and those that left as many fixes to do as there were."""
    to_do: float = inf
    """The fewest fixes that were left to do."""
    reverted: list[str] = field(default_factory=list)
    """Codes of the rules whose fixes were taken back."""
    errors: list[InternalError] = field(default_factory=list)

    def candidates(self, findings: Iterable[Finding], unsafe: bool) -> list[Finding]:
        """Those of ``findings`` whose fixes may be applied, in source order: those about this very text."""
        about = [finding for finding in findings if finding.source.text == self.after.text]
        found = [f for f in about if f.fix and (unsafe or f.fix.safety is Safety.SAFE)]
        return [finding for finding in found if finding.code not in self.reverted]

    def advance(self, candidates: list[Finding], claimed: set[Claim]) -> None:
        """Apply the fixes of ``candidates`` that go together; the others wait for the next pass.

        ``claimed``: what the fixes of this pass claim so far, in all files.
        """
        self.passes += not self.passes or len(candidates) >= self.to_do
        self.to_do = min(self.to_do, len(candidates))
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
        fixed = _compatible(candidates, claimed)
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
    *,
    jobs: int | None = None,
    progress: Progress = silent,
) -> Fixes:
    """The fixes of ``paths``, worked out in memory; ``overlay`` gives text that is not on disk.

    ``jobs`` and ``progress``: as for :func:`check_project`.
    """
    project = Project.around(map(Path, paths), overlay)
    is_given = project.linted.__contains__
    files: dict[str, FixedFile] = {}
    latest: dict[str, Report] = {}
    to_check = list(paths)
    while to_check:
        found = check_project(
            project.focused(to_check), to_check, settings, is_given=is_given, jobs=jobs, progress=progress
        )
        latest |= found.by_file(to_check, project.index.imported_by)
        claimed: set[Claim] = set()
        texts: dict[str, Source] = {}
        for path in to_check:
            if findings := latest[path].findings:
                source = findings[0].source
                file = files.get(path) or FixedFile(source, source, findings)
                if candidates := file.candidates(findings, unsafe):
                    file.advance(candidates, claimed)
                    files[path] = file
                    texts[path] = file.after
        to_check = []
        if texts:  # what is changed is checked again, with what it may have changed elsewhere
            project = project.renewed(texts)
            near = project.related(map(os.path.abspath, texts))
            to_check = [path for path in paths if os.path.abspath(path) in near]
        if not gc.isenabled():  # else that happens by itself
            gc.collect()
    report = Report.of(latest.values())
    for file in files.values():
        report.errors += file.errors
    return Fixes(report, files)


def _compatible(findings: Iterable[Finding], claimed: set[Claim]) -> list[Finding]:
    """The findings, first come first served, whose fixes go together; ``claimed`` grows by their claims."""
    chosen: list[Finding] = []
    taken = _Taken()
    for finding in sorted(findings, key=_place):
        claims = finding.fix.claims if finding.fix else frozenset()
        edits = [edit for edit in _edits(finding) if not (_is_import(edit) and edit in taken.edits)]
        if claims.isdisjoint(claimed) and all(map(taken.leaves_room, edits)):
            chosen.append(finding)
            claimed |= claims
            for edit in edits:
                taken.add(edit)
    return chosen


def _place(finding: Finding) -> tuple[int, tuple[str, int, int, str, str]]:
    return min(edit.start for edit in _edits(finding)), finding.sort_key


def _edits(finding: Finding) -> tuple[Edit, ...]:
    return finding.fix.edits if finding.fix else ()


class _Taken:
    """The edits of one pass so far."""

    def __init__(self) -> None:
        self.edits: set[Edit] = set()
        self._sorted: list[Edit] = []
        self._names: dict[int, _Names | None] = {}
        """Place -> what the statements added there bind and mention; ``None`` where there are other edits."""

    def leaves_room(self, edit: Edit) -> bool:
        """Whether ``edit`` touches no other, or adds statements that those added there do not concern."""
        index = bisect.bisect(self._sorted, edit)
        around = self._sorted[max(index - 1, 0) : index + 1]
        if all(other.end < edit.start or edit.end < other.start for other in around):
            return True
        there, names = self._names.get(edit.start), _Names.of(edit)
        return there is not None and names is not None and there.is_apart(names)

    def add(self, edit: Edit) -> None:
        self.edits.add(edit)
        bisect.insort(self._sorted, edit)
        names = _Names.of(edit)
        for place in {edit.start, edit.end}:
            there = self._names.get(place, _Names())
            self._names[place] = there | names if there is not None and names is not None else None


@dataclass(frozen=True)
class _Names:
    """What added statements bind, and all that they mention."""

    bound: frozenset[str] = frozenset()
    mentioned: frozenset[str] = frozenset()

    @classmethod
    def of(cls, edit: Edit) -> _Names | None:
        """Of the assignments and imports that ``edit`` adds; ``None`` when it does something else."""
        text = edit.text
        if edit.start != edit.end or not (text.splitlines() != [text] or text.endswith("; ")):
            return None
        try:
            added = ast.parse("\n".join(line.strip() for line in text.strip().splitlines())).body
        except SyntaxError:
            return None
        bound, mentioned = set[str](), set[str]()
        for statement in added:
            if isinstance(statement, ast.Assign):
                bound.update(map(ast.unparse, statement.targets))
            elif isinstance(statement, (ast.Import, ast.ImportFrom)):
                bound.update(each.asname or each.name.partition(".")[0] for each in statement.names)
            else:
                return None
            named = (part for part in ast.walk(statement) if isinstance(part, (ast.Name, ast.Attribute)))
            mentioned.update(map(ast.unparse, named))
        return cls(frozenset(bound), frozenset(mentioned | bound))

    def is_apart(self, other: _Names) -> bool:
        """Whether neither binds what the other mentions."""
        return self.bound.isdisjoint(other.mentioned) and other.bound.isdisjoint(self.mentioned)

    def __or__(self, other: _Names) -> _Names:
        return _Names(self.bound | other.bound, self.mentioned | other.mentioned)


def _is_import(edit: Edit) -> bool:
    """Whether ``edit`` inserts an import: the one insert that two fixes can share."""
    is_insert, one_line = edit.start == edit.end, len(edit.text.splitlines()) == 1
    return is_insert and one_line and edit.text.startswith(("import ", "from "))


def _apply(source: Source, findings: Iterable[Finding]) -> Source | None:
    """``source`` with the fixes of ``findings``; ``None`` when the result is not valid Python."""
    try:
        text = apply_edits(
            source.text, list(dict.fromkeys(edit for finding in findings for edit in _edits(finding)))
        )
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
    except UnicodeError:
        reason = f"not fixed: the encoding {before.encoding} cannot be written"
    raise SourceError(before.path, reason)


def replace_file(before: Source, text: str) -> None:
    """Make ``text`` the content of the file that ``before`` was read from, in one step.

    At any moment, whatever ends this process or the machine, the file is either the old or the new one: the
    text is written to ``.msgraph-lint-*.tmp`` beside it, which then takes its place. Only a kill leaves that
    behind. Mode, owner, access list and other extended attributes are kept, and a link stays a link. A file
    that holds ``text`` already, because another run was faster, is left alone.

    Raises:
        SourceError: nothing was written.
    """
    path = Path(os.path.realpath(before.path))
    data = encode_fixed(before, text)
    try:
        if _holds(path, data, before):
            return
        status = path.stat()
        if not (status.st_mode & 0o222 and os.access(path, os.W_OK)):
            raise SourceError(before.path, "not fixed: the file is read-only")
        if status.st_nlink > 1:
            reason = f"the file has {status.st_nlink} names (hard links), of which one would change"
            raise SourceError(before.path, f"not fixed: {reason}")
        temporary = path.with_name(f".msgraph-lint-{secrets.token_hex(8)}.tmp")
        try:
            with open(temporary, "xb", opener=_private) as file:
                file.write(data)
                file.flush()
                _keep_metadata(path, status, file.fileno())
                os.fsync(file.fileno())
            if not _holds(path, data, before):
                os.replace(temporary, path)
        finally:
            with suppress(OSError):  # it is gone once it took the place of the file
                temporary.unlink()
    except OSError as error:
        raise SourceError(before.path, f"not fixed: cannot write: {error.strerror or error}") from None
    _sync_folder(path.parent)


def _private(path: str, flags: int) -> int:
    """Opens a file that nobody else may read: it has the mode of no other file yet."""
    return os.open(path, flags, 0o600)


def _keep_metadata(path: Path, status: os.stat_result, descriptor: int) -> None:
    """Give the open file the owner, the mode and the extended attributes of ``path``.

    Security labels are the system's to set.

    Raises:
        OSError: one of them cannot be kept.
    """
    if sys.platform == "win32":
        return
    created = os.fstat(descriptor)
    if (created.st_uid, created.st_gid) != (status.st_uid, status.st_gid):
        try:
            os.chown(descriptor, status.st_uid, status.st_gid)
        except OSError as error:
            raise OSError(error.errno, "its owner and group cannot be kept") from None
    os.chmod(descriptor, stat.S_IMODE(status.st_mode))
    if sys.platform == "linux":
        wanted, given = _extended_attributes(path), _extended_attributes(descriptor)
        for name in given.keys() - wanted.keys():  # the access list that new files get in this folder
            os.removexattr(descriptor, name)
        for name, value in wanted.items():
            if given.get(name) != value:
                os.setxattr(descriptor, name, value)


def _extended_attributes(file: Path | int) -> dict[str, bytes]:
    if sys.platform != "linux":
        return {}
    try:
        names = [name for name in os.listxattr(file) if not name.startswith("security.")]
        return {name: os.getxattr(file, name) for name in names}
    except OSError:  # a file system without
        return {}


def _sync_folder(folder: Path) -> None:
    """Have the new file survive a crash of the machine, where the file system can be asked to."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _holds(path: Path, data: bytes, before: Source) -> bool:
    """Whether the file holds ``data`` already.

    Raises:
        SourceError: it holds neither that nor what was read, byte for byte.
    """
    found = read_bytes(path)
    if found == data:
        return True
    with suppress(UnicodeError):
        if found == before.encode(before.text):
            return False
    try:
        same = Source.decode(before.path, found).text == before.text
    except SourceError:
        same = False
    reason = "the file changed while it was being checked"
    if same:
        reason = f"the encoding {before.encoding} does not keep every byte"
    raise SourceError(before.path, f"not fixed: {reason}")
