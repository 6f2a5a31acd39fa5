"""Text and settings in, findings out: the one engine behind every front end."""

from __future__ import annotations

import ast
import gc
import re
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.findings import Confidence, Finding, Fix, Report, Safety
from msgraph_lint.graph.code import GraphCode, GraphFunction
from msgraph_lint.graph.flags import BY_DEFAULT_OFF, Reach, reach
from msgraph_lint.hits import Hit
from msgraph_lint.judging import Judge
from msgraph_lint.paths import relative
from msgraph_lint.program.definitions import LambdaInfo
from msgraph_lint.program.project import Project
from msgraph_lint.reached import told, ways_out
from msgraph_lint.registry import Registered, registry
from msgraph_lint.rules import Rule, all_rules
from msgraph_lint.source import Source, SourceError
from msgraph_lint.suppressions import Suppressions
from msgraph_lint.targets import Outcome, Target

_STRICT = re.compile(r"^[^#\n]*\bjit_syntax_level[\"']?\s*[=:]\s*[\w.\"']*STRICT\b", re.MULTILINE)


class InternalError(SourceError):
    """A checker or fixer of ours failed; the other findings are still there."""

    kind = "internal-error"


def check_paths(paths: Iterable[Path], settings: Settings) -> Report:
    """Findings in the Python files ``paths`` (files, not folders)."""
    files = list(paths)
    return check_project(Project.around(files), [str(path) for path in files], settings)


def check_text(path: str, text: str, settings: Settings) -> Report:
    """Findings in ``text``, seen as the content of the file ``path`` (which need not exist)."""
    project = Project.around([Path(path)], overlay={path: Source(path, text)})
    return check_project(project, [path], settings)


def check_project(
    project: Project,
    paths: Iterable[str],
    settings: Settings,
    *,
    pylint_comments: bool = True,
    is_given: Callable[[str], bool] | None = None,
) -> Report:
    """Findings in the files ``paths`` of ``project``.

    ``pylint_comments``: whether pylint's own comments silence findings; pylint sees to that itself.
    ``is_given``: whether the findings in a file, by its absolute path, are told where they are, and not at
    the calls that lead there from other files; without it, those of the linted files are.
    """
    with _without_garbage_collection():
        return _check_project(project, paths, settings, Suppressions(pylint=pylint_comments), is_given)


def strict_settings(project: Project) -> Iterator[str]:
    """The places, as ``path:line``, where the project sets ``jit_syntax_level`` to STRICT."""
    for module in project.modules():
        text = module.source.text
        if "jit_syntax_level" in text and (found := _STRICT.search(text)):
            yield f"{module.source.path}:{module.source.position(found.end())[0]}"


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
    project: Project,
    paths: Iterable[str],
    settings: Settings,
    suppressions: Suppressions,
    is_given: Callable[[str], bool] | None = None,
) -> Report:
    report = Report()
    is_given = is_given or project.linted.__contains__
    wanted: dict[str, Source] = {}
    for path in paths:
        try:
            wanted[project.load(path).key] = project.load(path).source
        except SourceError as error:
            report.errors.append(error)
    found: dict[_Key, Finding] = {}
    checked: set[ast.AST] = set()
    confidences = _confidences(settings)
    for confidence, target in product(confidences, settings.targets):
        graph_code = GraphCode(project, target, confidence)
        active = _active_rules(settings, target)
        functions = graph_code.functions()
        ways = ways_out(functions, is_given)
        to_fix: list[tuple[Finding, Hit]] = []
        for function in functions:
            way = ways.get(function)
            is_wanted = function.module.key in wanted
            leads_there = way is not None and way.module.key in wanted
            if is_wanted and function.node not in checked:
                checked.add(function.node)
                report.functions[function.module.key] += 1
            if not (is_wanted or leads_there):
                continue
            for finding, hit in _findings(function, active, settings, suppressions, report):
                finding.doubt = finding.doubt or confidence.assumption
                if finding.confidence not in confidences:
                    continue
                if is_wanted and _merge(found, finding, target) is finding:
                    to_fix.append((finding, hit))
                if way is not None and leads_there:
                    here = way.finding(finding)
                    if not _is_silent(here, settings, suppressions):
                        _merge(found, here, target)
        for finding, hit in to_fix:
            finding.fix = _fix(hit, settings, report)
        report.errors += [
            _internal("the analysis", module.source, node, error)
            for module, node, error in graph_code.failures
        ]
    report.unread |= {
        path: f"{relative(Path(path))}:{error.line}: {error.reason}; what calls lead to there is not checked"
        for path, error in project.program.unread.items()
        if not is_given(path)
    }
    if not settings.level_is_chosen:
        report.strict_at += strict_settings(project)

    def again(paths: list[str], settings: Settings) -> set[str]:
        """Each file by itself: what silences a call that leads to another file counts too."""
        failed = set[str]()
        for path in paths:
            checked = _check_project(project.focused([path]), [path], settings, suppressions)
            failed |= {error.path for error in checked.errors}
        return failed

    for finding in found.values():
        if finding.reached:
            finding.message = told(finding)
        elif finding.fix is not None:
            finding.fix = _judged(finding.fix, finding, settings)
    judge = Judge(wanted.values(), settings, suppressions, again)
    findings = [*found.values(), *_in_comments(judge, settings, suppressions, report)]
    report.findings = sorted(findings, key=lambda finding: finding.sort_key)
    report.errors.sort(key=lambda error: (error.path, error.line))
    return report


def _confidences(settings: Settings) -> list[Confidence]:
    """The confidences that are reported, the highest first: whoever finds the same at both finds it high."""
    found = list(Confidence)
    return found[: found.index(settings.confidence) + 1]


