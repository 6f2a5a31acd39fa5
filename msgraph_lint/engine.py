"""Text and settings in, findings out: the one engine behind every front end."""

from __future__ import annotations

import ast
import gc
import os
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from pathlib import Path

from msgraph_lint.compiler.cycles import Cycles
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.resting import RESTING, rested_on
from msgraph_lint.config import Settings
from msgraph_lint.dispatch import Dispatch, Failures
from msgraph_lint.findings import Assumption, Confidence, Finding, Fix, Report, Safety
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.graph.flags import BY_DEFAULT_OFF, Reach, reach
from msgraph_lint.graph.opposite_flags import are_opposite
from msgraph_lint.hits import CodeHit, Hit
from msgraph_lint.judging import Judge
from msgraph_lint.paths import relative
from msgraph_lint.program.bodies import FunctionNode
from msgraph_lint.program.definitions import LambdaInfo, Module
from msgraph_lint.program.project import Project
from msgraph_lint.program.texts import Answer, Answers
from msgraph_lint.progress import Progress, silent
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.reached import Way, told, ways_out
from msgraph_lint.records import dataclass, field, replace
from msgraph_lint.registry import Registered, registry
from msgraph_lint.rules import Rule, all_rules
from msgraph_lint.source import Source, SourceError, Span
from msgraph_lint.suppressions import Suppressions
from msgraph_lint.targets import Outcome, Target

_DEEPEST = 12_000 if sys.version_info >= (3, 11) else 3_000
"""Calls in each other, from where we are called: the values of mindone 0.5.0 take more than 3,000.

Before 3.11 they take the stack of the processor too: 3,000 are a megabyte and a half.
"""
_STRICT = r"^[^#\n]*\bjit_syntax_level[\"']?\s*[=:]\s*[\w.\"']*STRICT\b"


class Interrupted(KeyboardInterrupt):
    """The user stopped a run; ``report`` says what was found by then."""

    def __init__(self, report: Report) -> None:
        self.report = report
        super().__init__()


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
    jobs: int | None = None,
    progress: Progress = silent,
    looks: list[Look] | None = None,
) -> Report:
    """Findings in the files ``paths`` of ``project``.

    ``pylint_comments``: whether pylint's own comments silence findings; pylint sees to that itself.
    ``is_given``: whether the findings in a file, by its absolute path, are told where they are, and not at
    the calls that lead there from other files; without it, those of the linted files are.
    ``jobs``: how many processes may look at much code at the same time, 0 for as many as there are
    processors. What they tell is the same however many they are; without it, all is looked at in this
    process, in which values that need each other may hang on which of them was asked for first.
    ``looks``: where to put what it takes to look again, target by target.

    Raises:
        Interrupted: the user stops it; what was found by then is in it.
    """
    comments = Suppressions(pylint=pylint_comments)
    with _without_garbage_collection(), _deep():
        return _check_project(project, paths, settings, comments, is_given, jobs, progress, looks)


def check_function(looks: Iterable[Look], node: FunctionNode) -> tuple[Report, dict[Place, set[ast.AST]]]:
    """What is found in the function ``node``, of which the statements are others now, on each target.

    And in which functions that is found: other findings may be told there as well. There are no fixes: they
    take longer to find than anybody should wait for who types.
    """
    report, found, found_in = Report(), dict[Place, Finding](), dict[Place, set[ast.AST]]()
    with _without_garbage_collection(), _deep():
        for look in looks:
            seen = _Seen({}, report.errors, look.suppressions.used, {})
            settings = replace(look.settings, fixable=frozenset())
            renewed = replace(look, settings=settings, known=found.keys(), found_in=found_in)
            renewed.look_at(look.graph_code.renew(node), seen, report)
            _merge(found, seen.found)
            report.errors += _failures(look.graph_code)
    return _told(report, found.values(), settings), found_in


def strict_settings(project: Project) -> Iterator[str]:
    """The places, as ``path:line``, where the project sets ``jit_syntax_level`` to STRICT."""
    for module in project.modules():
        text = module.source.text
        if "jit_syntax_level" in text and (found := re.search(_STRICT, text, re.MULTILINE)):
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


