"""`x.argmax()`: the graph goes along the last axis."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.argmax import goes_along_last, is_of_all
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.receivers import receiver
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG828",
    "argmax-of-all",
    "`argmax()` without an axis goes along the last one in graph code",
    default=False,
    on=("method argmax",),
)
_ONE_ROW = {"flatten", "ravel", "view", "reshape"}


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = receiver(function, call)
    if owner is None or not is_of_all(call) or goes_along_last(function, call):
        return  # MSG843, MSG844
    made = owner.func.attr if isinstance(owner, ast.Call) and isinstance(owner.func, ast.Attribute) else ""
    if made not in _ONE_ROW:
        text = function.module.source.segment(call)
        message = f"`{text}` goes along the last axis in graph code: PyTorch looks at all elements"
        yield Hit(RULE, function, call, message, advice="write `.reshape(-1)` before it, or give an axis")
