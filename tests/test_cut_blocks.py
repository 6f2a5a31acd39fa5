"""Lambdas that end the block in which they stand: what MindSpore was seen to do from 2.7 on."""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0]), name="step")
        self.items = [1]

    def construct(self, x: Tensor):
"""
LAMBDA = "double = lambda t: t * 2\n"


def codes(body: str, version: str = "2.10") -> list[str]:
    text = HEAD + textwrap.indent(body, " " * 8)
    return [each.code for each in check_text("net.py", text, Settings(target=Target.parse(version))).findings]


@pytest.mark.parametrize(
    "effect",
    [
        "print(x.shape)", "self.step += 1", "ops.assign(self.step, self.step)", "x.shape", "(x, x)", "f'{x}'",
        "[2, 1].sort()", "[print(i) for i in (1, 2)]", "x.shape[0] == 2", "self.step, y = self.step + 1, x",
    ],
)  # fmt: skip
def test_what_a_block_does_for_its_effect(effect: str) -> None:
    assert "MSG353" in codes(f"{effect}\n{LAMBDA}if x.shape[0] == 2:\n    x = double(x)\nreturn x\n")


@pytest.mark.parametrize(
    "statement", ["'text'", "...", "1", "pass", "y = [x]\ny.append(x)", "y = ops.relu(x)"]
)
def test_what_stands_for_nothing(statement: str) -> None:
    assert codes(f"{statement}\n{LAMBDA}if x.shape[0] == 2:\n    x = double(x)\nreturn x\n") == []


def test_calls_that_are_dropped_are_not_told() -> None:
    body = f"self.set_train(False)\n{LAMBDA}return double(x)\n"
    assert codes(body) == []
    assert codes(body, "2.0") == ["MSG611"]


def test_one_lambda_is_told_of_once_for_the_worst_that_it_does() -> None:
    inner = "if x.shape[0] == 2:\n    self.step += 1\n    x = (lambda t: t * 2)(x)\nreturn x\n"
    assert codes(f"self.step += 1\n{inner}") == ["MSG353"]