@contextmanager
def _deep() -> Iterator[None]:
    """What a value needs may be far away; Python's own limit is met within a hundred values in a row.

    As far from here whoever calls: what is found must not hang on that.
    """
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(_depth() + _DEEPEST)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


def _depth() -> int:
    """How many calls in each other lead here."""
    frame, depth = sys._getframe(), 0
    while frame.f_back is not None:
        frame, depth = frame.f_back, depth + 1
    return depth


def _check_project(
    project: Project,
    paths: Iterable[str],
    settings: Settings,
    suppressions: Suppressions,
    is_given: Callable[[str], bool] | None = None,
    jobs: int | None = None,
    progress: Progress = silent,
    looks: list[Look] | None = None,
) -> Report:
    report = Report()
    is_given = is_given or project.linted.__contains__
    wanted: dict[str, Source] = {}
    paths = list(paths)
    for number, path in enumerate(paths, 1):
        progress("Reading", number, len(paths))
        try:
            wanted[project.load(path).key] = project.load(path).source
        except SourceError as error:
            report.errors.append(error)
    found: _Found = {}
    checked: set[ast.AST] = set()

    def source_of(path: str) -> Source:
        return project.load(path).source

    def take(shares: Sequence[_Seen], is_stopped: bool) -> None:
        for seen in shares:
            _merge(found, seen.found)
            report.errors += seen.errors
            suppressions.used |= seen.used
            for path, asked in seen.asked.items():
                report.asked.setdefault(path, set()).update(asked)
        if is_stopped:
            raise Interrupted(_told(report, found.values(), settings))

    for target in settings.targets:
        graph_code = GraphCode(project, target, settings.confidence)
        functions = graph_code.functions()
        for function in functions:
            if function.module.key in wanted and function.node not in checked:
                checked.add(function.node)
                report.functions[function.module.key] += 1
        ways = ways_out(functions, is_given)
        is_last = target == settings.target
        look = Look(graph_code, ways, wanted.keys(), settings, suppressions, found.keys(), progress, is_last)
        take(*look.at(functions, jobs, source_of))
        if looks is not None:
            looks.append(look)
        report.errors += _failures(graph_code)
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
            for key, asked in checked.asked.items():
                report.asked.setdefault(key, set()).update(asked)
        return failed

    judge = Judge(wanted.values(), settings, suppressions, again)
    comments = list(_in_comments(judge, settings, suppressions, report))
    return _told(report, [*found.values(), *comments], settings)


def _told(report: Report, findings: Iterable[Finding], settings: Settings) -> Report:
    """``report`` with ``findings``, once all is known of each."""
    for finding in findings:
        if finding.reached:
            finding.message = told(finding)
        elif finding.fix is not None:
            finding.fix = _judged(finding.fix, finding, settings)
    report.findings = sorted(findings, key=lambda finding: finding.sort_key)
    errors = {(error.path, error.line, error.reason): error for error in report.errors}  # of each target
    report.errors = [errors[place] for place in sorted(errors)]
    return report


Place = tuple[str, int, int, str]
_Found = dict[Place, Finding]
"""Place and code -> the finding."""


@dataclass
class _Seen:
    """What was seen in some functions."""

    found: _Found
    errors: list[SourceError]
    used: set[tuple[str, Span]]
    """What silenced something."""
    asked: dict[str, set[Answer]]
    """File → what was asked of all texts for it."""
    is_cut_short: bool = False
    """Whether the user stopped it."""


