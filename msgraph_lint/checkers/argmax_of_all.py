"""`x.argmax()`: the graph goes along the last axis."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.receivers import receiver
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG828",
    "argmax-of-all",
    "`argmax()` or `argmin()` without an axis goes along the last one in graph code",
    default=False,
    on=("method argmax", "method argmin"),
)
_ONE_ROW = {"flatten", "ravel", "view", "reshape"}


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = receiver(function, call)
    if owner is None or call.args or not _leaves_axis(call):
        return
    made = owner.func.attr if isinstance(owner, ast.Call) and isinstance(owner.func, ast.Attribute) else ""
    if made not in _ONE_ROW:
        text = function.module.source.segment(call)
        message = f"`{text}` goes along the last axis in graph code: PyTorch looks at all elements"
        yield Hit(RULE, function, call, message, advice="write `.reshape(-1)` before it, or give an axis")


def _leaves_axis(call: ast.Call) -> bool:
    """Whether no axis is given: ``argmin`` was measured to go by itself with ``keepdims``."""
    assert isinstance(call.func, ast.Attribute)
    taken = {"keepdims"} if call.func.attr == "argmax" else set()
    return {keyword.arg for keyword in call.keywords} <= taken
