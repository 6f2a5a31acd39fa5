"""Dict displays with ``**``: what MindSpore 2.10 was seen to read at their keys, at LAX."""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(4, 4)

    def merge(self, first, second):
        return {**first, **second}

    def shifted(self, x, a=1, b=1, c=1):
        return x + a * b + c

    def construct(self, x: Tensor):
"""
TENSORS, NUMBERS, MIXED = (
    "{'a': x * 2, 'b': x * 3}",
    "{'a': 2, 'b': 3}",
    "{'a': 2, 'b': x}",
)


def codes(body: str) -> set[str]:
    text = HEAD + textwrap.indent(body, " " * 8)
    found = check_text("net.py", text, Settings(target=Target.parse("2.10"))).findings
    return {each.code for each in found} & {"MSG137", "MSG757"}


@pytest.mark.parametrize("made", [TENSORS, NUMBERS, MIXED])
@pytest.mark.parametrize(
    "use",
    [
        "d = {**info}\nreturn x * len(d)",
        "d = {**info}\nif 'a' in d:\n    x = x * 2\nreturn x",
        "d = {**info}\nfor key in d:\n    x = x * 2\nreturn x",
        "d = {**info}\nfor key, value in d.items():\n    x = x * 2\nreturn x",
        "d = {**info}\ny = d['b']\nreturn x",
        "d = {**info}\nd['c'] = x\nreturn x + d['c']",
        "d = {**info}\nif d['a'] is not None:\n    x = x * 2\nreturn x",
        "return self.shifted(x, **info)",
    ],
)
def test_what_does_no_harm(made: str, use: str) -> None:
    assert not codes(f"info = {made}\n{use}\n")


@pytest.mark.parametrize(
    ("use", "tensors", "numbers", "mixed"),
    [
        ("d = {**info}\nreturn x + d['a']", "MSG137", "", ""),
        ("d = {**info}\nreturn x + d['b']", "MSG137", "", "MSG137"),
        ("d = {**info}\nreturn x + d.get('a')", "MSG137", "", ""),
        ("d = {**info}\ny = d['a']\nreturn x + y", "MSG137", "", ""),
        ("d = {**info}\nreturn d['a']", "MSG757", "", ""),
        ("d = {**info}\nreturn x, d", "MSG757", "", "MSG757"),
        ("d = {**info}\nfor v in d.values():\n    x = x + v\nreturn x", "MSG137", "", "MSG137"),
        ("d = {**info}\nd['c'] = x\nreturn x + d['a']", "MSG137", "", ""),
        ("d = {**info, 'c': x}\nreturn x + d['c']", "MSG137", "MSG137", "MSG137"),
        ("d = {**info, 'c': x}\nreturn x + d['a']", "MSG137", "", ""),
        ("d = {**info, 'a': x}\nreturn x + d['a']", "MSG137", "MSG137", "MSG137"),
        ("d = {**info, 'a': x}\nreturn x + d['b']", "MSG757", "", "MSG757"),
        ("d = {'a': x, **info}\nreturn x + d['a']", "MSG757", "MSG757", "MSG757"),
        ("d = self.merge(info, {'c': x})\nreturn x + d['a']", "MSG137", "", ""),
        ("d = self.merge(info, {'c': x})\nreturn x + d['c']", "MSG137", "MSG137", "MSG137"),
        ("return self.shifted(x, **{**info})", "MSG137", "", "MSG137"),
    ],
)
def test_what_is_read(use: str, tensors: str, numbers: str, mixed: str) -> None:
    for made, code in ((TENSORS, tensors), (NUMBERS, numbers), (MIXED, mixed)):
        assert codes(f"info = {made}\n{use}\n") == ({code} if code else set()), made


def test_positions_that_are_right() -> None:
    assert not codes("info = {'b': x}\nd = {'a': x * 3, **info}\nreturn x + d['a']\n")
    assert not codes("info = {'a': x}\nd = {**info, 'b': x * 3}\nreturn x + d['b']\n")
    assert codes("info = {'b': x}\nd = {'a': x * 3, **info}\nreturn x + d['b']\n") == {"MSG137"}


def test_item_of_a_container_is_not_unpacked() -> None:
    assert codes("infos = [{'a': 2}]\nd = {**infos[0]}\nreturn x * d['a']\n") == {"MSG137"}
