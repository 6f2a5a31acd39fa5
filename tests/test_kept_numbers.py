"""Numbers and Tensors that the interpreter made, where graph code goes on with them.

Each program was run by MindSpore 2.10.0 at LAX, twice with other values; `ops.topk` fails when the later
number is the larger one.
"""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint import check_source

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


class Part(nn.Cell):
    def __init__(self, flag):
        super().__init__()
        self.flag = flag

    def give(self, t):
        if self.flag:
            return t * Tensor(t.asnumpy())
        return t

    def construct(self, x: Tensor):
"""


def told(body: str) -> set[str]:
    """The codes of what is told of ``construct`` with ``body``."""
    text = HEAD + textwrap.indent(f"{body}\n", " " * 8)
    return {finding.code for finding in check_source(text, filename="net.py").findings}


@pytest.mark.parametrize(
    "number",
    [
        "int(x.asnumpy().argmax())",
        "x.asnumpy().argmax().item()",
        "int(x.asnumpy().tolist()[0][0] * 3)",
        "max(int(x.asnumpy().sum()), 1)",
        "[int(row.asnumpy().argmax()) for row in x][0]",
    ],
)
def test_the_number_of_the_first_call_is_kept(number: str) -> None:
    assert "MSG759" in told(f"n = {number}\nreturn ops.eye(n)")


@pytest.mark.parametrize(
    "body",
    [
        "n = x.asnumpy().shape[0]\nreturn ops.eye(n)",
        "n = len(x.asnumpy().tolist())\nreturn ops.eye(n)",
        "n = int(x.asnumpy().argmax())\nreturn x * n, x[:, :n], ops.zeros((2, n))",
        "n = int(x.max())\nreturn ops.eye(n)",
    ],
)
def test_what_is_the_same_or_asked_anew_is_not(body: str) -> None:
    assert "MSG759" not in told(body)


@pytest.mark.parametrize(
    ("call", "is_refused"),
    [
        ("ops.full((2, n), 1.0)", True),
        ("ops.pad(x, (0, n))", True),
        ("ops.topk(x, n)[0]", True),
        ("ops.full([2, n], 1.0)", False),
        ("ops.zeros((2, n))", False),
        ("ops.tile(x, (2, n))", False),
    ],
)
def test_some_functions_refuse_it(call: str, is_refused: bool) -> None:
    assert ("MSG672" in told(f"n = int(x.asnumpy().argmax()) + 1\nreturn {call}")) is is_refused


def test_what_is_computed_with_the_item_is_an_int64() -> None:
    assert told("k = x.sum().astype(ms.int32)\nn = k.item()\nn += 1\nreturn x[:n]") == set()


@pytest.mark.parametrize(
    ("given", "is_refused"),
    [
        ("x > 0, m > 0", True),
        ("m > 0, x > 0", True),
        ("m > 0, m > 1", False),
        ("x, m", False),
        ("x > 0, x > 1", False),
    ],
)
def test_logical_operators_refuse_its_truth_values(given: str, is_refused: bool) -> None:
    body = f"m = Tensor(x.asnumpy())\nreturn ops.logical_and({given})"
    assert ("MSG672" in told(body)) is is_refused


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("return y.unsqueeze(1).transpose(1, 2)", "MSG655"),
        ("return y.sum(0, keepdims=True).expand(6, 4)", "MSG656"),
        ("return y.split(2, dim=0)[0]", "MSG686"),
        ("return (y > 0) + (y > 1)", "MSG657"),
    ],
)
def test_python_runs_the_methods_of_its_tensors(body: str, code: str) -> None:
    assert code not in told(f"y = Tensor(x.asnumpy()) * 2\n{body}")
    assert code in told(f"y = x * 2\n{body}")
    assert code in told(f"y = self.give(x)\n{body}")  # `flag` may be false
