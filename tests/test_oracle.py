"""The oracle itself: what it says about samples whose outcome is known, and that its checks can fail."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from case_checks import (
    FIXED_FROM,
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
    fixed_text,
)
from conftest import NO_MINDSPORE
from import_spellings import SPELLINGS

from msgraph_lint.findings import Edit, Finding, Fix, Safety
from msgraph_lint.oracle import CaseOutcome, LevelOutcome, MindSporeMissing, Oracle
from msgraph_lint.oracle.__main__ import main
from msgraph_lint.oracle.cases import REPOSITORY, Case, Mark, marks
from msgraph_lint.oracle.compare import Capture, Description, differences, outcomes, show
from msgraph_lint.oracle.store import Measured, Store
from msgraph_lint.rules import Rule
from msgraph_lint.source import Source, Span
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

SAMPLES = Path(__file__).parent / "oracle_samples"
LAX, STRICT = SyntaxLevel.LAX, SyntaxLevel.STRICT


# ---------------------------------------------------------------------- real MindSpore
CRASHES_ONCE = """\
import os
import signal
from pathlib import Path

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x


died = Path(__file__).with_name("died")
if ms.get_context("mode") == ms.GRAPH_MODE and not died.exists():
    died.touch()
    os.kill(os.getpid(), signal.SIGABRT)


def inputs():
    return (Tensor([1.0, 2.0]),)
