"""Fixes in combination: programs composed of cases, fixed with all default rules."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from compositions import Composition, as_it_is, examine, fixed, from_seed, judge, modes_of, of_pair
from conftest import NO_MINDSPORE, looks_at_all

from msgraph_lint.oracle import MindSporeMissing, Oracle
from msgraph_lint.oracle.cases import CASES, Case, find_cases
from msgraph_lint.oracle.compare import Capture
from msgraph_lint.oracle.worker import LAX, PYNATIVE
from msgraph_lint.targets import MEASURED_VERSIONS

pytestmark = pytest.mark.search

FIXABLE = [
    case
    for case in find_cases([CASES])
    if case.is_bad and case.fixed.path.is_file() and not case.is_about_comments
]
NEWEST = MEASURED_VERSIONS[-1]
SEEDS = range(60)


@pytest.mark.parametrize("case", FIXABLE, ids=[case.name for case in FIXABLE])
def test_all_rules_fix_a_case_together(case: Case, tmp_path: Path) -> None:
    assert fixed(as_it_is(case), NEWEST, tmp_path).failures == []


@pytest.mark.parametrize("seed", SEEDS)
def test_fixes_go_together(seed: int, tmp_path: Path) -> None:
    composition = from_seed(seed)
    ast.parse(composition.text)
    made = fixed(composition, NEWEST, tmp_path)
    assert made.failures == [], composition.text


@pytest.mark.oracle
def test_mindspore_takes_what_fixes_make_together(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """What does not compile alone when all rules fix it, and programs of several cases.

    Some of them; with ``--all-cases``, all.
    """
    step = 1 if looks_at_all(request.config) else 3
    alone = [fixed(as_it_is(case), NEWEST, tmp_path) for case in FIXABLE[::step]]
    changed = [
        each.composition for each in alone if each.both.text != each.composition.parts[0][0].fixed.text
    ]
    seeds = SEEDS[::step]
    compositions = [*changed, *map(from_seed, seeds)]
    try:
        with Oracle(sys.executable, jobs=2) as oracle:
            oracle.check()
            made = examine(compositions, NEWEST, tmp_path, oracle)
    except MindSporeMissing as error:
        pytest.fail(NO_MINDSPORE + str(error), pytrace=False)
    failures = [
        f"{e.composition.name}: {e.composition.cases}: {failure}" for e in made for failure in e.failures
    ]
    assert not failures, "\n".join(failures)
    compiled = [each for each in made if {"safe compiled", "unsafe compiled"} & each.states]
    assert len(compiled) > len(seeds) / 3  # else the programs show nothing


# ---------------------------------------------------------------------- the checks can fail

DELETED = """\
from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        del y
        return x
"""


@pytest.fixture
def composition(tmp_path: Path) -> Composition:
    case = tmp_path / "bad_name.py"
    case.write_text(DELETED, "utf-8")
    return as_it_is(Case(case))


def ran(value: int, **more: object) -> Capture:
    calls = [{"result": {"kind": "int", "value": value}, **more}]
    return {"status": "ok", "calls": calls}


def raised(name: str) -> Capture:
    return {"status": "raises", "error": f"{name}: no", "calls": []}


@pytest.mark.parametrize(
    ("original", "safe", "words"),
    [
        (ran(1), ran(1), []),
        (ran(1), ran(2), ["safe: PyNative: result of call 1: 2 instead of 1"]),
        (
            ran(1, attributes={}),
            ran(1, attributes={"y": None}),
            ["safe: PyNative: attribute y after call 1: None instead of nothing"],
        ),
        (ran(1), raised("ValueError"), ["safe: PyNative fails: ValueError: no"]),
        (raised("ValueError"), raised("ValueError"), []),
        (raised("ValueError"), ran(1), ["safe: PyNative: ok instead of ValueError"]),
    ],
)
def test_other_behaviour_fails(
    composition: Composition, original: Capture, safe: Capture, words: list[str], tmp_path: Path
) -> None:
    made = fixed(composition, NEWEST, tmp_path)
    assert modes_of(made) == {"original": [PYNATIVE], "safe": [PYNATIVE, LAX]}
    judge(made, {"original": {PYNATIVE: original}, "safe": {PYNATIVE: safe, LAX: safe}})
    assert made.failures == words


def test_refused_and_diverging_programs_are_told(composition: Composition, tmp_path: Path) -> None:
    made = fixed(composition, NEWEST, tmp_path)
    original = {PYNATIVE: ran(1)}
    judge(made, {"original": original, "safe": {PYNATIVE: ran(1), LAX: raised("RuntimeError")}})
    assert made.refused == {"safe": "LAX: error: RuntimeError: no"}
    judge(made, {"original": original, "safe": {PYNATIVE: ran(1), LAX: ran(2)}})
    assert made.refused == {"safe": "LAX: diverges: result of call 1: 2 instead of 1"}


def test_a_seed_means_one_program() -> None:
    assert from_seed(7) == from_seed(7)
    assert of_pair("delete_statement", "set_display") == of_pair("delete_statement", "set_display")
