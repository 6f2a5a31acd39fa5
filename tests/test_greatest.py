"""The greatest value and its place: `x.max(1)`, `x.argmax()`.

Each program was run by MindSpore 2.10.0 at LAX and STRICT; some that are silent are none for PyNative.
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
    def __init__(self):
        super().__init__()
        self.k = 1

    def first(self, pair):
        return pair[0] * 2

    def construct(self, x: Tensor):
        rows, columns = x.shape
"""


def told(body: str) -> set[str]:
    """The codes of what is told of ``construct`` with ``body``."""
    text = HEAD + textwrap.indent(f"{body}\n", " " * 8)
    return {finding.code for finding in check_source(text, filename="net.py").findings}


PAIRS = [
    "x.max(1)",
    "x.max(-1)",
    "x.min(0)",
    "x.max(1, True)",
    "x.max(1, False)",
    "x.max(self.k)",
    "x.abs().max(x.ndim - 1)",
]
VALUES = [
    "x.max(axis=1)",
    "x.max(1, keepdims=True)",
    "x.max(-1, keepdim=True)",
    "x.max(dim=1)",
    "x.max(None)",
    "x.max()",
    "x.max(axis=1, return_indices=True)",
    "x.amax((0, 1))",
]
USES = [
    "return {}",
    "return {}[0]",
    "return {}[1]",
    "v, i = {}\nreturn v, i",
    "return len({})",
    "m = {}\nreturn m",
    "m = {}\nreturn x - m[0]",
    "return self.first({})",
]


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("pair", PAIRS)
def test_a_pair_that_the_graph_does_not_give(pair: str, use: str) -> None:
    assert told(use.format(pair)) == {"MSG827"}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("value", VALUES)
def test_what_both_modes_give_alike(value: str, use: str) -> None:
    assert "MSG827" not in told(use.format(value))


@pytest.mark.parametrize("use", ["return x - {}", "return {}.sum()", "m = {}\nreturn x * m", "{}\nreturn x"])
def test_what_is_taken_for_one_tensor(use: str) -> None:
    assert told(use.format("x.max(1)")) == set()


@pytest.mark.parametrize(
    "body",
    [
        "return x.argmax()",
        "return x.argmax() > 1",
        "return x + x.argmax()",
        "return x.abs().argmax(keepdims=False)",
    ],
)
def test_places_along_the_last_axis(body: str) -> None:
    assert told(body) == {"MSG843"}


@pytest.mark.parametrize(
    "body",
    [
        "return int(x.argmax())",
        "return x.argmax().item()",
        "p = x.argmax()\nreturn x + p.item()",
        "return x if x.argmax() > 1 else x + 1",
        "p = x.argmax() % columns\nif p == 0:\n    return x\nreturn x + 1",
    ],
)
def test_places_that_are_no_number(body: str) -> None:
    assert told(body) == {"MSG844"}


@pytest.mark.parametrize(
    "body",
    [
        "return x.argmin()",
        "return x.argmax(None)",
        "return x.argmax(1)",
        "return ops.argmax(x)",
        "return x.flatten().argmax()",
        "return x[0].argmax()",
        "return int(x.argmin())",
    ],
)
def test_places_that_both_modes_give(body: str) -> None:
    assert told(body) == set()
