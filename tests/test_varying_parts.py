"""Lists of numbers that vary, which the compiler takes from some version on: no case has two outcomes."""

from __future__ import annotations

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

NET = """
from mindspore import mint, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        size = int(x.argmax())
        return {call}
"""
OLD = ["2.0", "2.7", "2.7.2", "2.8", "2.9"]


@pytest.mark.parametrize(
    ("call", "refusing"),
    [
        ("ops.split(x, [size, 4 - size])", OLD),
        ("ops.split(x, (1, size))[0]", OLD),
        ("ops.split(x, size)[0]", [*OLD, "2.10"]),
        ("x.abs().split([size, 4 - size])", OLD),
        ("ops.tensor_split(x, [size, size + 1])", OLD),
    ],
)
def test_sizes_that_vary(call: str, refusing: list[str]) -> None:
    found = []
    for version in [*OLD, "2.10"]:
        settings = Settings(target=Target.parse(version), select=frozenset({"MSG538"}))
        if check_text("net.py", NET.format(call=call), settings).findings:
            found.append(version)
    assert found == refusing