"""


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, CaseOutcome]:
    """What the installed MindSpore does with the samples, by name."""
    crashes_once = tmp_path_factory.mktemp("samples") / "crashes_once.py"
    crashes_once.write_text(CRASHES_ONCE, "utf-8")
    try:
        with Oracle() as oracle:
            measured = oracle.measure(
                [*(path for path in SAMPLES.glob("*.py") if path.stem != "hang"), crashes_once]
            )
            oracle.limit = 5  # on a busy machine too short for the others
            measured |= oracle.measure([SAMPLES / "hang.py"])
    except MindSporeMissing as error:
        pytest.fail(NO_MINDSPORE + str(error), pytrace=False)
    return {path.stem: outcome for path, outcome in measured.items()}


KNOWN = {
    "ok": ("ok", "ok", ""),
    "only_type": ("ok", "ok", "item 1: Tensor Int32 instead of Parameter Int32, same value"),
    "error": ("error", "error", "Unsupported statement 'Delete'. (line 8)"),
    "diverges": ("diverges", "diverges", "attribute seen after call 1: [1] instead of [1, 2]"),
    "diverges_second_call": ("diverges", "diverges", "global STEP after call 1: 0 instead of 1"),
    "falls_back": ("falls-back", "error", "asnumpy"),
    "falls_back_jit": ("falls-back", "error", "asnumpy"),
    "strict_diverges": ("ok", "diverges", "instead of {'x': "),
    "export_refuses": ("falls-back", "error", "MindIR export: ValueError"),
    "not_exported": ("ok", "ok", ""),
    "bfloat16": ("ok", "ok", ""),
    "late_pynative_error": ("pynative-error", "pynative-error", ""),
    "pynative_error": ("pynative-error", "pynative-error", "ValueError: no 1"),
    "crash": ("error", "error", "crash: the process died by SIGSEGV"),
    "hang": ("error", "error", "hang: no result within 5 s"),
}


NOT_IN_2_0 = {"strict_diverges", "bfloat16"}


def test_every_sample_has_a_known_outcome() -> None:
    assert {path.stem for path in SAMPLES.glob("*.py")} == set(KNOWN)


@pytest.mark.oracle
@pytest.mark.parametrize("name", KNOWN)
def test_outcome_of_sample(name: str, samples: dict[str, CaseOutcome]) -> None:
    if name in NOT_IN_2_0 and "STRICT" not in samples["ok"].captures:
        return
    levels, (lax, strict, note) = samples[name].levels, KNOWN[name]
    assert (levels[LAX].outcome, levels[STRICT].outcome) == (lax, strict), str(levels)
    assert note in levels[STRICT].note


@pytest.mark.oracle
def test_crash_that_does_not_come_back_is_no_outcome(samples: dict[str, CaseOutcome]) -> None:
    assert {found.outcome for found in samples["crashes_once"].levels.values()} == {"ok"}


@pytest.mark.oracle
def test_case_reaches_neither_protocol_nor_folders(samples: dict[str, CaseOutcome]) -> None:
    assert samples["ok"].levels[LAX].outcome == "ok"  # it prints
    left = {path.name for path in SAMPLES.iterdir() if path.suffix != ".py"}
    assert not left & {"__pycache__", "rank_0", "kernel_meta"}, left


def test_interpreter_without_mindspore_is_named() -> None:
    with pytest.raises(MindSporeMissing, match=r"cannot start /no/such/python"), Oracle("/no/such/python"):
        pass


def test_broken_worker_is_named(tmp_path: Path) -> None:
    fake = tmp_path / "python"
    fake.write_text("#!/bin/sh\nexit 3\n", "utf-8")
    fake.chmod(0o755)
    with pytest.raises(MindSporeMissing, match="died on import mindspore"), Oracle(str(fake)):
        pass


def test_no_interpreter_is_an_error_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(SAMPLES / "ok.py"), "--python", "/no/such/python"]) == 2
    assert "cannot start /no/such/python" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["show", "no_such_case.py"], ["measure", "no_such_folder"]])
def test_missing_path_is_an_error_of_the_command(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert "no such" in capsys.readouterr().err


# ---------------------------------------------------------------------- comparing
def number(value: float, kind: str = "int") -> Description:
    return {"kind": kind, "value": value}


def tensor(*values: float, shape: list[int] | None = None, dtype: str = "Float32") -> Description:
    return {"kind": "Tensor", "dtype": dtype, "shape": shape or [len(values)], "value": list(values)}


def items(kind: str, *each: Description) -> Description:
    return {"kind": kind, "items": list(each)}


def ran(result: Description, **more: Description) -> Capture:
    return {"status": "ok", "stage": "call 1", "calls": [{"result": result, **more}]}


def failed(status: str = "raises", error: str = "TypeError: no") -> Capture:
    return {"status": status, "stage": "call 1", "error": error, "line": 3, "calls": []}


@pytest.mark.parametrize(
    ("expected", "actual", "verdict"),
    [
        (number(1), number(1), "equal"),
        (number(1), number(2), "different"),
        (number(1), tensor(1, shape=[1]), "type"),
        (number(1), number(True, "bool"), "type"),
        (tensor(1, 2), tensor(1, 2, dtype="Float64"), "type"),
        (tensor(1, 2), tensor(1, 2.00005), "equal"),
        (tensor(1, 2), tensor(1, 2.01), "different"),
        (tensor(1000.0), tensor(1000.05), "equal"),
        (number(100000), number(100001), "different"),
        (tensor(100000, dtype="Int64"), tensor(100001, dtype="Int64"), "different"),
        (tensor(100000, dtype="Int64"), tensor(100001.0), "type"),
        (tensor(1.001, dtype="Float16"), tensor(1.002, dtype="Float16"), "equal"),
        (tensor(1.001, dtype="Float16"), tensor(1.005, dtype="Float16"), "different"),
        (tensor(1.0, dtype="BFloat16"), tensor(1.0156, dtype="BFloat16"), "equal"),
        (tensor(1.0, dtype="BFloat16"), tensor(1.03125, dtype="BFloat16"), "different"),
        (tensor(1.001), tensor(1.002, dtype="Float16"), "different"),
        (tensor(float("nan")), tensor(float("nan")), "equal"),
        (tensor(float("nan")), tensor(1.0), "different"),
        (tensor(1, 2), tensor(1, 2, shape=[2, 1]), "different"),
        (tensor(1, 2), tensor(1), "different"),
        (number(1), tensor(1, 1), "different"),
        (None, None, "equal"),
        (None, number(0), "different"),
        (items("list", number(1)), items("tuple", number(1)), "type"),
        (items("list", number(1)), items("list", number(1), None), "different"),
        (items("list", number(1)), {"kind": "dict", "items": {"0": number(1)}}, "different"),
        (items("tuple", items("list", number(1))), items("tuple", items("list", number(2))), "different"),
        ({"kind": "str", "value": "a"}, {"kind": "str", "value": "b"}, "different"),
        ({"kind": "str", "value": "1"}, number(1), "different"),
    ],
)
def test_what_counts_as_equal(expected: Description, actual: Description, verdict: str) -> None:
    found = list(differences(ran(expected), ran(actual)))
    got = "equal" if not found else "type" if all(each.only_type for each in found) else "different"
    assert got == verdict, list(map(str, found))


def test_missing_attribute_is_a_difference() -> None:
    before, after = ran(None, attributes={"count": number(1)}), ran(None, attributes={})
    assert [*map(str, differences(before, after))] == ["attribute count after call 1: nothing instead of 1"]


RUNS, DIFFERS, REFUSES = ran(number(1)), ran(number(2)), failed()


@pytest.mark.parametrize(
    ("captures", "lax", "strict"),
    [
        ({"LAX": RUNS, "STRICT": RUNS}, "ok", "ok"),
        ({"LAX": RUNS, "STRICT": RUNS, "export": RUNS}, "ok", "ok"),
        ({"LAX": RUNS, "STRICT": RUNS, "export": REFUSES}, "falls-back", "error"),
        ({"LAX": RUNS, "STRICT": REFUSES}, "falls-back", "error"),
        ({"LAX": RUNS, "STRICT": failed("crash")}, "ok", "error"),
        ({"LAX": RUNS, "STRICT": DIFFERS}, "ok", "diverges"),
        ({"LAX": RUNS, "STRICT": DIFFERS, "export": REFUSES}, "ok", "diverges"),
        ({"LAX": DIFFERS, "STRICT": REFUSES}, "diverges", "error"),
        ({"LAX": REFUSES, "STRICT": REFUSES}, "error", "error"),
        ({"LAX": failed("hang"), "STRICT": RUNS}, "error", "ok"),
        ({"LAX": RUNS}, "ok", "ok"),
        ({"LAX": DIFFERS}, "diverges", "diverges"),
        ({"LAX": RUNS, "export": REFUSES}, "falls-back", "error"),
        ({"LAX": REFUSES}, "error", "error"),
    ],
)
def test_outcome_of_captures(captures: dict[str, Capture], lax: str, strict: str) -> None:
    found = outcomes({"pynative": RUNS, **captures})
    assert (found[LAX].outcome, found[STRICT].outcome) == (lax, strict)


def test_pynative_error_says_nothing_about_the_graph() -> None:
    found = outcomes({"pynative": REFUSES, "LAX": RUNS, "STRICT": RUNS})
    assert {each.outcome for each in found.values()} == {"pynative-error"}


def test_values_are_shown_as_python_prints_them() -> None:
    a_dict, a_list = {"kind": "dict", "items": {"'a'": None}}, items("list", {"kind": "str", "value": "x"})
    assert show(items("tuple", a_dict, a_list)) == "({'a': None}, ['x'])"
    assert show(items("tuple", tensor(0.5))) == "(Tensor Float32 (1,) [0.5],)"


# ---------------------------------------------------------------------- cases and stored outcomes
def test_marks_are_read() -> None:
    lines = [
        "x  # expect: MSG101, MSG201 [unsafe], MSG201",
        "'# expect: MSG999'",
        "z  # why  # expect: MSG102 [safe]",
    ]
    assert list(marks("case.py", "\n".join(lines))) == [
        Mark(1, "MSG101"),
        Mark(1, "MSG201", Safety.UNSAFE),
        Mark(1, "MSG201"),
        Mark(3, "MSG102", Safety.SAFE),
    ]


@pytest.mark.parametrize("mark", ["MSG101 [risky]", "MSG101 MSG102", "", "101"])
def test_unreadable_mark_is_an_error(mark: str) -> None:
    with pytest.raises(ValueError, match=r"case\.py:1: cannot read the mark"):
        list(marks("case.py", f"x = 1  # expect: {mark}\n"))


def test_digest_ignores_marks_and_line_ends_only(tmp_path: Path) -> None:
    def digest(text: bytes) -> str:
        (tmp_path / "bad_x.py").write_bytes(text)
        return Case(tmp_path / "bad_x.py").digest

    assert digest(b"x = 1\ny = 2\n") == digest(b"x = 1  # expect: MSG101\r\ny = 2\r\n")
    assert digest(b"x = 1\ny = 2\n") != digest(b"x = 1  # @jit.cond: True\ny = 2\n")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store with two bad cases of a rule that exists."""
    folder = tmp_path / "cases" / "delete_statement"
    folder.mkdir(parents=True)
    for name in ("bad_one.py", "bad_two.py"):
        (folder / name).write_text(f"# {name}\n", "utf-8")
    return Store(tmp_path / "cases", tmp_path / "outcomes.json")


