"""`dim=` → `axis=`, and `device=` left out."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment
from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.calls import WrongCall
from msgraph_lint.python_code.keywords import counterpart, is_needless
from msgraph_lint.source import Source

_SAME = {
    "cat", "chunk", "concat", "cumsum", "log_softmax", "mean", "repeat_interleave", "softmax", "sort",
    "split", "squeeze", "stack", "sum",
}  # fmt: skip
"""Functions and methods of Tensors that mean the same by `axis` and `dim`, `keep_dims` and `keepdim`."""
_HOMES = {"mindspore.ops", "mindspore.mint", "mindspore.Tensor"}
_RENAMED = {"axis", "dim", "keep_dims", "keepdim", "keepdims"}
_OF_LAYERS = {
    "mindspore.nn.Conv1d": {"bias", "groups"},
    "mindspore.nn.Conv1dTranspose": {"bias", "groups"},
    "mindspore.nn.Conv2d": {"bias", "groups"},
    "mindspore.nn.Conv2dTranspose": {"bias", "groups"},
    "mindspore.nn.Conv3d": {"bias", "groups"},
    "mindspore.nn.Conv3dTranspose": {"bias", "groups"},
    "mindspore.nn.Dense": {"bias", "in_features", "out_features"},
    "mindspore.nn.LayerNorm": {"eps"},
}
"""Layer → the arguments of PyTorch's that have another name here, and the same meaning."""
_REASON = "PyNative raises TypeError here without it"


def fix(hit: CodeHit) -> Fix | None:
    keyword, call = hit.node, hit.thing
    if not (isinstance(keyword, ast.keyword) and isinstance(call, WrongCall) and keyword.arg is not None):
        return None
    if is_needless(keyword.arg):
        edit = _left_out(hit.source, call.node, keyword)
        return (
            Fix(f"Leave out `{keyword.arg}`", (edit,), Safety.UNSAFE, _REASON) if edit is not None else None
        )
    home, _, name = _canonical(hit, call).rpartition(".")
    meant = counterpart(keyword.arg, call.wrong.names)
    means_the_same = home in _HOMES and name in _SAME and keyword.arg in _RENAMED
    if meant is None or not (means_the_same or keyword.arg in _OF_LAYERS.get(call.canonical or "", ())):
        return None
    if any(each.arg == meant for each in call.node.keywords):
        return None
    start = hit.source.span(keyword).start
    edits = (Edit(start, start + len(keyword.arg), meant),)
    return Fix(f"Write `{meant}=`", edits, Safety.UNSAFE, _REASON)


def _canonical(hit: CodeHit, call: WrongCall) -> str:
    """What is called, by the name of MindSpore; empty where it is of the project."""
    if call.canonical is not None:
        return call.canonical
    method, code = call.node.func, hit.code
    is_of_tensor = (
        isinstance(method, ast.Attribute)
        and isinstance(code, GraphFunction)
        and code.value(method.value).is_tensor
    )
    return f"mindspore.Tensor.{call.name.rpartition('.')[2]}" if is_of_tensor else ""


def _left_out(source: Source, call: ast.Call, keyword: ast.keyword) -> Edit | None:
    """``keyword`` removed with one comma; ``None`` where its value does more than to name something."""
    if not all(
        isinstance(n, (ast.Name, ast.Attribute, ast.Constant, ast.expr_context))
        for n in ast.walk(keyword.value)
    ):
        return None
    arguments = sorted((*call.args, *call.keywords), key=lambda each: source.span(each).start)
    place, own = arguments.index(keyword), source.span(keyword)
    end = source.grouped(keyword.value).end
    if place:
        before = arguments[place - 1]
        outer = before.value if isinstance(before, ast.keyword) else before
        start = max(source.span(before).end, source.grouped(outer).end)
    elif len(arguments) > 1:
        after = arguments[1]
        start = own.start
        end = source.span(after).start if isinstance(after, ast.keyword) else source.grouped(after).start
    else:
        start = own.start
    if has_comment(source, start, end) or source.text[start:end].count("(") != source.text[start:end].count(
        ")"
    ):
        return None
    return Edit(start, end, "")
