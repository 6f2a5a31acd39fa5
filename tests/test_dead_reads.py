"""Values that do not join and that no result needs: from 2.7 on the compiler drops them before it joins."""

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
    def construct(self, x: Tensor):
        y = x * 3
        shift = 0.0
        if x.mean() > 0:
            shift = ops.relu(x)
"""


def codes(body: str, version: str = "2.10", level: str = "LAX") -> set[str]:
    text = HEAD + textwrap.indent(body, " " * 8)
    return {
        each.code
        for each in check_text("net.py", text, Settings(target=Target.parse(version, level))).findings
    }


@pytest.mark.parametrize("level", ["LAX", "STRICT"])
@pytest.mark.parametrize("dead", ["z = shift", "z = (x, shift)", "z = shift\nw = (z, y)"])
def test_what_no_result_needs_is_not_joined(dead: str, level: str) -> None:
    assert codes(f"{dead}\nreturn y\n", level=level) == set()
    assert codes(f"{dead}\nreturn y\n", version="2.0") == {"MSG305"}


@pytest.mark.parametrize("level", ["LAX", "STRICT"])
@pytest.mark.parametrize(
    "dead",
    ["x = x + shift", "z = x * shift", "shift = shift * 2", "z = shift\nz += y", "z = shift[0]", "shift > 2"],
)
def test_the_interpreter_gets_arithmetic_that_no_result_needs(dead: str, level: str) -> None:
    assert codes(f"{dead}\nreturn y\n", level=level) == {"MSG336"}  # an error at STRICT


@pytest.mark.parametrize("level", ["LAX", "STRICT"])
@pytest.mark.parametrize(
    "dead",
    [
        "z = ops.relu(shift)",
        "z = nn.ReLU()(shift)",
        "z = shift.shape",
        "z = []\nz.append(shift)",
        "w = f'{shift}'",
    ],
)
def test_operators_and_methods_of_it_are_dropped(dead: str, level: str) -> None:
    assert "MSG305" not in codes(f"{dead}\nreturn y\n", level=level)


@pytest.mark.parametrize("level", ["LAX", "STRICT"])
@pytest.mark.parametrize(
    "body",
    [
        "return x + shift",
        "x = x + shift\nreturn x",
        "z = shift\nw = (z, y)\nreturn w",
        "z = shift\nreturn z * y",
    ],
)
def test_what_a_result_needs_is_joined(body: str, level: str) -> None:
    assert codes(f"{body}\n", level=level) == {"MSG305"}


@pytest.mark.parametrize("level", ["LAX", "STRICT"])
@pytest.mark.parametrize(
    "body",
    [
        "z = shift\nf = lambda t: t + z\nreturn f(y)",
        "z = shift\ndef f(t):\n    return t + z\nreturn f(y)",
        "z = shift\nz += y\nreturn z",
        "z = shift(x)\nreturn y",
        "z = (shift or x)(x)\nreturn y",
        "z = shift\nreturn shift * 2",
        "z = []\nfor i in range(2):\n    z.append(shift * i)\nreturn ops.stack(z)",
        "z = []\nz.append(shift)\nfor i in range(2):\n    z.append(y)\nreturn z[0]",
    ],
)
def test_what_runs_later_may_need_it(body: str, level: str) -> None:
    assert "MSG305" in codes(f"{body}\n", level=level)


def test_what_a_loop_carries_into_the_result_is_joined() -> None:
    assert codes("for i in range(2):\n    y = y + x\n    x = x + shift\nreturn y\n") == {"MSG305"}


KEPT = """\
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mean = None

    def put(self, x):
        self.mean = x.mean()
        return x

    def construct(self, x: Tensor):
        y = x * 3
        x = self.put(x)
"""


@pytest.mark.parametrize(("use", "is_error"), [("x = x + self.mean\n", False), ("y = y + self.mean\n", True)])
def test_attribute_that_no_result_needs_may_be_none(use: str, is_error: bool) -> None:
    text = KEPT + textwrap.indent(f"{use}return y\n", " " * 8)
    found = check_text("net.py", text, Settings(target=Target.parse("2.10"))).findings
    assert ("MSG222" in {each.code for each in found}) is is_error


PAIR = """\
from collections import namedtuple

from mindspore import Tensor, nn

Pair = namedtuple("Pair", ["first", "second"])


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pair = Pair(x, x * 2)
"""


@pytest.mark.parametrize("level", ["LAX", "STRICT"])
@pytest.mark.parametrize(
    ("use", "is_made"),
    [
        ("y = pair.first\nreturn x\n", False),
        ("y = pair.first + 1\nreturn x\n", True),
        ("y = (pair, x)\nreturn y[1]\n", True),
        ("return x\n", True),
    ],
)
def test_object_of_which_nobody_needs_an_attribute(use: str, is_made: bool, level: str) -> None:
    text = PAIR + textwrap.indent(use, " " * 8)
    found = check_text("net.py", text, Settings(target=Target.parse("2.10", level))).findings
    assert ("MSG516" in {each.code for each in found}) is is_made
