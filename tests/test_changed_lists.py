"""Lists that are changed in place, beside keyword arguments: of attributes, globals, and in other lists.

At STRICT and up to 2.0 such a change is lost, of which other rules tell, so these are no cases of one rule.
Measured on MindSpore 2.10 (CPU), with ``self.scaled(x, by=x)`` in the graph: all of ``CRASH`` die there.
"""

from __future__ import annotations

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text

NET = """\
from mindspore import Tensor, nn

SIZES = [2, 3]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [2, 3]

    def construct(self, x: Tensor):
        {body}
        return self.scaled(x, by=x)

    def scaled(self, x, by=1):
        return x * by
"""
CRASH = [
    "self.sizes.extend([1])",
    "self.sizes.insert(0, 1)",
    "self.sizes.reverse()",
    "sizes = self.sizes; sizes.extend([1])",
    "SIZES.extend([1])",
    "sizes = [[1, 2], [3]]; sizes[0].extend([1])",
    "sizes = [None, None]; sizes.extend([1])",
]
FINE = [
    "self.sizes.append(1)",
    "SIZES.append(1)",
    "sizes = [[1, 2], [3]]; sizes[0].append(1)",
    "sizes = [1]; sizes.clear()",
    "sizes = []; sizes.extend([])",
    "sizes = [1, x]; sizes.reverse()",
]


def codes(body: str) -> set[str]:
    report = check_text("/no/such/folder/net.py", NET.format(body=body), Settings())
    assert not report.errors
    return {finding.code for finding in report.findings}


@pytest.mark.parametrize("body", CRASH)
def test_a_changed_list_beside_a_keyword_argument(body: str) -> None:
    assert "MSG251" in codes(body)


@pytest.mark.parametrize("body", FINE)
def test_what_makes_no_object(body: str) -> None:
    assert "MSG251" not in codes(body)
