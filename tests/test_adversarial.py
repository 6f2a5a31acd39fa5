"""A file made to be slow takes no more work than its size asks for."""

from __future__ import annotations

import sys
from cProfile import Profile
from types import FrameType

import pytest
from adversarial import FIX, NESTED, PLACES, SHAPES, nest, run, written

from msgraph_lint.mindspore_facts import facts
from msgraph_lint.registry import registry
from msgraph_lint.targets import MEASURED_VERSIONS

pytestmark = pytest.mark.search

SIZE = 20
LINEAR = 3
"""How many times as many calls the second doubling may add as the first: 2 is linear, 4 quadratic."""
SLACK = 1000
"""Calls that do not count."""
STEEPER = {
    "class_chain": "each class inherits from all before it, and is looked at up to 64 times",
    "nested_ifs": "Python takes at most 100 levels, and each level is indented by all of them",
    "nested_ifs_with_else": "the same",
    "nested_lambdas": "what is nested deeper than Python can recurse is refused",
}
"""Shapes that take more up to a limit, and why."""


class TooMany(BaseException):
    """More calls than allowed: what takes exponential time would not end."""


def calls(files: str | dict[str, str], *options: str) -> tuple[int, str]:
    """How many Python functions are called to lint the files, and what is said on stderr."""
    profiler = Profile(builtins=False)
    with written(files) as file:
        profiler.enable()
        try:
            _, said = run(file, *options)
        finally:
            profiler.disable()
    return sum(entry.callcount for entry in profiler.getstats()), said


def stop_after(most: int, files: str, *options: str) -> None:
    """Lint the files in at most so many calls.

    Raises:
        TooMany: it takes more.
    """
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call"
        if count > most:
            raise TooMany

    with written(files) as file:
        sys.settrace(note)
        try:
            run(file, *options)
        finally:
            sys.settrace(None)


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """What is loaded once is not counted: most of it is loaded when something is met that needs it."""
    for entry in registry().values():
        if not entry.rule.is_about_comments:
            assert entry.check
            assert entry.fixer or not entry.rule.has_fixer
    for version in MEASURED_VERSIONS:
        facts(version)
    calls(SHAPES["sequential_ifs"](2))


@pytest.mark.parametrize("shape", sorted(SHAPES.keys() - STEEPER.keys()))
def test_work_grows_with_the_size(shape: str) -> None:
    """That of fixing, which looks for all that checking looks for."""
    calls(SHAPES[shape](2), *FIX)
    counts = []
    for size in (SIZE, 2 * SIZE, 4 * SIZE):
        count, said = calls(SHAPES[shape](size), *FIX)
        assert "internal error" not in said
        counts.append(count)
    once, twice, four_times = counts
    assert four_times - twice <= LINEAR * max(twice - once, 0) + SLACK, f"{shape}: {counts} calls"


@pytest.mark.parametrize("place", PLACES)
def test_nesting_does_not_explode(place: str) -> None:
    """Nearly three times as deep is at most 8 times the work; what doubles at each level is 128 times it."""
    for kind in NESTED:
        shallow, said = calls(nest(kind, place, 4), "--confidence", "medium", *FIX)
        assert "internal error" not in said
        try:
            stop_after(8 * shallow, nest(kind, place, 11), "--confidence", "medium", *FIX)
        except TooMany:
            pytest.fail(f"{kind}: more than {8 * shallow} calls")


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
