"""``round`` of attributes that graph code assigns: the interpreter does it, and rightly."""

from __future__ import annotations

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

pytestmark = pytest.mark.usefixtures("alone")


def test_what_the_interpreter_rounds_is_a_whole_number() -> None:
    text = """\
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.most = 5.0

    def construct(self, x: Tensor):
        self.most = x.max().item()
        return x + round(self.most / 2)
"""
    found = check_text("net.py", text, Settings(target=Target.parse("2.10"))).findings
    assert [each.code for each in found] == ["MSG201"]