@dataclass
class Look:
    """Looks at functions of graph code, for one target."""

    graph_code: GraphCode
    ways: Mapping[GraphFunction, Way]
    wanted: Collection[str]
    settings: Settings
    suppressions: Suppressions
    known: Collection[Place]
    """What was found before: it has the fix that it had then, if any."""
    progress: Progress
    is_last: bool
    """Whether nobody looks at the same functions again."""
    found_in: dict[Place, set[ast.AST]] = field(default_factory=dict)
    """What was found -> the functions that were looked at then."""

    def at(
        self, functions: Iterable[GraphFunction], jobs: int | None, source_of: Callable[[str], Source]
    ) -> tuple[list[_Seen], bool]:
        """What is seen in ``functions``, and whether the user stopped it; much is shared out."""
        shares = self._shares(functions, _SHARES if jobs is not None and hasattr(os, "fork") else 1)
        total = sum(map(len, shares))
        if len(shares) == 1:
            seen = self._look(shares[0], lambda done: self.progress("Checking", done, total))
            return [seen], seen.is_cut_short
        from msgraph_lint.parallel import Tally, processors, share_out

        tally = Tally(len(shares))

        def look(share: tuple[int, list[_File]]) -> _Seen:
            number, files = share
            return self._look(files, lambda done: tally.put(number, done))

        def waiting() -> None:
            self.progress("Checking", tally.sum(), total)

        shared, is_stopped = share_out(
            look, list(enumerate(shares)), jobs or processors(), source_of, waiting
        )
        return shared, is_stopped or any(seen.is_cut_short for seen in shared)

    def _shares(self, functions: Iterable[GraphFunction], most: int) -> list[list[_File]]:
        """The files to look at, each with the functions that have to do with it, in up to ``most`` shares.

        They are shared out alike however many processes there are.
        """
        files: dict[str, list[GraphFunction]] = {}
        if self.active.looks_into_files:
            files.update({key: [] for key in self._modules if key in self.wanted})
        for function in functions:
            if (file := self._place(function)) is not None:
                files.setdefault(file, []).append(function)
        work = {file: _FILE + len(found) for file, found in files.items()}
        whole = sum(work.values())
        parts = most if whole >= most * _WORTH_A_SHARE else 1
        shares: list[list[_File]] = [[] for _ in range(parts)]
        sizes = [0] * parts
        for size, group in sorted(_together(work, whole / parts), key=lambda each: (-each[0], each[1])):
            least = sizes.index(min(sizes))
            shares[least] += [(file, files[file]) for file in group]
            sizes[least] += size
        for share in shares:
            share.sort(key=lambda each: (-work[each[0]], each[0]))
        return shares

    @cached_property
    def _modules(self) -> dict[str, Module]:
        return {module.key: module for module in self.graph_code.project.modules()}

    def _place(self, function: GraphFunction) -> str | None:
        """The file where it is told what is wrong with ``function``."""
        if function.module.key in self.wanted:
            return function.module.key
        way = self.ways.get(function)
        return way.module.key if way is not None and way.module.key in self.wanted else None

    def _look(self, files: Sequence[_File], tell: Callable[[int], None]) -> _Seen:
        report = Report()
        seen = _Seen({}, report.errors, self.suppressions.used, {})
        try:
            with _deep():
                for done, (file, functions) in enumerate(files):
                    tell(done)
                    self._look_at_file(file, functions, seen, report)
        except KeyboardInterrupt:
            seen.is_cut_short = True
        return seen

    def _look_at_file(
        self, file: str, functions: Sequence[GraphFunction], seen: _Seen, report: Report
    ) -> None:
        """Look at the functions that have to do with ``file``, and into the file itself."""
        module = self._modules.get(file)
        self.look_at(functions, seen, report)
        if self.active.looks_into_files and module is not None:
            self._look_into(module, seen, report)
        self._release(functions, module)
        looked_into = {file, *(function.module.key for function in functions)}
        answers = self.graph_code.project.kept(Answers)
        asked = (answers.asked.get(path, ()) for path in looked_into)
        seen.asked.setdefault(file, set()).update(*asked)

    def look_at(self, functions: Sequence[GraphFunction], seen: _Seen, report: Report) -> None:
        """Look at the functions that have to do with one file."""
        hits: list[tuple[Finding, Hit]] = []
        for function in functions:
            for finding, hit in self._findings(function, report):
                if hit is not None:
                    self.found_in.setdefault(place_of(finding), set()).add(function.node)
                if _add(seen.found, finding) is finding and hit is not None:
                    hits.append((finding, hit))
        for finding, hit in hits:
            if place_of(finding) not in self.known:
                finding.fix = self._fix(finding, hit, report)

    def _fix(self, finding: Finding, hit: Hit, report: Report) -> Fix | None:
        """The fix of ``hit``; of what rests on no assumption, one that rests on none either."""
        RESTING.on = 0
        fix = _fix(hit, self.settings, report)
        if fix is None or hit.resting or not RESTING.on:
            return fix
        shown = self._again(hit.function, {finding.code}, report).get(place_of(finding))
        return _fix(shown[1], self.settings, report) if shown is not None else None

    def _look_into(self, module: Module, seen: _Seen, report: Report) -> None:
        """Ask the rules about all code, in graph code or outside."""
        code = PythonCode(module, self.graph_code.project, self.graph_code.target)
        failed: Failures = {}
        with module.borrowed():
            for entry, thing in self.active.questions_in_file(code, failed):
                try:
                    for hit in entry.check(code, thing):
                        finding = self._finding_in_file(hit, code)
                        if finding is not None:
                            finding.fix = _fix(hit, self.settings, report)
                            _add(seen.found, finding)
                except Exception as error:
                    failed[entry.rule.code] = entry, error
        too_much = {error.path for error in report.errors}  # known to be too much for the analysis
        too_much |= {failure.source.path for failure, _, _ in self.graph_code.failures}
        if module.source.path not in too_much:
            report.errors += _told_failures(failed, module.source, module.tree)
        code.release()

    def _finding_in_file(self, hit: CodeHit, code: PythonCode) -> Finding | None:
        """What is told of ``hit``, if anything is."""
        finding = hit.finding(_outcome_of(hit, self.graph_code, code))
        if finding.outcome is Outcome.OK and hit.rule.default:
            return None
        finding.outcomes = {self.graph_code.target: finding.outcome}
        if not finding.doubt and _may_be_left_out(self.graph_code, code, hit.node):
            finding.doubt = Assumption.REACHED.value
        is_wanted = not finding.doubt or self.settings.confidence is Confidence.MEDIUM
        return finding if is_wanted and not _is_silent(finding, self.settings, self.suppressions) else None

    def _release(self, functions: Iterable[GraphFunction], module: Module | None) -> None:
        """Keep nothing of what it took to look at ``functions``, and into ``module``."""
        for function in functions:
            self.graph_code.release(function)
            if self.is_last:
                function.info.forget()
                function.module.source.forget()
        if module is not None and self.is_last:
            for info in module.all_functions:
                info.forget()
            module.source.forget()

    def _findings(self, function: GraphFunction, report: Report) -> Iterator[tuple[Finding, Hit | None]]:
        """What is found in ``function``, and what is told of it at the call that leads there."""
        is_wanted, way = function.module.key in self.wanted, self.ways.get(function)
        for finding, hit in self._with_doubts(function, report):
            if finding.confidence is Confidence.MEDIUM and self.settings.confidence is Confidence.HIGH:
                continue
            finding.outcomes = {self.graph_code.target: finding.outcome}
            if is_wanted:
                yield finding, hit
            if way is not None and way.module.key in self.wanted:
                here = way.finding(finding)
                if not _is_silent(here, self.settings, self.suppressions):
                    yield here, None

    def _with_doubts(self, function: GraphFunction, report: Report) -> Iterator[tuple[Finding, Hit]]:
        """What is found in ``function``, and the assumptions that were made on the way to it.

        What is found without any, too, rests on none: it is told, and fixed, as it is seen then.
        """
        compiled = () if self.graph_code.is_shown(function) else (Assumption.COMPILED,)

        def resting_on(finding: Finding, *assumed: Assumption) -> Finding:
            if self.graph_code.assumptions:
                finding.doubt = finding.doubt or " and ".join(each.value for each in (*assumed, *compiled))
            return finding

        doubtful: dict[Place, tuple[Finding, Hit]] = {}
        for finding, hit in _findings(function, self.active, self.settings, self.suppressions, report):
            if hit.resting:
                doubtful[place_of(finding)] = finding, hit
            else:
                yield resting_on(finding), hit
        codes = {finding.code for finding, _ in doubtful.values()}
        shown = self._again(function, codes, report) if codes else {}
        for key, (finding, hit) in doubtful.items():
            if key in shown:  # it is told, and fixed, as it is seen without any
                without, same = shown[key]
                yield resting_on(without), same
            else:
                yield resting_on(finding, *rested_on(hit.resting)), hit

    def _again(
        self, function: GraphFunction, codes: Collection[str], report: Report
    ) -> dict[Place, tuple[Finding, Hit]]:
        """What the rules ``codes`` find in ``function`` when nothing is taken for granted."""
        same = self.graph_code.assuming(frozenset()).function(function.info, function.receiver)
        if same is None:
            return {}
        rules = Dispatch(registry()[code] for code in sorted(codes))
        again = _findings(same, rules, self.settings, self.suppressions, report)
        return {place_of(finding): (finding, hit) for finding, hit in again}

    @cached_property
    def active(self) -> Dispatch:
        return _active_rules(self.settings, self.graph_code.target)


