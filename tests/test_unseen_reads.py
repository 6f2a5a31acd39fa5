"""Who sees what graph code assigns to an attribute of an object or class, as MindSpore 2.10 did with each."""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text

pytestmark = pytest.mark.usefixtures("alone")

TEXT = """\
from mindspore import Tensor, nn


class Options:
    step = 5

    def __init__(self, size=2):
        self.size = size
        self.kept = None
        self.first = 1

    def twice(self):
        return self.size * 2

    @property
    def thrice(self):
        return self.size * 3


OPTIONS = Options()


def take(options):
    return options.size


def change(options):
    options.size = 4


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()
        self.kind = Options

    def scaled(self, x):
        return x * self.options.size

    def stepped(self, x):
        return x * self.options.step

    def construct(self, x: Tensor):
{body}
"""
UNSEEN, SEEN, UPDATED, MISSING = {"MSG270"}, {"MSG214"}, {"MSG220"}, {"MSG271"}


def codes(body: str) -> set[str]:
    text = TEXT.format(body=textwrap.indent(body, " " * 8))
    found = check_text("net.py", text, Settings()).findings
    return {each.code for each in found if each.code.startswith("MSG2")}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("self.options.size = 4\nreturn x * self.options.size", SEEN),
        ("self.options.size = 4\nreturn x * 2", SEEN),
        ("self.options.size = 4\n\ndef inner(y):\n    return y * self.options.size\n\nreturn inner(x)", SEEN),
        ("if self.options.first == 1:\n    self.options.first = 4\nreturn x * self.options.first", SEEN),
        ("self.options.size = self.options.size\nreturn self.scaled(x)", SEEN),
        ("self.options.first = 1\ny = x * self.options.first\nreturn y", SEEN),
        (
            "if self.options.kept is None:\n    self.options.kept = x.sum()\nreturn x * self.options.kept",
            SEEN,
        ),
        ("self.options.size = 4\nreturn self.scaled(x)", UNSEEN),
        ("self.options.size = 4\nreturn x * take(self.options)", UNSEEN),
        ("self.options.size = 4\nreturn x * self.options.twice()", UNSEEN),
        ("self.options.size = 4\nreturn x * self.options.thrice", UNSEEN),
        ("options = self.options\noptions.size = 4\nreturn x * self.options.size", UNSEEN),
        ("y = x * self.options.size\nself.options.size = 4\nreturn y", UNSEEN),
        ("for _ in range(2):\n    x = x * self.options.size\n    self.options.size = 4\nreturn x", UNSEEN),
        ("OPTIONS.size = 4\nreturn x * take(OPTIONS)", UNSEEN),
        ("change(OPTIONS)\nreturn x * OPTIONS.size", UNSEEN),
        ("self.options.size = 4\ny = self.scaled(x)\nreturn y * self.options.size", SEEN | UNSEEN),
        ("self.options.size += 1\nreturn x * self.options.size", UPDATED),
    ],
)
def test_attributes_of_objects(body: str, expected: set[str]) -> None:
    assert codes(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Options.step = 4\nreturn x * Options.step", SEEN),
        ("self.kind.step = 4\nreturn x", SEEN),
        ("self.kind.step = 5\nreturn x * self.kind.step", SEEN),
        ("self.kind.step = 4\nreturn x * self.kind.step", SEEN | UNSEEN),
        ("self.kind.step = 4\nreturn x * Options.step", SEEN | UNSEEN),
        ("kind = Options\nkind.step = 4\nreturn x * kind.step", SEEN | UNSEEN),
        ("self.kind.step += 4\nreturn x * self.kind.step", UPDATED),
        ("Options.step = 4\nreturn x * self.kind.step", UNSEEN),
        ("Options.step = 4\nreturn self.stepped(x)", UNSEEN),
        ("self.options.step = 4\nreturn x * Options.step", SEEN),
        ("self.options.step = 4\nreturn self.stepped(x)", UNSEEN),
        ("self.kind.other = 4\nreturn x * self.kind.other", SEEN | MISSING),
    ],
)
def test_attributes_of_classes(body: str, expected: set[str]) -> None:
    assert codes(body) == expected


def test_who_makes_two_objects_may_read_the_other() -> None:
    assert codes("a, b = Options(), Options()\na.size = 4\nreturn x * b.size") == SEEN


INHERITED = """\
from mindspore import Tensor, nn


class Base(nn.Cell):
    @property
    def scale(self):
        sizes = [1, 2]
        del sizes[0]
        return sizes[0]


class Net({base}):
    {own}
    def construct(self, x: Tensor):
        return x * self.scale
"""


def test_property_of_a_base_class_is_no_graph_code() -> None:
    body = "sizes = [1, 2]\n        del sizes[0]\n        return sizes[0]"
    own = f"@property\n    def scale(self):\n        {body}\n"
    for text, expected in (
        (INHERITED.format(base="Base", own=""), set[str]()),
        (INHERITED.format(base="nn.Cell", own=own), {"MSG101"}),
    ):
        assert {each.code for each in check_text("net.py", text, Settings()).findings} == expected