def remember(store: Store, version: str, **found: str) -> None:
    """Store an outcome, the same on both levels, for each case of `delete_statement` by name."""
    measured = {
        Case(store.cases / "delete_statement" / f"{name}.py"): CaseOutcome(
            {level: LevelOutcome(outcome, "why") for level in SyntaxLevel}, {"pynative": {"status": "ok"}}
        )
        for name, outcome in found.items()
    }
    store.update_cases(version, {"mindspore": f"{version}.0"}, measured)


def test_rule_gets_the_outcome_that_its_bad_cases_share(store: Store) -> None:
    remember(store, "2.10", bad_one="error", bad_two="error")
    remember(store, "2.7", bad_one="pynative-error", bad_two="diverges")
    remember(store, "2.0", bad_one="pynative-error", bad_two="pynative-error")
    assert store.update_facts(["delete_statement"]) == []
    facts = json.loads(store.facts.read_text("utf-8"))
    assert list(facts["measured"]) == ["2.0", "2.7", "2.10"]
    assert facts["measured"]["2.7"]["mindspore"] == "2.7.0"
    assert facts["rules"]["MSG101"] == {
        "2.0": {"LAX": "ok", "STRICT": "ok"},
        "2.7": {"LAX": "diverges", "STRICT": "diverges"},
        "2.10": {"LAX": "error", "STRICT": "error"},
    }


