"""What must hold for a case. Each check raises AssertionError that says case, expected and got."""

from __future__ import annotations

import io
import tokenize
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_project
from msgraph_lint.findings import Confidence, Finding, Safety
from msgraph_lint.fixing import fix_text
from msgraph_lint.oracle import PYNATIVE_ERROR, CaseOutcome, LevelOutcome
from msgraph_lint.oracle.cases import Case, Mark, marks
from msgraph_lint.oracle.compare import Capture, differences, words
from msgraph_lint.oracle.store import Measured, Store
from msgraph_lint.program.project import Project
from msgraph_lint.registry import registry
from msgraph_lint.rules import Rule, rule_names
from msgraph_lint.source import Source
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

Levels = Mapping[SyntaxLevel, LevelOutcome]

REMEASURE = "run: python -m msgraph_lint.oracle measure"
COMMENT_CODES = frozenset(code for code, entry in registry().items() if entry.rule.is_about_comments)
KNOWN_CODES = frozenset(Store().rules()) | COMMENT_CODES
"""Of the rules with measured outcomes, and of those that need none."""
TARGETS = [Target.parse(version, level.value) for version in MEASURED_VERSIONS for level in SyntaxLevel]


# ---------------------------------------------------------------------- what the linter says
def rule_of(case: Case) -> Rule:
    """The rule whose cases these are."""
    code = rule_names().get(case.rule_module.replace("_", "-"))
    assert code is not None, f"{case.name}: there is no rule {case.rule_module}"
    rule = registry()[code].rule
    assert rule.code in KNOWN_CODES, f"{rule.code} ({rule.name}) has no outcome yet; {REMEASURE}"
    return rule


def codes_for(rule: Rule) -> frozenset[str]:
    """The rules that run to fix what ``rule`` finds: comments are judged by what all others find."""
    return frozenset({rule.code}) | (Settings().codes if rule.is_about_comments else frozenset())


def telling_target(rule: Rule) -> Target:
    """The default target, or when the rule is silent there the newest one on which it speaks."""
    spoken = [target for target in [DEFAULT_TARGET, *reversed(TARGETS)] if rule.speaks_on(target)]
    assert spoken, f"{rule.code} ({rule.name}) is on by default, but every target takes its cases"
    return spoken[0]


def alone(case: Case) -> Path:
    """A path for the case with nothing around it: beside the other cases, all of them would be read too."""
    return Path(case.path.anchor, "alone", case.rule_module, case.path.name)


def project_of(case: Case, text: str | None = None, imported: Mapping[str, str] | None = None) -> Project:
    """The case, or ``text`` in its place, as a whole project; ``imported``: module -> text beside it."""
    path = alone(case)
    texts = {path: case.text if text is None else text}
    texts |= {path.with_name(f"{name}.py"): text for name, text in (imported or {}).items()}
    return Project.around([path], {str(name): Source(str(name), text) for name, text in texts.items()})


_MEDIUM = "# confidence: medium\n"
"""Stands in cases whose findings are of medium confidence, such as what hangs on what anyone may pass."""


def findings(case: Case, target: Target, project: Project | None = None) -> list[Finding]:
    """What the engine finds with the default rules and the case's own, and is sure of.

    A rule that is being written has no outcome yet: then its own cases fail, not all.
    """
    codes = (Settings().codes & KNOWN_CODES) | {rule_of(case).code}
    confidence = Confidence.MEDIUM if _MEDIUM in case.text else Confidence.HIGH
    settings = Settings(target=target, select=codes, confidence=confidence)
    project = project or project_of(case)
    report = check_project(project, project.files, settings)
    assert not report.errors, f"{case.name} on {target}: {'; '.join(map(str, report.errors))}"
    return report.findings


def check_places(case: Case, target: Target, found: Iterable[Finding], how: str = "") -> None:
    """The findings are exactly the marks of the rules that speak on ``target``; ``how`` it is written."""
    marked = _marks(case.path.name, case.text)
    unknown = sorted({mark.code for mark in marked} - KNOWN_CODES)
    assert not unknown, f"{case.name}: marks of unknown or unmeasured rules: {', '.join(unknown)}"
    rules = {mark.code: registry()[mark.code].rule for mark in marked}
    expected = [Mark(mark.line, mark.code) for mark in marked if rules[mark.code].speaks_on(target)]
    title = " ".join(filter(None, [case.name, how, f"on {target}"]))
    if _fails_in_pynative(case.name, target.measured_version) and not _always_fails(rule_of(case)):
        other = [each for each in found if each.code != rule_of(case).code]
        told = {id(each) for each in other if each.rule.is_about_all_code}  # it says why PyNative fails
        found = [each for each in found if id(each) not in told]
    _same(title, expected, [Mark(each.start[0], each.code) for each in found])


def _fails_in_pynative(name: str, version: str) -> bool:
    """Whether that is what is stored of the case: the version lacks something that it uses."""
    stored = _measured(version).cases.get(name)
    return stored is not None and stored[SyntaxLevel.LAX.value]["outcome"] == PYNATIVE_ERROR


