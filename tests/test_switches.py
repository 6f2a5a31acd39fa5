"""Objects behind a parameter such as ``return_dict``: told where it may be on, and fixed by its default."""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
from dataclasses import dataclass

from mindspore import Tensor, nn, ops


@dataclass
class Output:
    sample: Tensor


class Encoder(nn.Cell):
    def construct(self, x: Tensor, return_dict={default}):
        y = ops.relu(x)
{body}


"""
LEAVES = "if not return_dict:\n    return (y,)\nreturn Output(sample=y)"
REBOUND = "return_dict = return_dict if return_dict is not None else self.training\n" + LEAVES
NET = """\
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.encoder = Encoder()

    def construct(self, x: Tensor, return_dict={default}):
        return self.encoder(x{given})[0]
"""


def said_of(default: str, body: str = LEAVES, rest: str = "") -> list[tuple[str, ...]]:
    """For each finding, the texts that its fix puts into the file."""
    text = HEAD.format(default=default, body=textwrap.indent(body, " " * 8)) + rest
    settings = Settings(target=Target.parse("2.10"), select=frozenset({"MSG516"}))
    found = check_text("model.py", text, settings).findings
    return [tuple(edit.text for edit in each.fix.edits) if each.fix else () for each in found]


@pytest.mark.parametrize(
    ("default", "body"),
    [
        ("False", LEAVES),
        ("None", LEAVES),
        ("0", LEAVES),
        ("False", REBOUND),
        ("False", "if return_dict:\n    return Output(sample=y)\nreturn (y,)"),
        ("False", "return Output(sample=y) if return_dict else (y,)"),
        ("True", "if return_dict:\n    return (y,)\nreturn Output(sample=y)"),
    ],
)
def test_off_by_default(default: str, body: str) -> None:
    assert said_of(default, body) == []


@pytest.mark.parametrize(
    ("default", "body", "fixed"),
    [
        ("True", LEAVES, ("False",)),
        ("1", LEAVES, ()),
        ("None", REBOUND, ("False",)),
        ("True", "return Output(sample=y) if return_dict else (y,)", ("False",)),
        ("False", "if return_dict:\n    return (y,)\nreturn Output(sample=y)", ("True",)),
        ("False", "return_dict = self.training\n" + LEAVES, ()),
        ("False", "if not return_dict:\n    y = y * 2\nreturn Output(sample=y)", ()),
    ],
)
def test_on_by_default(default: str, body: str, fixed: tuple[str, ...]) -> None:
    assert said_of(default, body) == [fixed]


@pytest.mark.parametrize(
    ("default", "rest", "fixed"),
    [
        ("False", NET.format(default="False", given=", return_dict=return_dict"), None),
        ("False", NET.format(default="True", given=", return_dict=return_dict"), ("False",)),
        ("True", NET.format(default="True", given=", return_dict=return_dict"), ("False", "False")),
        ("True", NET.format(default="True", given=""), ("False",)),
        ("True", NET.format(default="True", given="").replace("[0]", ".sample"), ()),
        ("True", NET.format(default="True", given=", return_dict=False"), None),
        ("False", NET.format(default="True", given=", return_dict=True"), ()),
        ("False", "net = Encoder()\nnet(Tensor([1.0]), return_dict=True)", ()),
    ],
)
def test_what_calls_pass(default: str, rest: str, fixed: tuple[str, ...] | None) -> None:
    assert said_of(default, rest=rest) == ([] if fixed is None else [fixed])


METHOD = """\
from dataclasses import dataclass

from mindspore import Tensor, nn


@dataclass
class Output:
    sample: Tensor


class Net(nn.Cell):
    def step(self, x, return_dict):
        return Output(sample=x * 2) if return_dict else (x * 2,)

    def construct(self, x: Tensor, return_dict={default}):
        return self.step(x, return_dict)
"""


@pytest.mark.parametrize(("default", "fixed"), [("False", []), ("True", [("False",)])])
def test_a_helper_that_is_told(default: str, fixed: list[tuple[str, ...]]) -> None:
    settings = Settings(target=Target.parse("2.10"), select=frozenset({"MSG516"}))
    found = check_text("model.py", METHOD.format(default=default), settings).findings
    assert [tuple(edit.text for edit in each.fix.edits) if each.fix else () for each in found] == fixed
