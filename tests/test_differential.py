"""Random programs: how they are made, and what linter and MindSpore make of a few of them."""

from __future__ import annotations

import ast
import random

import pytest
from differential.catalogue import Place, catalogue, write
from differential.generator import generate
from differential.program import Program, block, kind_of

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
