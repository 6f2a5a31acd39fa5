"""Numbers of different kinds that a Tensor condition chooses from: `1 if x.sum() > 0 else 0.5`.

Each program was run by MindSpore 2.10.0 at LAX and STRICT.
"""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint import check_source

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def times(self, t, k):
        return t * k

    def given(self, x):
        if x.sum() > 0:
            return {first}
        return {second}

    def bound(self, x):
        number = {first}
        if x.sum() > 0:
            number = {second}
        return number

    def construct(self, x: Tensor):
"""
KINDS = [("1", "0.5"), ("True", "2"), ("True", "0.5")]


def told(body: str, first: str, second: str) -> set[str]:
    """The codes of what is told of ``construct`` with ``body``."""
    text = textwrap.indent(body.replace("FIRST", first).replace("SECOND", second) + "\n", " " * 8)
    source = HEAD.format(first=first, second=second) + text
    return {finding.code for finding in check_source(source, filename="net.py").findings}


@pytest.mark.parametrize(
    "use",
    [
        "return x * k",
        "return x + k",
        "return x[0] ** k",
        "return x > k",
        "return x, k + 1",
        "return self.times(x, k)",
        "for i in range(3):\n    x = x * k\nreturn x",
        "return x * float(k)",
        "return x * max(k, 1)",
    ],
)
@pytest.mark.parametrize("number", ["FIRST if x.sum() > 0 else SECOND", "self.given(x)", "self.bound(x)"])
@pytest.mark.parametrize(("first", "second"), KINDS)
def test_the_interpreter_holds_the_number(first: str, second: str, number: str, use: str) -> None:
    assert "MSG336" in told(f"k = {number}\n{use}", first, second)


@pytest.mark.parametrize("use", ["return x", "print(k)\nreturn x", "return x, k", "return ops.full((2,), k)"])
@pytest.mark.parametrize("number", ["FIRST if x.sum() > 0 else SECOND", "self.given(x)"])
@pytest.mark.parametrize(("first", "second"), KINDS)
def test_nobody_computes_with_the_number(first: str, second: str, number: str, use: str) -> None:
    assert told(f"k = {number}\n{use}", first, second) == set()


@pytest.mark.parametrize(
    "number",
    [
        "k = FIRST\nif x.sum() > 0:\n    k = SECOND\n",
        "if x.sum() > 0:\n    k = FIRST\nelse:\n    k = SECOND\n",
    ],
)
@pytest.mark.parametrize(("first", "second"), KINDS)
class TestBoundByStatements:
    """The way on is compiled for each of the two numbers, up to what is returned."""

    @pytest.mark.parametrize(
        "use", ["return k", "return x, k", "return [x, k]", "return {'k': k}", "n = k\nreturn x, n"]
    )
    def test_it_is_returned(self, first: str, second: str, number: str, use: str) -> None:
        assert told(number + use, first, second) == {"MSG313"}

    @pytest.mark.parametrize(
        "use",
        [
            "return x * k",
            "return self.times(x, k)",
            "return ops.pow(x, k)",
            "return x, k > 0",
            "return x, float(k)",
            "return x, k * 2.0",
            "if k > 0:\n    x = x + 1\nreturn x",
            "items = [x, k]\nreturn items[0] * items[1]",
        ],
    )
    def test_it_is_computed_with(self, first: str, second: str, number: str, use: str) -> None:
        assert told(number + use, first, second) == set()


@pytest.mark.parametrize(
    "number", ["k = FIRST if x.sum() > 0 else SECOND\n", "k = FIRST\nif x.sum() > 0:\n    k = SECOND\n"]
)
@pytest.mark.parametrize("use", ["return k", "return x, k", "return x * k"])
@pytest.mark.parametrize(("first", "second"), [("1", "2"), ("1.5", "0.5"), ("True", "False")])
def test_numbers_of_one_kind(first: str, second: str, number: str, use: str) -> None:
    assert told(number + use, first, second) == set()


def test_a_number_alone_is_returned() -> None:
    assert told("k = FIRST if x.sum() > 0 else SECOND\nreturn k", "1", "0.5") == {"MSG313"}
