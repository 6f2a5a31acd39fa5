"""Flags that functions hand on: what a call makes where the flag holds is not there where it does not hold.

What MindSpore 2.10 does at LAX; 2.0 compiles all of it, so these are no cases of one rule.
"""

from __future__ import annotations

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

pytestmark = pytest.mark.usefixtures("alone")

NET = """\
from mindspore import Tensor, nn


class Output:
    def __init__(self, last):
        self.last = last


class Encoder(nn.Cell):
    def construct(self, x: Tensor, return_dict=None):
        if not return_dict:
            return (x * 2, x)
        return Output(last=x * 2)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.encoder = Encoder()
        self.other = Encoder()

    def construct(self, x: Tensor, return_dict=None):
        outputs = self.encoder(x, return_dict={given})
        rest = self.other(x, return_dict=return_dict)
        if not return_dict:
            return [v for v in [outputs, x, None] if v is not None]
        return rest.last
"""


@pytest.mark.parametrize(("given", "is_told"), [("return_dict", False), ("True", True)])
def test_only_a_flag_that_every_call_hands_on_keeps_it_away(given: str, is_told: bool) -> None:
    text = NET.format(given=given)
    found = check_text("net.py", text, Settings(target=Target.parse("2.10"))).findings
    assert ("MSG747" in {each.code for each in found}) is is_told
