"""Random programs: how they are made, and what linter and MindSpore make of a few of them."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Any

import pytest
from conftest import NO_MINDSPORE
from differential.catalogue import Place, catalogue, write
from differential.disagreements import grouped
from differential.generator import CONTEXTS, alone, generate
from differential.inject import inject
from differential.program import Program, block, kind_of, plain
from differential.report import Entry, Results, by_cause, by_family, figures, without_causes
from differential.runner import run
from differential.shrink import as_case, shrink
from differential.targets import Target
from differential.truth import Measured, Measurer
from differential.verdict import Said, Spoken, Verdict

from msgraph_lint.findings import Confidence
from msgraph_lint.oracle import MindSporeMissing, Oracle
from msgraph_lint.targets import SyntaxLevel

SEEDS = range(300)


@pytest.fixture(scope="module")
def programs() -> list[Program]:
    return list(map(generate, SEEDS))


def test_a_seed_means_one_program(programs: list[Program]) -> None:
    assert generate(7) == programs[7]
    assert generate(7) != programs[8]


def test_programs_are_python_whatever_is_left_out(programs: list[Program]) -> None:
    for program in programs:
        left_out = [(), *((feature,) for feature in program.features), program.features]
        for variant in map(program.without, left_out):
            for file in variant.files:
                ast.parse(variant.text(file))


def test_programs_are_small_and_many_sided(programs: list[Program]) -> None:
    assert max(sum(map(len, program.files.values())) for program in programs) < 170
    assert any(len(program.files) > 1 for program in programs)
    assert {len(program.features) for program in programs} == {0, 1, 2, 3}
    kinds = {kind_of(feature) for program in programs for feature in program.features}
    assert len(kinds) > 150
    assert kinds <= set(catalogue())


def test_what_is_left_out_is_gone(programs: list[Program]) -> None:
    program = next(each for each in programs if len(each.features) == 2)
    first, second = program.features
    rest = program.without([first])
    assert rest.features == (second,)
    tags = {line.feature for lines in rest.files.values() for line in lines}
    assert tags == {"", second}


def test_feature_of_a_line() -> None:
    program = Program(
        "p", {"p.py": tuple(block("a = 1\nif a:\n    b = 2", 1, "f in loop#1"))}, ("f in loop#1",)
    )
    assert program.text("p.py") == "    a = 1\n    if a:\n        b = 2\n"
    assert program.feature_at("p.py", 3) == "f in loop#1"
    assert program.feature_at("p.py", 4) == program.feature_at("q.py", 1) == ""
    assert kind_of("f in loop#1") == kind_of("f#2") == "f"


@pytest.mark.parametrize("name", catalogue())
def test_every_feature_is_python(name: str) -> None:
    place = Place("x", ("x + 1",), frozenset({"x"}), ("x.ndim > 1",))
    for number in range(5):
        written = write(catalogue()[name], place, 0, random.Random(number), name).lines
        assert written["body"]
        for section, lines in written.items():
            text = "".join(f"{'    ' * line.indent}{line.text}\n" for line in lines)
            ast.parse(f"def f(self):\n{''.join(f'    {t}' for t in text.splitlines(True))}" if text else "")
            assert "$" not in text, section
            assert "<<" not in text


# --- smaller programs


def test_shrinking_keeps_what_is_asked_for() -> None:
    text = """\
class Net:
    def __init__(self, dim, bias=True):
        self.dim = dim
        self.bias = bias

    def construct(self, x):
        y = x + 1
        if x:
            for i in range(3):
                z = y * i
                del z
        return y


