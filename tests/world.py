"""Whole trees of real code: no crash, no finding outside graph code, no file altered, no fix that harms.

``python -m tests.world PATH …`` takes packages and folders of packages, such as ``site-packages``. Each
package is checked in a process of its own with every rule, for the oldest and the newest MindSpore, and then
fixed in memory, without and with unsafe fixes. The exit code is 1 when something failed.
"""

from __future__ import annotations

import ast
import hashlib
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.engine import InternalError, check_project
from msgraph_lint.findings import Confidence, Finding, Report, Safety, apply_edits
from msgraph_lint.fixing import FixedFile, encode_fixed, fix_files
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.program.project import Project
from msgraph_lint.registry import registry
from msgraph_lint.source import Source, SourceError, Span
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Target

SETTINGS = Settings(
    target=DEFAULT_TARGET,
    older_targets=(Target.parse(MEASURED_VERSIONS[0]),),
    select=frozenset(registry()),
    confidence=Confidence.MEDIUM,
)
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class Package:
    """Files that are linted together."""

    name: str
    files: tuple[str, ...]


@dataclass
class Row:
    """What came of one package."""

    package: str
    files: int = 0
    unreadable: int = 0
    functions: int = 0
    findings: int = 0
    safe: int = 0
    """Fixes that were applied where only safe ones were asked for."""
    unsafe: int = 0
    """Unsafe fixes that were applied where all were asked for."""
    failures: list[str] = field(default_factory=list)

    def __add__(self, other: Row) -> Row:
        return Row(
            self.package,
            *(getattr(self, name) + getattr(other, name) for name in COLUMNS[1:-1]),
            [*self.failures, *other.failures],
        )

    @property
    def cells(self) -> list[str]:
        counts = [str(getattr(self, name)) for name in COLUMNS[1:-1]]
        return [self.package, *counts, str(len(self.failures))]


COLUMNS = ("package", "files", "unreadable", "functions", "findings", "safe", "unsafe", "failures")


def packages(path: Path) -> Iterator[Package]:
    """The packages in ``path``; a folder that is no package is looked into, and its own files go together."""
    if path.is_file() or (path / "__init__.py").exists():
        files = [path] if path.is_file() else sorted(path.rglob("*.py"))
        yield Package(path.name, tuple(map(str, files)))
        return
    if loose := sorted(path.glob("*.py")):
        yield Package(f"{path.name}/*.py", tuple(map(str, loose)))
    for folder in sorted(each for each in path.iterdir() if each.is_dir() and not each.is_symlink()):
        yield from packages(folder)


def check(package: Package) -> Row:
    """All that must hold for ``package``."""
    row = Row(package.name, len(package.files))
    before = _hashes(package.files)
    project = Project.around(map(Path, package.files))
    report = check_project(project, package.files, SETTINGS)
    row.functions, row.findings = report.functions.total(), len(report.findings)
    row.unreadable = sum(not isinstance(error, InternalError) for error in report.errors)
    row.failures += _wrong_errors(report.errors)
    row.failures += _outside_graph_code(project, report)
    if row.functions and not _mentions_mindspore(package.files):
        row.failures.append(f"{package.name}: graph code in a package that does not mention MindSpore")
    for unsafe in (False, True):
        offered = {f.fix.safety for f in report.findings if f.fix is not None}
        if Safety.SAFE in offered or (unsafe and offered):
            applied, failures = _fixed(report.findings, unsafe)
            row.safe += sum(not unsafe for _ in applied)
            row.unsafe += sum(unsafe and _safety(finding) is Safety.UNSAFE for finding in applied)
            row.failures += [f"{failure} ({'all' if unsafe else 'safe'} fixes)" for failure in failures]
    after = _hashes(package.files)
    row.failures += [f"{path}: altered without being asked" for path in before if before[path] != after[path]]
    return row


def _safety(finding: Finding) -> Safety | None:
    return finding.fix.safety if finding.fix is not None else None


def _hashes(paths: Iterable[str]) -> dict[str, str]:
    return {path: hashlib.sha256(Path(path).read_bytes()).hexdigest() for path in paths}


def _mentions_mindspore(paths: Iterable[str]) -> bool:
    return any(b"mindspore" in Path(path).read_bytes() for path in paths)


def _wrong_errors(errors: Iterable[SourceError]) -> Iterator[str]:
    """Failures of our own, and files that Python can read although we say that it cannot."""
    for error in errors:
        if isinstance(error, InternalError) or _python_parses(Path(error.path).read_bytes()):
            yield str(error)


def _python_parses(data: bytes) -> bool:
    try:
        ast.parse(data)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


