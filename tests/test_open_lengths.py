"""Tensors of which the values say how long they are: what MindSpore was seen to do from 2.7 on."""

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
        y = x[x > 1]
"""


def codes(body: str, version: str = "2.10") -> list[str]:
    text = HEAD + textwrap.indent(body, " " * 8)
    return [each.code for each in check_text("net.py", text, Settings(target=Target.parse(version))).findings]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("z = 1 if len(y) > 1 else x\nreturn x + z\n", "MSG305"),
        ("n = y.shape[0]\nreturn x.sum() / n if n > 0 else 0.0\n", "MSG305"),
        ("if y.numel() == 0:\n    return 0.0\nreturn y.mean()\n", "MSG305"),
        ("if not len(y):\n    return None\nreturn y.mean()\n", "MSG403"),
        ("loss = 0\nif y.size > 0:\n    loss = y.mean()\nreturn loss\n", "MSG305"),
        ("total = 0\nfor t in y:\n    total = total + t\nreturn total\n", "MSG305"),
        ("best = None\nfor t in y:\n    best = t\nreturn best\n", "MSG403"),
        ("return y / max(y.shape[0], 1)\n", "MSG317"),
        ("values, places = ops.unique(x)\nreturn x * min(len(values), 3)\n", "MSG317"),
    ],
)
def test_only_the_run_knows_how_long_they_are(body: str, code: str) -> None:
    assert codes(body) == [code]


def test_the_first_version_takes_their_length_for_a_constant() -> None:
    assert codes("z = 1 if len(y) > 1 else x\nreturn x + z\n", "2.0") == []


@pytest.mark.parametrize(
    "body",
    [
        "if y.shape[0] > 2:\n    y = y[:2]\nreturn y\n",
        "k = 2 if len(y) > 2 else 1\nreturn ops.zeros((k, 2), x.dtype)\n",
        "loss = x.mean()\nif y.shape[0] != 0:\n    loss = loss + y.mean()\nreturn loss\n",
        "total = ops.zeros_like(x)\nfor t in y:\n    total = total + t\nreturn total\n",
        "total = 0\nfor t in y:\n    total = total + t\nreturn x + total\n",
        "total = 0\nfor t in x:\n    total = total + t\nreturn total\n",
        "z = x[ops.argsort(x)]\nreturn 1 if len(z) > 1 else x\n",
        "n = 0\nfor t in y:\n    n += 1\nreturn n\n",
        "while y.shape[0] > 1:\n    y = y[y > y.min()]\nreturn y\n",
    ],
)
def test_what_joins_is_not_reported(body: str) -> None:
    assert codes(body) == []
