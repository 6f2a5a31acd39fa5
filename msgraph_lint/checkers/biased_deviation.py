"""`x.std()`: MindSpore divides by the number of elements, PyTorch by one less."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.receivers import receiver
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG842",
    "biased-deviation",
    "`std` or `var` of a Tensor divides by the number of elements, as `ddof` is left out",
    default=False,
    on=("method std", "method var"),
)
_DECIDES = {"ddof", "correction", "unbiased", "dim", "keepdim", None}
"""Keywords that say so, or are those of the overload that means what PyTorch does."""


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if receiver(function, call) is None or len(call.args) > 1:
        return
    if any(isinstance(each, ast.Starred) for each in call.args) or _DECIDES & {
        each.arg for each in call.keywords
    }:
        return
    text = function.module.source.segment(call)
    message = f"`{text}` divides by the number of elements: PyTorch divides by one less"
    yield Hit(RULE, function, call, message, advice="write `ddof=1`")
