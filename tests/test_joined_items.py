"""Items of containers that meet under a Tensor condition, where the versions of MindSpore do not agree.

Measured with each pair of twelve kinds of values, in either order; 2.0 goes on with a dict of the first way.
"""

from __future__ import annotations

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

pytestmark = pytest.mark.usefixtures("alone")

NET = """\
from mindspore import Tensor, nn


class Net(nn.Cell):
    def split(self, x: Tensor):
        if x.mean() > 100.0:
            return x, {first}
        return x, {second}

    def construct(self, x: Tensor):
        first, more = self.split(x)
        return {used}
"""


@pytest.mark.parametrize(
    ("first", "second", "used", "new", "old"),
    [
        ('{"scale": 2}', '{"scale": 3, "bias": 1}', "first * 2", "MSG336", None),
        ('{"scale": 2}', '{"scale": 3, "bias": 1}', 'first * more["scale"]', "MSG357", None),
        ('{"scale": 2}', '{"scale": 3}', 'first * more["scale"]', None, None),
        ("1", '{"scale": 3}', "first * 2", "MSG313", "MSG313"),
        ('{"scale": 3}', "1", "first * 2", "MSG313", None),
        ("[1, 2]", '{"scale": x}', "first * 2", "MSG313", "MSG313"),
        ("x", "x * 2", "first * more", None, None),
        ("x", "(x, x)", "first * 2", "MSG313", "MSG313"),
        ("()", "(x, x)", "first * 2", None, None),
    ],
)
def test_items_join_as_measured(first: str, second: str, used: str, new: str | None, old: str | None) -> None:
    text = NET.format(first=first, second=second, used=used)
    for version, expected in (("2.10", new), ("2.0", old)):
        found = check_text("net.py", text, Settings(target=Target.parse(version))).findings
        codes = {each.code for each in found if each.code in ("MSG313", "MSG336", "MSG357", "MSG403")}
        assert codes == ({expected} if expected else set()), (version, codes)