def _always_fails(rule: Rule) -> bool:
    """Whether the rule is about what PyNative refuses on the newest version, too."""
    return rule.is_about_all_code and rule.outcome_in_python(MEASURED_VERSIONS[-1]) is Outcome.ERROR


@cache
def _measured(version: str) -> Measured:
    return Store().measured(version)


def check_fix_offers(case: Case, target: Target, found: Iterable[Finding]) -> None:
    """Each finding offers a fix of the marked safety, or none, where no bracket is."""
    offers = (Mark(each.start[0], each.code, each.fix.safety if each.fix else None) for each in found)
    marked = [mark for mark in case.marks if registry()[mark.code].rule.speaks_on(target)]
    _same(f"{case.name} on {target}: fixes", marked, offers)


@lru_cache(maxsize=1)
def _marks(name: str, text: str) -> list[Mark]:
    """One after the other, the targets of a case are checked."""
    return list(marks(name, text))


def _same(title: str, marked: Iterable[Mark], reported: Iterable[Mark]) -> None:
    expected, got = Counter(map(str, marked)), Counter(map(str, reported))
    missing = [f"  expected, not reported: {mark}" for mark in sorted((expected - got).elements())]
    extra = [f"  reported, not expected: {mark}" for mark in sorted((got - expected).elements())]
    wrong = [*missing, *extra]
    assert not wrong, "\n".join([title, *wrong])


def fixed_text(case: Case, text: str, settings: Settings | None = None) -> str:
    """``text``, seen as the content of the case, with all fixes of its own rule applied, unsafe ones too."""
    rule = rule_of(case)
    settings = settings or Settings(target=telling_target(rule), select=codes_for(rule))
    result = fix_text(str(alone(case)), text, settings, unsafe=True)
    assert not result.reverted, f"{case.name}: taken back: the fixes of {', '.join(result.reverted)}"
    assert not result.report.errors, f"{case.name}: {'; '.join(map(str, result.report.errors))}"
    return result.text


FIXED_FROM = {
    "builtin_of_variable/bad_shape.py": "2.7",
    "builtin_of_variable/bad_sqrt.py": "2.7",
    "name_in_interpreted_scope/bad_unknown.py": "2.7",
    "set_display/bad_equal.py": "2.7",
    "starts_with_in_graph/bad_and.py": "2.7",
    "starts_with_in_graph/bad_attribute.py": "2.7",
    "starts_with_in_graph/bad_else.py": "2.7",
    "starts_with_in_graph/bad_helper.py": "2.7",
    "starts_with_in_graph/bad_if_expression.py": "2.7",
    "starts_with_in_graph/bad_init_argument.py": "2.7",
    "starts_with_in_graph/bad_local.py": "2.7",
    "starts_with_in_graph/bad_name.py": "2.7",
    "starts_with_in_graph/bad_tuple.py": "2.7",
    "string_method_in_graph/bad_not.py": "2.7",
    "tensor_to_numpy/bad_number.py": "2.7",
    "class_method_in_graph/bad_class.py": "2.7",
    "class_method_in_graph/bad_inherited_by_name.py": "2.7",
    "class_method_in_graph/bad_plain_class.py": "2.7",
    "container_method_fallback/bad_argument.py": "2.7",
    "container_method_fallback/bad_dict_copy.py": "2.7",
    "delete_statement/bad_dict_item.py": "2.7",
    "delete_statement/bad_dict_item_by_name.py": "2.7",
    "parameter_slice_assigned/bad_alias.py": "2.7",
    "parameter_slice_assigned/bad_augmented.py": "2.7",
    "parameter_slice_assigned/bad_helper.py": "2.7",
    "parameter_slice_assigned/bad_queue.py": "2.7",
    "parameter_slice_assigned/bad_whole.py": "2.7",
    "possibly_unbound_name/bad_object_attribute.py": "2.7",
    "tensor_to_numpy/bad_item.py": "2.7",
}
"""The first version on which a case is fixed, where not on all: what the fix would write fails before."""


def check_fixed_on(case: Case, targets: Sequence[Target], stored: Mapping[str, Levels]) -> None:
    """Fixed for ``targets`` together, the case is its fixed file, which MindSpore takes on each of them.

    Where `FIXED_FROM` says so, it stays as it is instead.
    """
    rule = rule_of(case)
    settings = Settings(target=targets[-1], older_targets=tuple(targets[:-1]), select=codes_for(rule))
    text = fixed_text(case, case.text, settings)
    where = " and ".join(map(str, targets))
    first = Target.parse(FIXED_FROM.get(case.name, MEASURED_VERSIONS[0]))
    if targets[0].version < first.version:
        assert text == case.text, f"{case.name} is fixed on {where}"
        return
    assert text == case.fixed.text, f"{case.name} on {where}: the fixes do not make {case.fixed.name}"
    for target in targets:
        found = stored[target.measured_version][target.level]
        ok = found.outcome == Outcome.OK.value
        assert ok, f"{case.fixed.name} is not ok on {target}: {_words(found)}"


