"""The Tensor itself, cast, for `Tensor(x, dtype)`; `ops.stack` for a Tensor of a list of Tensors.

An argument that may be a number or list as well is asked what it is: the compiler resolves that.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace, written
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import is_none_literal
from msgraph_lint.values.value import TENSORS


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    content, dtype = _arguments(call)
    if content is None:
        return None
    speller = Speller(function.module, function.parameter_names | frozenset(function.bindings))
    asked = content if isinstance(content, ast.Name) and not _is_tensor(function, content) else None
    if function.value(content).kind in TENSORS:
        text = operand(hit.source, content)
    elif isinstance(content, ast.List) and content.elts and dtype is not None:
        if not all(_is_tensor(function, each) for each in content.elts):
            return None
        text = f"{speller.spell('mindspore.ops.stack')}({hit.source.segment(content)})"
    else:
        return None
    if dtype is not None:
        text = f"{text}.astype({written(hit.source, dtype)})"
    if asked is not None:
        tensor = speller.spell("mindspore.Tensor")
        text = f"{text} if isinstance({asked.id}, {tensor}) else {written(hit.source, call)}"
        text = text if isinstance(function.parents[call], _ROOMY) else f"({text})"
    edit = replace(hit.source, call, text)
    if edit is None or not speller.is_complete:
        return None
    reason = f"`{hit.source.segment(content)}` is no longer copied"
    return Fix(f"Write `{text}`", (edit, *speller.imports), Safety.UNSAFE, reason)


_ROOMY = (ast.Assign, ast.AnnAssign, ast.Return, ast.Call, ast.keyword)
"""Where an expression needs no parentheses."""


def _is_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a Tensor that the function computes, or that `self` has.

    Who makes a Tensor of an argument may get numbers and lists in it, too.
    """
    if function.value(node).kind not in TENSORS:
        return False
    if not isinstance(node, ast.Name):
        return True
    bindings = function.bindings.get(node.id, ())
    return (
        bool(bindings)
        and node.id not in function.parameter_names
        and all(_is_computed(function, binding.value) for binding in bindings)
    )


def _is_computed(function: GraphFunction, value: ast.expr | None) -> bool:
    if value is None or isinstance(value, ast.Name):
        return False
    return function.value(value).kind in TENSORS


def _arguments(call: ast.Call) -> tuple[ast.expr | None, ast.expr | None]:
    """What a Tensor is made of, and its dtype; no content where the call says more."""
    named = {each.arg: each.value for each in call.keywords}
    given = dict(zip(("input_data", "dtype"), call.args, strict=False)) | named
    if len(given) < len(call.args) + len(call.keywords) or not given.keys() <= {"input_data", "dtype"}:
        return None, None
    dtype = given.get("dtype")
    is_none = is_none_literal(dtype)
    content = given.get("input_data")
    return (None if isinstance(content, ast.Starred) else content), (None if is_none else dtype)