def _outside_graph_code(project: Project, report: Report) -> Iterator[str]:
    """Findings that lie in nothing that is compiled on a target, nor in the ``__init__`` of such a Cell."""
    compiled: dict[str, list[Span]] = {}
    for target in SETTINGS.targets:
        for function in GraphCode(project, target, SETTINGS.confidence).functions():
            owner = function.info.owner
            beside = [
                owner.methods[name] for name in ("__init__", "bprop") if owner and name in owner.methods
            ]
            source = function.module.source
            spans = (source.span(info.node) for info in (function.info, *beside))
            compiled.setdefault(source.path, []).extend(spans)
    for finding in report.findings:
        if finding.rule.is_about_comments or finding.rule.is_about_all_code:
            continue
        spans = compiled.get(finding.path, [])
        if not any(span.start <= finding.span.start and finding.span.end <= span.end for span in spans):
            yield f"{_place(finding)} is outside of graph code"


def _place(finding: Finding) -> str:
    return f"{finding.path}:{finding.start[0]}: {finding.code}"


def _fixed(found: list[Finding], unsafe: bool) -> tuple[list[Finding], list[str]]:
    """The fixes that were applied in the files with fixable findings, and what is wrong with the result."""
    paths = sorted({finding.path for finding in found if finding.fix is not None})
    fixes = fix_files(paths, SETTINGS, unsafe)
    failures = list(_wrong_errors(fixes.report.errors))
    for file in fixes.changed:
        failures += _wrong_text(file)
    failures += _new_findings(found, fixes.report.findings)
    left = [f for f in fixes.report.findings if _safety(f) is Safety.SAFE or (unsafe and f.fix is not None)]
    failures += [f"{_place(finding)}: a fix is offered and not applied" for finding in left]
    again = fix_files(paths, SETTINGS, unsafe, {file.before.path: file.after for file in fixes.changed})
    failures += [f"{file.before.path}: fixed again by a second run" for file in again.changed]
    return fixes.applied, failures


def _wrong_text(file: FixedFile) -> Iterator[str]:
    """What is wrong with the text of a file after fixing."""
    path, before, after = file.before.path, file.before, file.after
    if not _python_parses(encode_fixed(before, after.text)):
        yield f"{path}: does not parse after fixing"
    if Source.decode(path, encode_fixed(before, after.text)).text != after.text:
        yield f"{path}: is not what was fixed once it is written"
    removes = any(finding.rule.is_about_comments for finding in file.applied)
    lost = Counter(before.comments.values()) - Counter(after.comments.values())
    if lost and not removes:
        yield f"{path}: lost comments: {', '.join(lost)}"
    if _rewritten(file) != after.text:
        yield f"{path}: differs outside of the edits"
    if set(_LINE_END.findall(after.text)) - set(_LINE_END.findall(before.text)):
        yield f"{path}: another line end than before"


def _rewritten(file: FixedFile) -> str:
    """The text that the edits of the applied fixes make, pass by pass."""
    text = file.before.text
    passes: dict[Source, list[Finding]] = {}
    for finding in file.applied:
        passes.setdefault(finding.source, []).append(finding)
    for source, findings in passes.items():
        if source.text != text:
            return f"a pass starts from another text than the pass before left: {source.path}"
        edits = dict.fromkeys(edit for finding in findings if finding.fix for edit in finding.fix.edits)
        text = apply_edits(text, list(edits))
    return text


def _new_findings(before: Iterable[Finding], after: Iterable[Finding]) -> Iterator[str]:
    """Rules that find more in a file than before it was fixed."""
    counts = [Counter((finding.path, finding.code) for finding in found) for found in (before, after)]
    for (path, code), number in (counts[1] - counts[0]).items():
        yield f"{path}: fixing makes {number} more findings of {code}"


def check_all(found: Iterable[Package]) -> Iterator[Row]:
    """One row a package, each from a process of its own."""
    for package in found:
        with ProcessPoolExecutor(1) as pool:
            try:
                yield pool.submit(check, package).result()
            except BrokenProcessPool:
                yield Row(package.name, len(package.files), failures=[f"{package.name}: the process died"])


def main(arguments: Sequence[str]) -> int:
    """Check the packages in the folders ``arguments`` and print a table; the exit code."""
    total = Row("all")
    _print(COLUMNS)
    for row in check_all(package for path in arguments for package in packages(Path(path))):
        total += row
        _print(row.cells, row.failures)
    _print(total.cells)
    return 1 if total.failures or not total.files else 0


def _print(cells: Sequence[str], failures: Iterable[str] = ()) -> None:
    line = "".join(f"{cell:>{11 if index else 36}}" for index, cell in enumerate(cells))
    sys.stdout.write("".join(f"{each}\n" for each in (line, *(f"    {failure}" for failure in failures))))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