net = Net(3, bias=False)
"""
    program = plain("p", {"p.py": text, "q.py": "a = 1\n"})
    asked: list[str] = []

    def holds(smaller: Program) -> bool:
        asked.append(smaller.text("p.py"))
        ast.parse(asked[-1])
        return "del z" in asked[-1] and "construct" in asked[-1]

    small = shrink(program, holds)
    assert small.text("p.py") == "class Net:\n\n    def construct(self, x):\n        del z\n"
    assert list(small.files) == ["p.py"]
    assert len(asked) < 100
    assert as_case(small, ["why"]).startswith("# why\nclass Net:")


def test_shrinking_drops_features_first() -> None:
    lines = (*block("a = 1"), *block("b = 2", 0, "b#1"), *block("c = 3", 0, "c#2"))
    program = Program("p", {"p.py": lines}, ("b#1", "c#2"))
    small = shrink(program, lambda smaller: "c = 3" in smaller.text("p.py"))
    assert small.features == ("c#2",)
    assert small.text("p.py") == "c = 3\n"


# --- verdicts


def verdict(measured: str, *said: str) -> Verdict:
    found = [Said("p.py", 3, 3, "MSG101", outcome, Confidence.HIGH, "") for outcome in said]
    return Verdict(Measured(measured), found)


@pytest.mark.parametrize(
    ("measured", "said", "kind"),
    [
        ("error", ["error", "falls-back"], "found"),
        ("error", ["diverges"], "wrong severity"),
        ("diverges", ["error"], "wrong severity"),
        ("diverges", [], "missed"),
        ("ok", ["error"], "false error"),
        ("falls-back", ["error"], "false error"),
        ("ok", ["falls-back"], "false alarm"),
        ("falls-back", ["diverges"], "false alarm"),
        ("falls-back", [], "noted"),
        ("ok", [], "ok"),
        ("pynative-error", ["error"], "set apart"),
    ],
)
def test_kinds_of_verdicts(measured: str, said: list[str], kind: str) -> None:
    assert verdict(measured, *said).kind == kind


def test_what_was_said_before_is_not_about_the_bug() -> None:
    old = Said("p.py", 3, 3, "MSG101", "error", Confidence.HIGH, "line 3")
    moved = Said("p.py", 5, 5, "MSG101", "error", Confidence.HIGH, "line 5")
    again = Said("p.py", 9, 9, "MSG101", "error", Confidence.HIGH, "line 9")
    assert Spoken([moved, again]).new_since(Spoken([old])).findings == [again]


def entry(kind: str, measured: str, cause: str = "f", **more: Any) -> Entry:
    name, note = more.get("name", "seed 1"), more.get("note", "why")
    place = (SyntaxLevel.LAX, Confidence.MEDIUM)
    return Entry(name, *place, kind, False, measured, "ok", note, more.get("codes", ()), ("f#1",), cause)


def test_figures() -> None:
    results = Results(
        [
            entry("found", "error"),
            entry("wrong severity", "diverges"),
            entry("missed", "error", "g"),
            entry("ok", "ok"),
            entry("noted", "falls-back"),
            entry("false error", "ok"),
            entry("set apart", "pynative-error"),
            entry("not reached", "ok"),
            entry("missed", "error", "h"),
        ]
    )
    results = without_causes(results, {"h"})
    shown = list(figures(results, [SyntaxLevel.LAX]))[3]
    assert shown == (
        "| LAX | medium | 9 | 3 | 2 | 66.7% | 1 | 33.3% | 0 | 3 | 1 | 33.3% | 0 | 0.0% | 2 | 1 |"
    )
    families = {"f": "state", "g": "torch", "h": "cpu"}
    assert list(by_family(results.entries, families))[2:] == [
        "| state | 2 | 2 | 100.0% | 1 | 50.0% |",
        "| torch | 1 | 0 | 0.0% | 0 | 0.0% |",
    ]
    assert list(by_cause(results.entries, families))[2:] == [
        "| g | torch | 1 | 1 | 0 | why |",
        "| f | state | 2 | 0 | 1 | why |",
    ]


def test_disagreements_are_grouped_by_what_is_wrong() -> None:
    found = grouped(
        [
            entry("found", "error"),
            entry("missed", "error", "g"),
            entry("false error", "ok", codes=("MSG101",)),
            entry("false error", "ok", codes=("MSG101",), name="seed 2"),
        ]
    )
    assert {key: len(entries) for key, entries in found.items()} == {
        ("false error", "MSG101"): 2,
        ("missed", "g"): 1,
    }
    assert next(iter(found)) == ("false error", "MSG101")


@pytest.mark.parametrize("context", CONTEXTS)
def test_feature_alone(context: str) -> None:
    for feature in catalogue().values():
        program = alone(feature, context)
        ast.parse(program.text("net.py"))
        assert CONTEXTS[context].splitlines()[-1] in program.text("net.py")
        assert any(program.feature_at("net.py", line) for line in range(1, 100))


def test_entries_are_saved(tmp_path: Path) -> None:
    kept = [entry("missed", "error", codes=("MSG101", "MSG102")), entry("ok", "ok")]
    Results(kept).save(tmp_path / "results")
    assert Results.load([tmp_path / "results"]).entries == kept


# --- bugs in real models

MODEL = """\
from mindspore import nn, ops