def _together(work: Mapping[str, int], most: float) -> Iterator[tuple[int, list[str]]]:
    """The files of each folder, which ask each other for values, and how much work they are.

    Those of a folder that is more work than ``most`` come one by one.
    """
    folders: dict[str, list[str]] = {}
    for file in sorted(work):
        folders.setdefault(os.path.dirname(file), []).append(file)
    for files in folders.values():
        size = sum(work[file] for file in files)
        yield from [(size, files)] if size <= most else ((work[file], [file]) for file in files)


_File = tuple[str, list[GraphFunction]]
"""A file, and the functions of which is told there what is wrong with them."""
_FILE = 2
"""What it takes to look into a file: as much as to look at so many functions of graph code."""
_WORTH_A_SHARE = 300
"""Functions that take longer to look at than it takes to make a process."""
_SHARES = 2
"""Into how many shares the work may be divided. Each finds out again what others ask for, too: 714 files of
mindone 0.5.0 take 44 s of processor time in one, 58 in two, and 74 in four."""


def _findings(
    function: GraphFunction,
    active: Dispatch,
    settings: Settings,
    suppressions: Suppressions,
    report: Report,
) -> Iterator[tuple[Finding, Hit]]:
    """What the rules say about ``function``, without what the user silenced."""
    failed: Failures = {}
    place = function.target.place
    for entry, thing in active.questions(function, failed):
        Cycles.answered()
        try:
            for hit in entry.check(function, thing):
                finding = hit.finding(entry.rule.outcome_at(*place))
                reached = _reach(function, hit, to_parse=_fails_in_parser(finding, function))
                if reached is Reach.OFF:
                    continue
                if reached is Reach.BY_DEFAULT_OFF:
                    finding.doubt = finding.doubt or BY_DEFAULT_OFF
                if not _is_silent(finding, settings, suppressions):
                    hit.resting = RESTING.on
                    yield finding, hit
        except Exception as error:
            failed[entry.rule.code] = entry, error
    report.errors += _told_failures(failed, function.module.source, function.node)


