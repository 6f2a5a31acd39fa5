"""Every case of every rule: what the linter says about it, and what real MindSpore does with it."""

from __future__ import annotations

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
from conftest import Measurement
from import_spellings import REEXPORT_MODULE, SPELLINGS

from msgraph_lint.oracle.cases import CASES, Case, find_cases
from msgraph_lint.oracle.store import Store
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Outcome, SyntaxLevel

ALL = find_cases([CASES])
BAD = [case for case in ALL if case.is_bad]
GOOD = [case for case in ALL if case.is_good]
FIXED = [case for case in BAD if case.fixed.path.is_file()]
STORED = {version: Store().measured(version) for version in MEASURED_VERSIONS}
NEWEST = MEASURED_VERSIONS[-1]


def each(cases: list[Case]) -> pytest.MarkDecorator:
    """Run the test for every one of ``cases``."""
    return pytest.mark.parametrize("case", cases, ids=[case.name for case in cases])


# ---------------------------------------------------------------------- the linter
@each(BAD)
def test_findings_are_where_the_marks_are(case: Case) -> None:
    project = project_of(case)
    for target in TARGETS:
        check_places(case, target, findings(case, target, project))


@each(GOOD)
def test_what_mindspore_takes_is_not_reported(case: Case) -> None:
    project = project_of(case)
    for target in TARGETS:
        stored = _stored(target.measured_version, case)
        if stored[target.level].outcome == Outcome.OK.value:
            check_places(case, target, findings(case, target, project))


@each(BAD)
def test_fixes_are_offered_as_marked(case: Case) -> None:
    target = telling_target(rule_of(case))
    check_fix_offers(case, target, findings(case, target))


@each(BAD + GOOD)
def test_import_spelling_makes_no_difference(case: Case) -> None:
    target = telling_target(rule_of(case)) if case.is_bad else DEFAULT_TARGET
    if case.rule_module == "unknown_api_name":
        return  # a name that is not there is told where it is imported
    for spelling, spell in SPELLINGS.items():
        spelled = spell(case.text)
        imported = {REEXPORT_MODULE: spelled.reexport} if spelled.reexport is not None else {}
        project = project_of(case, spelled.text, imported)
        check_places(case, target, findings(case, target, project), f"spelled `{spelling}`")


# ---------------------------------------------------------------------- the fixes
@each(BAD)
def test_fixed_file_is_there_when_a_fix_is_promised(case: Case) -> None:
    check_fixed_file_exists_as_marked(case)


@each(FIXED)
def test_fixes_make_what_mindspore_takes(case: Case) -> None:
    stored = {version: _stored(version, case.fixed) for version in MEASURED_VERSIONS}
    targets = [target for target in TARGETS if rule_of(case).speaks_on(target)]
    for target in targets:
        check_fixed_on(case, [target], stored)
    for level in SyntaxLevel:
        together = [target for target in targets if target.level is level]
        if together:
            check_fixed_on(case, together, stored)


@each(FIXED)
def test_fixing_again_changes_nothing(case: Case) -> None:
    assert fixed_text(case, case.fixed.text) == case.fixed.text


@each(FIXED)
def test_fixes_keep_comments(case: Case) -> None:
    check_comments_kept(case, case.text, case.fixed.text)


# ---------------------------------------------------------------------- the stored outcomes
@each(ALL)
def test_stored_outcomes_suit_the_case(case: Case) -> None:
    """Stored for each version, and on the newest a bad case shows something; all others work."""
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
