"""A file made to be slow takes no more work than its size asks for."""

from __future__ import annotations

import sys
from types import FrameType

import pytest
from adversarial import FIX, SHAPES, run, written

SIZE = 30
LINEAR = 2.5
"""How many times as many calls twice the size may take: some are made however small the file is."""
STEEPER = {
    "class_chain": "each class inherits from all before it, and is looked at up to 64 times",
    "nested_ifs": "Python takes at most 100 levels, and each level is indented by all of them",
    "nested_ifs_with_else": "the same",
    "nested_lambdas": "what is nested deeper than Python can recurse is refused",
}
"""Shapes that take more up to a limit, and why."""


def calls(shape: str, size: int, *options: str) -> tuple[int, str]:
    """How many Python functions are called to lint the shape, and what is said on stderr."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call"

    with written(SHAPES[shape](size)) as file:
        sys.setprofile(note)
        try:
            _, said = run(file, *options)
        finally:
            sys.setprofile(None)
    return count, said


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """What is loaded once is not counted."""
    calls("sequential_ifs", 2)


@pytest.mark.parametrize("options", [("--confidence", "medium"), FIX], ids=["check", "fix"])
@pytest.mark.parametrize("shape", sorted(SHAPES.keys() - STEEPER.keys()))
def test_work_grows_with_the_size(shape: str, options: tuple[str, ...]) -> None:
    (once, _), (twice, said) = calls(shape, SIZE, *options), calls(shape, 2 * SIZE, *options)
    assert "internal error" not in said
    assert twice <= LINEAR * once, f"{shape}: {once} calls at {SIZE}, {twice} at {2 * SIZE}"


@pytest.mark.parametrize(
    "shape", ["elif_chain", "local_names_backwards", "one_long_sum", "star_import_chain"]
)
def test_too_deep_is_one_line(shape: str) -> None:
    """What recursion cannot follow is said once, and the rest is still reported."""
    with written(SHAPES[shape](400)) as file:
        code, said = run(file)
    assert code in (0, 1, 2)
    assert "internal error" not in said
    assert len(said.splitlines()) <= 2, said