def _reach(function: GraphFunction, hit: Hit | CodeHit, *, to_parse: bool) -> Reach:
    """How far the compiler may get to what is told."""
    condition = hit.condition if isinstance(hit, Hit) else None
    if isinstance(hit, Hit) and hit.cause and are_opposite(function, hit.node, hit.cause):
        return Reach.OFF
    places = [hit.node] if condition is None else [hit.node, condition]
    return max(reach(function, place, to_parse=to_parse) for place in places)


def _failures(graph_code: GraphCode) -> Iterator[SourceError]:
    """What could not be analysed."""
    for module, node, error in graph_code.failures:
        yield _internal("the analysis", module.source, node, error)


def _told_failures(failed: Failures, source: Source, node: ast.AST) -> Iterator[SourceError]:
    """One line for each kind of failure: ``node`` may be too much for many rules."""
    alike: dict[type[Exception], list[tuple[Registered, Exception]]] = {}
    for _, failure in sorted(failed.items()):
        alike.setdefault(type(failure[1]), []).append(failure)
    for failures in alike.values():
        entry, first = failures[0]
        others = f" and {len(failures) - 1} more rules" if len(failures) > 1 else ""
        yield _internal(entry.rule, source, node, first, others)


def _outcome_of(hit: CodeHit, graph_code: GraphCode, code: PythonCode) -> Outcome:
    """What MindSpore does there: in code that is not compiled, what PyNative does."""
    place = code.target.place
    if hit.rule.outcome_at(*place) is hit.rule.outcome_in_python(place[0]):
        return hit.rule.outcome_at(*place)
    info = code.function_around(hit.node)
    is_compiled = info is not None and info.node in graph_code.compiled
    return hit.rule.outcome_at(*place) if is_compiled else hit.rule.outcome_in_python(place[0])