def test_disagreeing_cases_are_named_and_change_nothing(store: Store) -> None:
    remember(store, "2.10", bad_one="error", bad_two="error")
    store.update_facts(["delete_statement"])
    before = store.rules()
    remember(store, "2.10", bad_two="ok")
    disagreements = store.update_facts(["delete_statement"])
    assert [each.level for each in disagreements] == [LAX, STRICT]
    assert "2.10 LAX" in str(disagreements[0])
    assert "delete_statement/bad_two.py" in str(disagreements[0])
    assert store.rules() == before


def test_partial_update_keeps_other_rules_and_a_complete_one_drops_what_is_gone(store: Store) -> None:
    store.facts.write_text('{"rules": {"MSG999": {}}}', "utf-8")
    remember(store, "2.10", bad_one="error", bad_two="error")
    store.update_facts(["delete_statement"])
    assert list(store.rules()) == ["MSG101", "MSG999"]
    store.update_facts(["delete_statement"], complete=True)
    assert list(store.rules()) == ["MSG101"]


def test_deleted_case_is_forgotten(store: Store) -> None:
    remember(store, "2.10", bad_one="error", bad_two="ok")
    (store.cases / "delete_statement" / "bad_two.py").unlink()
    remember(store, "2.10", bad_one="error")
    assert list(store.measured("2.10").cases) == ["delete_statement/bad_one.py"]


# ---------------------------------------------------------------------- the checks can fail
CASE_TEXT = """\
import mindspore as ms
from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        y = x  # kept
        del y  # expect: MSG101 [safe]
        return x
"""
ERROR, OK = LevelOutcome(Outcome.ERROR.value, "the compiler's words"), LevelOutcome(Outcome.OK.value)


@pytest.fixture
def case(tmp_path: Path) -> Case:
    """A bad case of `delete_statement`."""
    folder = tmp_path / "delete_statement"
    folder.mkdir()
    (folder / "bad_name.py").write_text(CASE_TEXT, "utf-8")
    return Case(folder / "bad_name.py")


def finding(case: Case, line: int, code: str = "MSG101", safety: Safety | None = Safety.SAFE) -> Finding:
    """A finding of the rule ``code`` at the start of ``line``."""

    source = Source(str(case.path), case.text)
    start = source.line_starts[line - 1]
    fix = Fix("Remove it", (Edit(start, start, ""),), safety) if safety else None
    rule = Rule(code, "delete-statement", "")
    return Finding(rule, source, Span(start, start + 1), "no", Outcome.ERROR, fix=fix)


def test_right_findings_pass(case: Case) -> None:
    check_places(case, DEFAULT_TARGET, [finding(case, 8)])
    check_fix_offers(case, DEFAULT_TARGET, [finding(case, 8)])


@pytest.mark.parametrize(
    ("places", "words"),
    [
        ([], "expected, not reported: line 8: MSG101"),
        ([(7, "MSG101")], "reported, not expected: line 7: MSG101"),
        ([(8, "MSG102")], "reported, not expected: line 8: MSG102"),
        ([(8, "MSG101"), (8, "MSG101")], "reported, not expected: line 8: MSG101"),
    ],
)
def test_wrong_findings_fail(case: Case, places: list[tuple[int, str]], words: str) -> None:
    found = [finding(case, line, code) for line, code in places]
    with pytest.raises(AssertionError, match=words):
        check_places(case, DEFAULT_TARGET, found)


