"""`x.std()`: MindSpore divides by the number of elements, PyTorch by one less."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Asked, PythonCode
from msgraph_lint.python_code.receivers import tensor_call
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG842",
    "biased-deviation",
    "`std` or `var` of a Tensor divides by the number of elements, as `ddof` is left out",
    default=False,
    on=("method std", "method var", "asked std", "asked var"),
)
_DECIDES = {"ddof", "correction", "unbiased", "dim", "keepdim", None}
"""Keywords that say so, or are those of the overload that means what PyTorch does."""


def check(code: GraphFunction | PythonCode, found: ast.Call | Asked) -> Iterator[CodeHit]:
    call = tensor_call(code, found)
    if call is None or len(call.node.args) > 1:
        return
    if any(isinstance(each, ast.Starred) for each in call.node.args):
        return
    if not _DECIDES & {each.arg for each in call.node.keywords}:
        text = code.module.source.segment(call.node)
        message = f"`{text}` divides by the number of elements: PyTorch divides by one less"
        yield CodeHit(RULE, code, call.node, message, advice="write `ddof=1`")
