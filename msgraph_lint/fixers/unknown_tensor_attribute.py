"""`x.shape[0]` for `x.size(0)`, `x = x.triu(1)` for `x.triu_(1)`, and the like."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment, operand, replace, written
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.tensors import TensorUse

_PROPERTIES = {"dim": "ndim", "shape": "shape", "size": "shape", "t": "T"}
"""Method of PyTorch's Tensors without arguments → the attribute that gives the same."""
_NEEDLESS = {"contiguous", "cpu", "cuda"}
_IN_PLACE = {
    "abs_", "ceil_", "clamp_", "clip_", "cos_", "exp_", "log_", "neg_", "pow_", "relu_", "round_", "sigmoid_",
    "sin_", "sqrt_", "square_", "tanh_", "tril_", "triu_",
}  # fmt: skip
"""Methods of PyTorch's Tensors that change the Tensor: without `_`, those of MindSpore give the result."""

_CLAMPED = {"clamp_max": "max", "clamp_min": "min"}
"""Method of PyTorch's Tensors → the argument of `clamp` that says the same."""
_RAISES = "PyNative raises AttributeError here without it"


def fix(hit: CodeHit) -> Fix | None:
    use, source = hit.thing, hit.source
    if not isinstance(use, TensorUse) or use.call is None:
        return None
    node, call = use.node, use.call
    if node.attr in _IN_PLACE:
        return _assigned(hit, node, call)
    if node.attr in _CLAMPED:
        return _clamped(hit, node, call)
    if node.attr == "new":
        return _new(hit, node, call)
    tensor = operand(source, node.value)
    speller = Speller(hit.code.module, use.hidden)
    if node.attr == "size" and (which := _dimension(call)) is not None:
        text = f"{tensor}.shape[{written(source, which)}]"
    elif call.args or call.keywords:
        return None
    elif node.attr == "detach":
        text = f"{speller.spell('mindspore.ops.stop_gradient')}({source.segment(node.value)})"
    elif node.attr in _NEEDLESS:
        text = tensor
    elif node.attr in _PROPERTIES:
        text = f"{tensor}.{_PROPERTIES[node.attr]}"
    else:
        return None
    edit = replace(source, call, text)
    if edit is None or not speller.is_complete:
        return None
    reason = (
        f"PyNative raises {'TypeError' if 'no method' in hit.message else 'AttributeError'} here without it"
    )
    return Fix(f"Write `{text}`", (edit, *speller.imports), Safety.UNSAFE, reason)


def _assigned(hit: CodeHit, node: ast.Attribute, call: ast.Call) -> Fix | None:
    """`x = x.triu(1)` for the statement `x.triu_(1)`."""
    name, source, function = node.value, hit.source, hit.code
    if not (isinstance(name, ast.Name) and isinstance(function, GraphFunction)):
        return None
    if not isinstance(function.parents[call], ast.Expr) or not function.is_local(name.id):
        return None
    if name.id in function.info.captured_names:
        return None
    start, end = source.span(call).start, source.span(node).end
    if source.grouped(call) != source.span(call):
        return None
    text = f"{name.id} = {name.id}.{node.attr[:-1]}"
    edits = (Edit(start, start, f"{name.id} = "), Edit(end - 1, end, ""))
    reason = f"{_RAISES}; other names of the Tensor do not see the change"
    return Fix(f"Write `{text}(…)`", edits, Safety.UNSAFE, reason)


def _clamped(hit: CodeHit, node: ast.Attribute, call: ast.Call) -> Fix | None:
    """`x.clamp(min=0.0)` for `x.clamp_min(0.0)`."""
    if len(call.args) != 1 or call.keywords or isinstance(call.args[0], ast.Starred):
        return None
    end, start = hit.source.span(node).end, hit.source.grouped(call.args[0]).start
    keyword = _CLAMPED[node.attr]
    edits = (Edit(end - len(node.attr), end, "clamp"), Edit(start, start, f"{keyword}="))
    text = f"{operand(hit.source, node.value)}.clamp({keyword}=…)"
    return Fix(f"Write `{text}`", edits, Safety.UNSAFE, _RAISES)


def _new(hit: CodeHit, node: ast.Attribute, call: ast.Call) -> Fix | None:
    """`x.new_zeros((2, 3))` for `x.new(2, 3)`."""
    if not call.args or call.keywords or any(isinstance(each, ast.Starred) for each in call.args[1:]):
        return None
    first, last = call.args[0], call.args[-1]
    start, end = hit.source.grouped(first).start, hit.source.grouped(last).end
    if has_comment(hit.source, start, end):
        return None
    if isinstance(first, ast.Starred):
        if last is not first:
            return None
        sizes = operand(hit.source, first.value)
    elif len(call.args) == 1 and not _is_size(first):
        return None
    else:
        sizes = f"({hit.source.text[start:end]}{',' if len(call.args) == 1 else ''})"
    name_end = hit.source.span(node).end
    edits = (Edit(name_end - len(node.attr), name_end, "new_zeros"), Edit(start, end, sizes))
    text = f"{operand(hit.source, node.value)}.new_zeros({sizes})"
    return Fix(f"Write `{text}`", edits, Safety.UNSAFE, f"{_RAISES}; PyTorch gives what the memory holds")


def _is_size(node: ast.expr) -> bool:
    """Whether ``node`` looks like a size, and not like the numbers of the new Tensor."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr == "shape"
    is_number = isinstance(node, ast.Constant) and isinstance(node.value, int)
    return is_number or isinstance(node, ast.BinOp)


def _dimension(call: ast.Call) -> ast.expr | None:
    """What ``size(…)`` is asked for."""
    given = [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg == "dim")]
    is_one = len(given) == 1 == len(call.args) + len(call.keywords)
    return given[0] if is_one and not isinstance(given[0], ast.Starred) else None
