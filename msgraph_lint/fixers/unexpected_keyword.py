"""`dim=` → `axis=`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.calls import WrongCall
from msgraph_lint.python_code.keywords import counterpart

_SAME = {
    "cat", "chunk", "concat", "cumsum", "log_softmax", "mean", "softmax", "sort", "split", "squeeze", "stack",
}  # fmt: skip
"""Functions of `mindspore.ops` whose `axis` and `keep_dims` mean what PyTorch's `dim` and `keepdim` do."""
_RENAMED = {"dim", "keepdim"}


def fix(hit: CodeHit) -> Fix | None:
    keyword, call = hit.node, hit.thing
    if not (isinstance(keyword, ast.keyword) and isinstance(call, WrongCall) and keyword.arg in _RENAMED):
        return None
    home, _, name = (call.canonical or "").rpartition(".")
    meant = counterpart(keyword.arg, [name for each in call.signatures for name in each.names])
    if home != "mindspore.ops" or name not in _SAME or meant is None:
        return None
    if any(each.arg == meant for each in call.node.keywords):
        return None
    start = hit.source.span(keyword).start
    edits = (Edit(start, start + len(keyword.arg), meant),)
    return Fix(f"Write `{meant}=`", edits, Safety.UNSAFE, "PyNative raises TypeError here without it")