def _findings(
    function: GraphFunction,
    active: list[tuple[Registered, Outcome]],
    settings: Settings,
    suppressions: Suppressions,
    report: Report,
) -> Iterator[tuple[Finding, Hit]]:
    """What the rules say about ``function``, without what the user silenced."""
    failed: dict[type[Exception], list[tuple[Registered, Exception]]] = {}
    for entry, outcome in active:
        try:
            for hit in entry.check(function):
                finding = hit.finding(outcome)
                reached = reach(function, hit.node, to_parse=_fails_in_parser(finding, function))
                if reached is Reach.OFF:
                    continue
                if reached is Reach.BY_DEFAULT_OFF:
                    finding.doubt = finding.doubt or BY_DEFAULT_OFF
                if not _is_silent(finding, settings, suppressions):
                    yield finding, hit
        except Exception as error:
            failed.setdefault(type(error), []).append((entry, error))
    for failures in failed.values():  # one line, should the function be too much for many rules
        entry, first = failures[0]
        others = f" and {len(failures) - 1} more rules" if len(failures) > 1 else ""
        report.errors.append(_internal(entry.rule, function.module.source, function.node, first, others))


def _is_silent(finding: Finding, settings: Settings, suppressions: Suppressions) -> bool:
    """Whether the user silenced the rule at the place of ``finding``."""
    ignored = settings.ignores(finding.path, finding.code)
    return ignored or suppressions.silence(finding.rule, finding.source, finding.start[0])


def _in_comments(
    judge: Judge, settings: Settings, suppressions: Suppressions, report: Report
) -> Iterator[Finding]:
    """What the rules about comments say, without what the user silenced."""
    if not judge.files:
        return
    for code, rule in all_rules().items():
        if not rule.is_about_comments or code not in settings.codes:
            continue
        entry = registry()[code]
        for comments in judge.files:
            source = comments.source
            try:
                for finding in entry.check_comments(comments):
                    silenced = suppressions.silence(rule, source, finding.start[0])
                    if not (silenced or settings.ignores(source.path, code)):
                        if settings.fixes(code):
                            finding.fix = _judged(entry.fix_comment(finding), finding, settings)
                        yield finding
            except Exception as error:
                report.errors.append(_internal(rule, source, source.parse(), error))


def _fails_in_parser(finding: Finding, function: GraphFunction) -> bool:
    """Whether the compiler may stumble while it parses the source; 2.0 refuses assignments there too."""
    is_old = not function.target.folds_conditions
    return finding.code[3] in "13" or (is_old and finding.outcome is Outcome.ERROR)


_Key = tuple[str, int, int, str]


def _merge(found: dict[_Key, Finding], finding: Finding, target: Target) -> Finding:
    """Add ``finding``, or what it says about ``target``, to those already found: the one that is kept.

    The one of the oldest target stays, and so does its fix, which may use the least of the language.
    """
    key = (finding.path, finding.span.start, finding.span.end, finding.code)
    kept = found.setdefault(key, finding)
    if finding.reached and finding.reached[0].sort_key not in {each.sort_key for each in kept.reached}:
        kept.reached += finding.reached
    kept.outcomes.setdefault(target, finding.outcome)
    kept.doubt = kept.doubt and finding.doubt
    kept.outcome = min(kept.outcomes.values(), key=list(Outcome).index)
    return kept


def _active_rules(settings: Settings, target: Target) -> list[tuple[Registered, Outcome]]:
    """The rules on graph code that have something to say on ``target``, with what MindSpore does there."""
    codes, place = settings.codes, target.place
    rules = [rule for code, rule in all_rules().items() if code in codes and not rule.is_about_comments]
    outcomes = ((rule, rule.outcome_at(*place)) for rule in rules)
    return [
        (registry()[rule.code], outcome)
        for rule, outcome in outcomes
        if outcome is not Outcome.OK or not rule.default
    ]


def _fix(hit: Hit, settings: Settings, report: Report) -> Fix | None:
    """The fix of ``hit``, as its fixer says it."""
    fixer = registry()[hit.rule.code].fixer if settings.fixes(hit.rule.code) else None
    if fixer is None or isinstance(hit.function.info, LambdaInfo):
        return None  # there is no place for a statement in a lambda
    try:
        return fixer(hit)
    except Exception as error:
        report.errors.append(_internal(hit.rule, hit.source, hit.node, error))
        return None


def _judged(fix: Fix, finding: Finding, settings: Settings) -> Fix:
    """``fix`` as safe as the user and the confidence of ``finding`` let it be."""
    if finding.code in settings.safe_fixes:
        fix = replace(fix, safety=Safety.SAFE, reason="")
    if fix.safety is Safety.UNSAFE:
        return fix
    if finding.code in settings.unsafe_fixes:
        return replace(fix, safety=Safety.UNSAFE, reason="the settings call it unsafe")
    if finding.confidence is not Confidence.HIGH:
        return replace(fix, safety=Safety.UNSAFE, reason=finding.doubt)
    return fix


def _internal(
    culprit: Rule | str, source: Source, node: object, error: Exception, others: str = ""
) -> InternalError:
    what = f"{culprit.code} ({culprit.name})" if isinstance(culprit, Rule) else culprit
    what += others
    if isinstance(error, RecursionError):
        reason = f"the code is nested too deep for {what}"
        return InternalError(source.path, reason, getattr(node, "lineno", 0))
    *_, (frame, line) = traceback.walk_tb(error.__traceback__)
    reason = (
        f"internal error in {what}: {type(error).__name__}: {error} "
        f"at {Path(frame.f_code.co_filename).name}:{line}; please report it"
    )
    return InternalError(source.path, reason, getattr(node, "lineno", 0))
