"""`nn.BatchNorm2d(8, momentum=0.1)`: MindSpore's momentum is 1 less PyTorch's."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.parameters import number_of
from msgraph_lint.rules import Rule

PLACE = 2
"""Where the momentum stands among the arguments."""
RULE = Rule(
    "MSG821",
    "batch-norm-momentum",
    "a momentum is the share of the new statistics, where MindSpore takes that of the old ones",
    on=(
        "calls mindspore.nn.BatchNorm1d",
        "calls mindspore.nn.BatchNorm2d",
        "calls mindspore.nn.BatchNorm3d",
        "calls mindspore.nn.SyncBatchNorm",
    ),
)
_EVEN = 0.5


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    value = number_of(code, call, call.argument(PLACE, "momentum"))
    if value is None or not 0 < value < _EVEN or code.is_hidden(call.node.func, call.function):
        return
    message = f"the moving statistics keep {value:.4g} of what they were: PyTorch keeps 1 - {value:.4g}"
    yield CodeHit(RULE, code, call.node, message, advice=f"write `momentum={1 - value:.12g}`", thing=call)