def test_mark_of_an_unknown_rule_fails(case: Case) -> None:
    case.path.write_text("x = 1  # expect: MSG000\n", "utf-8")
    with pytest.raises(AssertionError, match="unmeasured rules: MSG000"):
        check_places(case, DEFAULT_TARGET, [])


@pytest.mark.parametrize("safety", [Safety.UNSAFE, None])
def test_wrong_fix_offer_fails(case: Case, safety: Safety | None) -> None:
    with pytest.raises(AssertionError, match=r"expected, not reported: line 8: MSG101 \[safe\]"):
        check_fix_offers(case, DEFAULT_TARGET, [finding(case, 8, safety=safety)])


def test_missing_and_superfluous_fixed_files_fail(case: Case) -> None:
    with pytest.raises(AssertionError, match=r"there is no delete_statement/bad_name\.fixed\.py"):
        check_fixed_file_exists_as_marked(case)
    case.fixed.path.write_text(CASE_TEXT, "utf-8")
    check_fixed_file_exists_as_marked(case)
    case.path.write_text(CASE_TEXT.replace(" [safe]", ""), "utf-8")
    with pytest.raises(AssertionError, match=r"no mark of delete_statement/bad_name\.py promises a fix"):
        check_fixed_file_exists_as_marked(case)


def test_lost_comment_fails(case: Case) -> None:
    with pytest.raises(AssertionError, match="loses comments: # kept"):
        check_comments_kept(case, CASE_TEXT, CASE_TEXT.replace("  # kept", ""))


def test_other_outcome_fails(case: Case) -> None:
    stored, measured = {LAX: ERROR, STRICT: ERROR}, {LAX: OK, STRICT: ERROR}
    check_same_outcome(case, "2.10", stored, stored)
    with pytest.raises(AssertionError, match="LAX: stored error: the compiler's words; measured ok"):
        check_same_outcome(case, "2.10", stored, measured)


def test_bad_case_that_fails_in_pynative_fails(case: Case) -> None:
    broken = LevelOutcome("pynative-error", "NameError: no x")
    with pytest.raises(AssertionError, match="shows nothing: NameError: no x"):
        check_means_something(case, "2.10", {LAX: broken, STRICT: broken})


def test_good_case_that_does_not_compile_fails(case: Case) -> None:
    check_works(case, "2.10", {LAX: OK, STRICT: ERROR})
    with pytest.raises(AssertionError, match=r"not ok on 2\.10 LAX: error: the compiler's words"):
        check_works(case, "2.10", {LAX: ERROR, STRICT: ERROR})


def test_fixed_file_that_mindspore_refuses_fails(case: Case) -> None:
    case.fixed.path.write_text(fixed_text(case, case.text), "utf-8")
    target = Target.parse("2.10", "STRICT")
    works = {version: {LAX: OK, STRICT: OK} for version in MEASURED_VERSIONS}
    check_fixed_on(case, [DEFAULT_TARGET, target], works)
    with pytest.raises(AssertionError, match=r"bad_name\.fixed\.py is not ok on MindSpore 2\.10 \(STRICT\)"):
        check_fixed_on(case, [target], {**works, "2.10": {LAX: OK, STRICT: ERROR}})