def _may_be_left_out(graph_code: GraphCode, code: PythonCode, node: ast.AST) -> bool:
    """Whether graph code may never get to ``node``, as far as the source shows."""
    info = code.function_around(node)
    appearances = graph_code.compiled.get(info.node, ()) if info is not None else ()
    shown = graph_code.assuming(frozenset())
    same = (shown.function(each.info, each.receiver) for each in appearances)
    return bool(appearances) and not any(
        each is not None and shown.is_shown(each) and each.surely_compiles(node) for each in same
    )


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


def _merge(found: _Found, new: _Found) -> None:
    for finding in new.values():
        _add(found, finding)


def _add(found: _Found, finding: Finding) -> Finding:
    """Add ``finding``, or what it says about other targets, to those already found: the one that is kept.

    The one of the oldest target stays, and so does its fix, which may use the least of the language.
    """
    kept = found.setdefault(place_of(finding), finding)
    if kept is not finding:
        known = {each.sort_key for each in kept.reached}
        kept.reached += tuple(each for each in finding.reached if each.sort_key not in known)
        kept.outcomes = {**finding.outcomes, **kept.outcomes}
        kept.doubt = kept.doubt and finding.doubt
        kept.outcome = min(kept.outcomes.values(), key=list(Outcome).index)
    return kept


def place_of(finding: Finding) -> Place:
    """Where ``finding`` is, and what it says."""
    return finding.path, finding.span.start, finding.span.end, finding.code


def _active_rules(settings: Settings, target: Target) -> Dispatch:
    """The rules on graph code that have something to say on ``target``."""
    codes = settings.codes
    return _dispatch(tuple(entry for code, entry in registry().items() if code in codes), target.place)


@lru_cache(maxsize=32)
def _dispatch(entries: tuple[Registered, ...], place: tuple[str, str]) -> Dispatch:
    """Those of the rules that speak at `Target.place`; kept: it takes as long as to check a small file."""
    return Dispatch(
        entry
        for entry in entries
        if not (rule := entry.rule).is_about_comments
        and (not rule.default or rule.outcome_at(*place) is not Outcome.OK)
    )


def _fix(hit: Hit | CodeHit, settings: Settings, report: Report) -> Fix | None:
    """The fix of ``hit``, as its fixer says it."""
    fixer = registry()[hit.rule.code].fixer if settings.fixes(hit.rule.code) else None
    if fixer is None:
        return None
    if isinstance(hit, Hit) and isinstance(hit.function.info, LambdaInfo):
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
    import traceback

    *_, (frame, line) = traceback.walk_tb(error.__traceback__)
    reason = (
        f"internal error in {what}: {type(error).__name__}: {error} "
        f"at {Path(frame.f_code.co_filename).name}:{line}; please report it"
    )
    return InternalError(source.path, reason, getattr(node, "lineno", 0))
