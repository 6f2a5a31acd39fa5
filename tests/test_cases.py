"""Every case of every rule: what the linter says about it, and what real MindSpore does with it."""

from __future__ import annotations

from itertools import groupby

import pytest
from case_checks import (
    TARGETS,
    Levels,
    check_comments_kept,
    check_fix_offers,
    check_fixed_file_exists_as_marked,
    check_fixed_on,
    check_means_something,
    check_measured,
    check_places,
    check_same_in_pynative,
    check_same_outcome,
    check_works,
    findings,
    fixed_text,
    project_of,
    rule_of,
    telling_target,
)
from conftest import Measurement, looks_at_all
from import_spellings import REEXPORT_MODULE, SPELLINGS

from msgraph_lint.oracle.cases import CASES, Case, find_cases
from msgraph_lint.oracle.store import Store
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

ALL = find_cases([CASES])
BAD = [case for case in ALL if case.is_bad]
GOOD = [case for case in ALL if case.is_good]
FIXED = [case for case in BAD if case.fixed.path.is_file()]
STORED = {version: Store().measured(version) for version in MEASURED_VERSIONS}
NEWEST = MEASURED_VERSIONS[-1]
NUMBER = {case: number for number, case in enumerate(BAD + GOOD)}


def each(cases: list[Case]) -> pytest.MarkDecorator:
    """Run the test for every one of ``cases``."""
    return pytest.mark.parametrize("case", cases, ids=[case.name for case in cases])


def each_rule(cases: list[Case]) -> pytest.MarkDecorator:
    """Run the test once for all ``cases`` of a rule: where the one case takes less time than a test."""
    by_rule = {module: list(its) for module, its in groupby(cases, key=lambda case: case.rule_module)}
    return pytest.mark.parametrize("cases", by_rule.values(), ids=by_rule.keys())


@pytest.fixture
def targets(case: Case, request: pytest.FixtureRequest) -> list[Target]:
    """Those on which ``case`` is looked at: with all of its rule's cases, each of them comes."""
    if looks_at_all(request.config):
        return TARGETS
    versions = (NEWEST, MEASURED_VERSIONS[NUMBER[case] % len(MEASURED_VERSIONS)])
    return [target for target in TARGETS if target.measured_version in versions]


@pytest.fixture
def spellings(case: Case, request: pytest.FixtureRequest) -> list[str]:
    """Those in which ``case`` is looked at."""
    every = list(SPELLINGS)
    return every if looks_at_all(request.config) else [every[NUMBER[case] % len(every)]]


# ---------------------------------------------------------------------- the linter
@each(BAD)
def test_findings_are_where_the_marks_are(case: Case, targets: list[Target]) -> None:
    """And the fixes are those of the marks, where the rule speaks."""
    project = project_of(case)
    telling = telling_target(rule_of(case))
    for target in dict.fromkeys([*targets, telling]):
        found = findings(case, target, project)
        check_places(case, target, found)
        if target == telling:
            check_fix_offers(case, target, found)


@each(GOOD)
def test_what_mindspore_takes_is_not_reported(case: Case, targets: list[Target]) -> None:
    project = project_of(case)
    for target in targets:
        stored = _stored(target.measured_version, case)
        if stored[target.level].outcome == Outcome.OK.value:
            check_places(case, target, findings(case, target, project))


@each(BAD + GOOD)
def test_import_spelling_makes_no_difference(case: Case, spellings: list[str]) -> None:
    target = telling_target(rule_of(case)) if case.is_bad else DEFAULT_TARGET
    if case.rule_module == "unknown_api_name":
        return  # a name that is not there is told where it is imported
    for spelling in spellings:
        spelled = SPELLINGS[spelling](case.text)
        imported = {REEXPORT_MODULE: spelled.reexport} if spelled.reexport is not None else {}
        project = project_of(case, spelled.text, imported)
        check_places(case, target, findings(case, target, project), f"spelled `{spelling}`")


# ---------------------------------------------------------------------- the fixes
@each(FIXED)
def test_fixes_make_what_mindspore_takes(case: Case, targets: list[Target]) -> None:
    """On one target, and on all of a level together."""
    stored = {version: _stored(version, case.fixed) for version in MEASURED_VERSIONS}
    speaking = [target for target in TARGETS if rule_of(case).speaks_on(target)]
    for target in speaking:
        if target in targets:
            check_fixed_on(case, [target], stored)
    for level in SyntaxLevel:
        together = [target for target in speaking if target.level is level]
        if together:
            check_fixed_on(case, together, stored)


@each_rule(FIXED)
def test_fixing_again_changes_nothing(cases: list[Case]) -> None:
    for case in cases:
        assert fixed_text(case, case.fixed.text) == case.fixed.text, case.fixed.name


@each_rule(FIXED)
def test_fixes_keep_comments(cases: list[Case]) -> None:
    for case in cases:
        check_comments_kept(case, case.text, case.fixed.text)


@each_rule(BAD)
def test_fixed_file_is_there_when_a_fix_is_promised(cases: list[Case]) -> None:
    for case in cases:
        check_fixed_file_exists_as_marked(case)


# ---------------------------------------------------------------------- the stored outcomes
@each_rule(ALL)
def test_stored_outcomes_suit_the_cases(cases: list[Case]) -> None:
    """Stored for each version, and on the newest a bad case shows something; all others work."""
    for case in cases:
        stored = {version: _stored(version, case) for version in MEASURED_VERSIONS}
        check = check_means_something if case.is_bad else check_works
        check(case, NEWEST, stored[NEWEST])


def test_rules_have_the_outcomes_of_their_cases() -> None:
    store = Store()
    rules, disagreements = store.derive({case.rule_module for case in ALL})
    assert not disagreements, "\n".join(map(str, disagreements))
    assert store.rules() == rules, (
        "outcomes.json is not what the cases say; run: python -m msgraph_lint.oracle measure"
    )


# ---------------------------------------------------------------------- real MindSpore
@pytest.mark.oracle
@each(ALL)
def test_mindspore_does_what_is_stored(case: Case, measured: Measurement) -> None:
    stored = _stored(measured.version, case)
    check_same_outcome(case, measured.version, stored, measured.outcomes[case.path].levels)


@pytest.mark.oracle
@each(FIXED)
def test_fixes_keep_what_pynative_does(case: Case, measured: Measurement) -> None:
    check_same_in_pynative(case, measured.outcomes[case.path], measured.outcomes[case.fixed.path])


def _stored(version: str, case: Case) -> Levels:
    return check_measured(case, version, STORED[version])
