"""Text and settings in, findings out: the one engine behind every front end."""

from __future__ import annotations

import gc
import re
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.findings import Confidence, Finding, Fix, Safety
from msgraph_lint.graph.code import GraphCode, GraphFunction
from msgraph_lint.graph.project import Project
from msgraph_lint.rules import Registered, registry
from msgraph_lint.source import Source, SourceError
from msgraph_lint.suppressions import is_suppressed
from msgraph_lint.targets import Outcome, Target

_STRICT = re.compile(r"^[^#\n]*\bjit_syntax_level[\"']?\s*[=:]\s*[\w.\"']*STRICT\b", re.MULTILINE)


class InternalError(SourceError):
    """A checker or fixer of ours failed; the other findings are still there."""


@dataclass
class Report:
    """What one run found."""

    findings: list[Finding] = field(default_factory=list)
    """Sorted by place; suppressed ones and those whose outcome is ``ok`` are left out."""
    notes: list[str] = field(default_factory=list)
    """What the user should know about the run: one line each."""
    errors: list[SourceError] = field(default_factory=list)
    """Files that could not be checked, and failures of our own."""
    files: int = 0
    functions: int = 0
    """Functions of graph code in the checked files."""


def check_paths(paths: Iterable[Path], settings: Settings) -> Report:
    """Findings in the Python files ``paths`` (files, not folders)."""
    files = list(paths)
    return check_project(Project.around(files), [str(path) for path in files], settings)


def check_text(path: str, text: str, settings: Settings) -> Report:
    """Findings in ``text``, seen as the content of the file ``path`` (which need not exist)."""
    project = Project.around([Path(path)], overlay={path: Source(path, text)})
    return check_project(project, [path], settings)


def check_project(
    project: Project, paths: Iterable[str], settings: Settings, *, pylint_comments: bool = True
) -> Report:
    """Findings in the files ``paths`` of ``project``.

    ``pylint_comments``: whether pylint's own comments silence findings; pylint sees to that itself.
    """
    with _without_garbage_collection():
        return _check_project(project, paths, settings, pylint_comments)


def strict_setting(project: Project) -> str | None:
    """The first place, as ``path:line``, where the project sets ``jit_syntax_level`` to STRICT."""
    for module in project.modules():
        text = module.source.text
        if "jit_syntax_level" in text and (found := _STRICT.search(text)):
            return f"{module.source.path}:{module.source.position(found.end())[0]}"
    return None


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """Syntax trees are no garbage: looking for some in them, again and again, takes most of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _check_project(
    project: Project, paths: Iterable[str], settings: Settings, pylint_comments: bool
) -> Report:
    report = Report()
    wanted: dict[str, Source] = {}
    for path in paths:
        report.files += 1
        try:
            wanted[project.load(path).key] = project.load(path).source
        except SourceError as error:
            report.errors.append(error)
    found: dict[_Key, Finding] = {}
    checked: set[int] = set()
    for confidence, target in product(_confidences(settings), settings.targets):
        graph_code = GraphCode(project, target, confidence)
        active = _active_rules(settings, target)
        for function in graph_code.functions():
            if function.module.key in wanted:
                checked.add(id(function.node))
                for finding in _findings(function, active, settings, pylint_comments, report):
                    finding.confidence = confidence
                    _merge(found, finding, target)
        report.errors += [
            _internal("the analysis", module.source, node, error)
            for module, node, error in graph_code.failures
        ]
    report.functions = len(checked)
    if not settings.level_is_chosen and (place := strict_setting(project)):
        report.notes.append(
            f"{place} sets jit_syntax_level to STRICT; check for it with --jit-syntax-level STRICT"
        )
    for finding in found.values():
        _offer_fix(finding, settings, report)
    report.findings = sorted(found.values(), key=lambda finding: finding.sort_key)
    return report


def _confidences(settings: Settings) -> list[Confidence]:
    """The confidences that are reported, the highest first: whoever finds the same at both finds it high."""
    found = list(Confidence)
    return found[: found.index(settings.confidence) + 1]


def _findings(
    function: GraphFunction,
    active: list[tuple[Registered, Outcome]],
    settings: Settings,
    pylint_comments: bool,
    report: Report,
) -> Iterator[Finding]:
    """What the rules say about ``function``, without what the user silenced."""
    failed: dict[type[Exception], list[tuple[Registered, Exception]]] = {}
    for entry, outcome in active:
        try:
            for finding in entry.check(function):
                finding.outcome = outcome
                if settings.ignores(finding.path, finding.code):
                    continue
                if not is_suppressed(finding, pylint=pylint_comments):
                    yield finding
        except Exception as error:
            failed.setdefault(type(error), []).append((entry, error))
    for failures in failed.values():  # one line, should the function be too much for many rules
        entry, first = failures[0]
        what = _name(entry) + (f" and {len(failures) - 1} more rules" if len(failures) > 1 else "")
        report.errors.append(_internal(what, function.module.source, function.node, first))


_Key = tuple[str, int, int, str]


def _merge(found: dict[_Key, Finding], finding: Finding, target: Target) -> None:
    """Add ``finding``, or what it says about ``target``, to those already found.

    The one of the oldest target stays, and so does its fix, which may use the least of the language.
    """
    key = (finding.path, finding.span.start, finding.span.end, finding.code)
    kept = found.setdefault(key, finding)
    kept.outcomes.setdefault(target, finding.outcome)
    kept.outcome = min(kept.outcomes.values(), key=list(Outcome).index)


def _active_rules(settings: Settings, target: Target) -> list[tuple[Registered, Outcome]]:
    """The rules that have something to say on ``target``, with what MindSpore does there."""
    codes, place = settings.codes, target.place
    outcomes = ((e, e.rule.outcome_at(*place)) for code, e in registry().items() if code in codes)
    return [(e, outcome) for e, outcome in outcomes if outcome is not Outcome.OK or not e.rule.default]


def _offer_fix(finding: Finding, settings: Settings, report: Report) -> None:
    entry = registry()[finding.code]
    if entry.fixer is None or not settings.fixes(finding.code):
        return
    try:
        fix = entry.fixer(finding)
    except Exception as error:
        report.errors.append(_internal(_name(entry), finding.source, finding.node, error))
        return
    finding.fix = _judged(fix, finding, settings) if fix else None


def _judged(fix: Fix, finding: Finding, settings: Settings) -> Fix:
    """``fix`` as safe as the user and the confidence of ``finding`` let it be."""
    if finding.code in settings.safe_fixes:
        fix = replace(fix, safety=Safety.SAFE, reason="")
    if fix.safety is Safety.UNSAFE:
        return fix
    if finding.code in settings.unsafe_fixes:
        return replace(fix, safety=Safety.UNSAFE, reason="the settings call it unsafe")
    if finding.confidence is not Confidence.HIGH:
        return replace(fix, safety=Safety.UNSAFE, reason=finding.confidence.reason)
    return fix


def _name(entry: Registered) -> str:
    return f"{entry.rule.code} ({entry.rule.name})"


def _internal(what: str, source: Source, node: object, error: Exception) -> InternalError:
    if isinstance(error, RecursionError):
        reason = f"the code is nested too deep for {what}"
        return InternalError(source.path, reason, getattr(node, "lineno", 0))
    *_, (frame, line) = traceback.walk_tb(error.__traceback__)
    reason = (
        f"internal error in {what}: {type(error).__name__}: {error} "
        f"at {Path(frame.f_code.co_filename).name}:{line}; please report it"
    )
    return InternalError(source.path, reason, getattr(node, "lineno", 0))
