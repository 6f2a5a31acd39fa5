"""`dim=` → `axis=`, and what is not taken left out."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.calls import WrongCall
from msgraph_lint.python_code.counterparts import closest
from msgraph_lint.python_code.keywords import counterpart, is_needless
from msgraph_lint.source import Source

_SAME = {
    "amax", "amin", "argmax", "argmin", "cat", "chunk", "concat", "cumsum", "log_softmax", "logsumexp",
    "mean", "repeat_interleave", "softmax", "sort", "split", "squeeze", "stack", "sum",
}  # fmt: skip
"""Functions and methods of Tensors that mean the same by `axis` and `dim`, `keep_dims` and `keepdim`."""
_HOMES = {"mindspore.ops", "mindspore.mint", "mindspore.Tensor"}
_KEPT = {"keep_dims", "keepdim", "keepdims"}
"""Whether what is reduced stays as a dimension of 1: the same wherever it is asked for."""
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
_ACTING = (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr)
_REASON = "PyNative raises TypeError here without it"


def fix(hit: CodeHit) -> Fix | None:
    keyword, call = hit.node, hit.thing
    if not (isinstance(keyword, ast.keyword) and isinstance(call, WrongCall) and keyword.arg is not None):
        return None
    if call.canonical is None:
        return _of_project(hit, call, keyword, keyword.arg)
    if is_needless(keyword.arg):
        return _without(hit, call, keyword, _REASON)
    meant = counterpart(keyword.arg, call.wrong.names)
    if meant is None or not _means_the_same(keyword.arg, meant, call):
        return None
    return _renamed(hit, call, keyword, meant, _REASON)


def _means_the_same(name: str, meant: str, call: WrongCall) -> bool:
    """Whether what MindSpore calls ``meant`` is what the user calls ``name``."""
    home, _, function = (call.canonical or "").rpartition(".")
    if home in _HOMES:
        is_axis = name in {"axis", "dim"} and function in _SAME
        is_of_vectors = function == "norm" and any(each.arg == "dim" for each in call.node.keywords)
        return is_axis or name in _KEPT or ((name, meant) == ("p", "ord") and is_of_vectors)
    return name in _OF_LAYERS.get(call.canonical or "", ())


def _of_project(hit: CodeHit, call: WrongCall, keyword: ast.keyword, name: str) -> Fix | None:
    """What a function of the project does not take: by the name that looks the same, or not at all."""
    others = [each for each in call.node.keywords if each.arg in call.wrong.names or each.arg is None]
    meant = closest(name, call.wrong.names)
    if meant is not None:
        named = ast.Call(call.node.func, call.node.args, [*others, ast.keyword(meant, keyword.value)])
        if _is_taken(call, named):
            reason = (
                f"PyNative raises TypeError here without it; that `{meant}` was meant shows by its name alone"
            )
            return _renamed(hit, call, keyword, meant, reason)
    if not _is_taken(call, ast.Call(call.node.func, call.node.args, others)):
        return None
    reason = f"PyNative raises TypeError here without it; nothing does what `{name}` was meant for"
    return _without(hit, call, keyword, reason)


def _is_taken(call: WrongCall, other: ast.Call) -> bool:
    """Whether all that may be called would take the arguments of ``other``."""
    return all(each.wrong(other) is None for each in call.signatures)


def _renamed(hit: CodeHit, call: WrongCall, keyword: ast.keyword, meant: str, reason: str) -> Fix | None:
    if keyword.arg is None or any(each.arg == meant for each in call.node.keywords):
        return None
    start = hit.source.span(keyword).start
    return Fix(f"Write `{meant}=`", (Edit(start, start + len(keyword.arg), meant),), Safety.UNSAFE, reason)


def _without(hit: CodeHit, call: WrongCall, keyword: ast.keyword, reason: str) -> Fix | None:
    edit = _left_out(hit.source, call.node, keyword)
    return Fix(f"Leave out `{keyword.arg}`", (edit,), Safety.UNSAFE, reason) if edit is not None else None


def _left_out(source: Source, call: ast.Call, keyword: ast.keyword) -> Edit | None:
    """``keyword`` removed with one comma; ``None`` where its value does more than to name something."""
    if any(isinstance(each, _ACTING) for each in ast.walk(keyword.value)):
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