def test_other_text_than_the_fixed_file_fails(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    case.fixed.path.write_text(CASE_TEXT, "utf-8")
    stored = {"2.0": {LAX: ERROR, STRICT: ERROR}}
    with pytest.raises(AssertionError, match=r"do not make delete_statement/bad_name\.fixed\.py"):
        check_fixed_on(case, [Target.parse("2.0")], stored)
    monkeypatch.setitem(FIXED_FROM, case.name, "2.7")
    with pytest.raises(AssertionError, match=r"bad_name\.py is fixed on MindSpore 2\.0"):
        check_fixed_on(case, [Target.parse("2.0")], stored)


def test_changed_case_has_to_be_measured(case: Case) -> None:
    levels = {"LAX": {"outcome": "ok", "note": ""}, "STRICT": {"outcome": "ok", "note": ""}}
    measured = Measured({}, {case.name: {"digest": case.digest, **levels}})
    check_measured(case, "2.10", measured)
    case.path.write_text(CASE_TEXT + "\n# changed\n", "utf-8")
    with pytest.raises(AssertionError, match=r"is not measured on 2\.10 as it is now"):
        check_measured(case, "2.10", measured)


def captured(result: Description, **more: Description) -> CaseOutcome:
    return CaseOutcome.of({"pynative": ran(result, **more), "LAX": RUNS})


def test_fix_that_changes_pynative_fails(case: Case) -> None:
    one = captured(number(1), attributes={"count": number(1)})
    check_same_in_pynative(case, one, one)
    with pytest.raises(AssertionError, match="result of call 1: 2 instead of 1"):
        check_same_in_pynative(case, one, captured(number(2), attributes={"count": number(1)}))
    other_attribute = captured(number(1), attributes={"count": number(2)})
    with pytest.raises(AssertionError, match="attribute count after call 1: 2 instead of 1"):
        check_same_in_pynative(case, one, other_attribute)
    with pytest.raises(AssertionError, match="fails in PyNative: TypeError: no"):
        check_same_in_pynative(case, one, CaseOutcome.of({"pynative": REFUSES, "LAX": RUNS}))
    case.path.write_text(CASE_TEXT.replace("[safe]", "[unsafe]"), "utf-8")
    check_same_in_pynative(case, one, other_attribute)


def test_safe_fix_that_raises_something_else_fails(case: Case) -> None:
    one, two = ({**REFUSES, "error": f"{name}: no"} for name in ("ValueError", "TypeError"))
    before, after = (CaseOutcome.of({"pynative": each, "LAX": each}) for each in (one, two))
    check_same_in_pynative(case, before, before)
    with pytest.raises(AssertionError, match="raises TypeError in PyNative, not ValueError"):
        check_same_in_pynative(case, before, after)
    case.path.write_text(CASE_TEXT.replace("[safe]", "[unsafe]"), "utf-8")
    check_same_in_pynative(case, before, after)


def test_only_an_unsafe_fix_may_change_the_result(case: Case) -> None:
    one, two = captured(number(1)), captured(number(2))
    text = CASE_TEXT + 'FIX_CHANGES_RESULT = "random weights"\n'
    case.path.write_text(text.replace("[safe]", "[unsafe]"), "utf-8")
    check_same_in_pynative(case, one, two)
    case.path.write_text(text, "utf-8")
    with pytest.raises(AssertionError, match="result of call 1: 2 instead of 1"):
        check_same_in_pynative(case, one, two)


# ---------------------------------------------------------------------- import spellings
@pytest.mark.parametrize(
    ("spelling", "lines"),
    [
        ("import mindspore", ["import mindspore", "class Net(mindspore.nn.Cell):"]),
        ("import mindspore as ms", ["import mindspore as ms", "class Net(ms.nn.Cell):"]),
        ("import mindspore.nn as nn", ["class Net(nn.Cell):"]),
        ("from mindspore.nn import Cell", ["from mindspore.nn import Cell", "class Net(Cell):"]),
        ("re-exported in the project", ["from reexported_mindspore import ms, nn", "class Net(nn.Cell):"]),
    ],
)
def test_spelling(spelling: str, lines: list[str]) -> None:
    spelled = SPELLINGS[spelling](CASE_TEXT)
    assert not set(lines) - set(spelled.text.splitlines()), spelled.text
    assert len(spelled.text.splitlines()) == len(CASE_TEXT.splitlines())
    compile(spelled.text, "case.py", "exec")


# ---------------------------------------------------------------------- the pytest options
def test_no_oracle_deselects_what_needs_mindspore() -> None:
    options = ["-p", "no:cacheprovider", "--collect-only", "--no-oracle"]
    command = [sys.executable, "-m", "pytest", *options, __file__]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    assert f"{len(KNOWN) + 2} deselected" in done.stdout, done.stdout + done.stderr
    assert "test_outcome_of_sample" not in done.stdout


def test_cases_are_no_tests() -> None:
    """Whatever a case is called, pytest does not import it: MindSpore may be missing."""
    folders = [str(REPOSITORY / "tests" / name) for name in ("cases", "oracle_samples", "probes")]
    arguments = ["-p", "no:cacheprovider", "--collect-only", *folders]
    program = f"import sys, pytest; sys.modules['mindspore'] = None; sys.exit(pytest.main({arguments}))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=REPOSITORY, capture_output=True, text=True, check=False
    )
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, done.stdout + done.stderr