class Block(nn.Cell):
    def __init__(self, dim):
        super().__init__()
        self.fc = nn.Dense(dim, dim)

    def construct(self, x):
        out = self.fc(x)
        out = ops.relu(out)
        if out.ndim > 9:
            raise ValueError("too many dimensions")
        if self.training:
            out = out * 2
        elif out is not None:
            out = out * 3
        return self.scaled(out)

    def scaled(self, x):
        return x


class Other(nn.Cell):
    def construct(self, x):
        return x
"""


@pytest.fixture
def target(tmp_path: Path) -> Target:
    models = tmp_path / "package" / "models"
    models.mkdir(parents=True)
    (models / "block.py").write_text(MODEL, "utf-8")
    return Target("package.models.block", "Block(4)", "(2, 4), 1, (2, 2)!", tmp_path)


def test_bugs_lie_where_the_cell_gets_to(target: Target) -> None:
    programs = [program for seed in range(150) if (program := inject(target, seed))]
    assert len(programs) > 140
    assert inject(target, 3) == programs[[p.name for p in programs].index(f"bug 3 {target.name}")]
    kinds = set()
    for program in programs:
        text = program.text(target.file)
        ast.parse(text)
        (feature,) = program.features
        kinds.add(kind_of(feature))
        assert program.base is not None
        assert program.base.text(target.file) == MODEL
        assert text != MODEL
        assert '")\n            ' not in text, "a bug after a raise"
        assert text.endswith("class Other(nn.Cell):\n    def construct(self, x):\n        return x\n")
    assert len(kinds) > 40


def test_package_stands_beside_the_case(target: Target, tmp_path: Path) -> None:
    program = target.program()
    case = program.write(tmp_path / "out")
    assert (tmp_path / "out" / target.file).read_text("utf-8") == MODEL
    assert "Tensor(np.random.randn(2, 4), ms.float32), 1, (2, 2)" in case.read_text("utf-8")


# --- against MindSpore

KNOWN = frozenset[str]()
"""Programs of which an `error` is told that is none, each with its reason."""


@pytest.mark.oracle
def test_no_error_is_told_of_what_compiles() -> None:
    try:
        with Oracle(jobs=2) as oracle:
            oracle.check()
            results = run(map(generate, range(16)), Measurer(oracle), list(SyntaxLevel))
    except MindSporeMissing as error:
        pytest.fail(NO_MINDSPORE + str(error), pytrace=False)
    assert results.crashes == []
    wrong = {e.name for e in results.entries if e.kind == "false error" and e.confidence is Confidence.MEDIUM}
    assert wrong == KNOWN
    assert sum(entry.kind == "found" for entry in results.entries) > 6  # else the programs show nothing
    fine = sum(entry.kind in ("ok", "noted") for entry in results.at(SyntaxLevel.LAX, Confidence.MEDIUM))
    assert fine > 5