def check_fixed_file_exists_as_marked(case: Case) -> None:
    """A fixed file is there exactly when a mark of the case's own rule promises a fix."""
    promised = any(mark.safety for mark in case.marks if mark.code == rule_of(case).code)
    exists = case.fixed.path.is_file()
    assert exists or not promised, f"{case.name}: a mark promises a fix, but there is no {case.fixed.name}"
    assert promised or not exists, f"{case.fixed.name} exists, but no mark of {case.name} promises a fix"


def check_comments_kept(case: Case, before: str, after: str) -> None:
    """No comment was lost; where the rule is about comments, nothing else was."""
    if rule_of(case).is_about_comments:
        assert _code(before) == _code(after), f"{case.name}: the fix changes more than comments"
        return
    lost = _comments(before) - _comments(after)
    assert not lost, f"{case.name}: the fix loses comments: {', '.join(lost)}"


def _code(text: str) -> list[str]:
    """The tokens of ``text`` without comments and empty lines."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [token.string for token in tokens if token.type not in (tokenize.COMMENT, tokenize.NL)]


def _comments(text: str) -> Counter[str]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return Counter(token.string for token in tokens if token.type == tokenize.COMMENT)


# ---------------------------------------------------------------------- what MindSpore says
def check_measured(case: Case, version: str, measured: Measured) -> Levels:
    """The stored outcome of the case as it is now."""
    stored = measured.outcome(case)
    assert stored is not None, f"{case.name} is not measured on {version} as it is now; {REMEASURE}"
    return stored


def check_means_something(case: Case, version: str, stored: Levels) -> None:
    """A bad case runs in PyNative, unless its rule is about what fails there too: then it fails there."""
    found = stored[SyntaxLevel.LAX]
    rule = rule_of(case)
    if rule.is_about_all_code:
        in_pynative = _measured(version).in_pynative(case).outcome
        works = found.outcome == in_pynative == Outcome.OK.value
        assert not works, f"{case.name} works on {version}"
        return
    fails = found.outcome == PYNATIVE_ERROR and rule.default
    assert not fails, f"{case.name} fails in PyNative on {version}, so it shows nothing: {found.note}"


def check_works(case: Case, version: str, stored: Levels) -> None:
    """A good case, or what a fix makes, runs alike in the graph at LAX."""
    for found in (stored[SyntaxLevel.LAX], _measured(version).in_pynative(case)):
        assert found.outcome == Outcome.OK.value, f"{case.name} is not ok on {version} LAX: {_words(found)}"


def check_same_outcome(case: Case, version: str, stored: Levels, measured: Levels) -> None:
    """MindSpore does what is stored."""
    wrong = [
        f"  {level.value}: stored {_words(stored[level])}; measured {_words(measured[level])}"
        for level in SyntaxLevel
        if stored[level].outcome != measured[level].outcome
    ]
    assert not wrong, "\n".join([f"{case.name} on MindSpore {version} ({REMEASURE} if it is right)", *wrong])


def check_same_in_pynative(case: Case, before: CaseOutcome, after: CaseOutcome) -> None:
    """The fix keeps PyNative's results; a safe one all that it does, exceptions and names of weights too.

    An unsafe one need not where the case says why (``FIX_CHANGES_RESULT``): fresh random weights at each call
    are what the original means and nobody wants.
    """
    own = rule_of(case).code
    safe = not any(mark.code == own and mark.safety is Safety.UNSAFE for mark in case.marks)
    if before.levels[SyntaxLevel.LAX].outcome == PYNATIVE_ERROR:
        if rule_of(case).is_about_all_code:
            assert after.pynative["status"] == "ok", f"{case.fixed.name} fails: {words(after.pynative)}"
            return
        raised, raises = (error_type(each.pynative) for each in (before, after))
        assert raises == raised or not safe, f"{case.fixed.name} raises {raises} in PyNative, not {raised}"
        return
    assert after.pynative["status"] == "ok", f"{case.fixed.name} fails in PyNative: {words(after.pynative)}"
    if case.fix_changes_result and not safe:
        return
    parts = ("result", "arguments", "attributes", "weights", "globals") if safe else ("result",)
    changed = [
        f"  {each}" for each in differences(before.pynative, after.pynative, parts) if not each.only_type
    ]
    assert not changed, "\n".join([f"{case.fixed.name} differs from {case.name} in PyNative:", *changed])


def error_type(capture: Capture) -> str | None:
    """The type of the exception that ended a run: ``ValueError``; None when it did not end so."""
    return capture["error"].partition(":")[0] if capture["status"] == "raises" else None


def _words(found: LevelOutcome) -> str:
    return f"{found.outcome}: {found.note}" if found.note else found.outcome
