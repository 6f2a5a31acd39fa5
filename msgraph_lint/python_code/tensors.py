"""What is asked of Tensors that they do not have."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.mindspore_facts.interface import interface, versions_with_attribute
from msgraph_lint.program.texts import TENSOR_PATCHED
from msgraph_lint.python_code.counterparts import closest
from msgraph_lint.python_code.guards import Guards
from msgraph_lint.python_code.patches import is_patched
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

_COUNTERPARTS = {
    "backward": "take gradients with `mindspore.value_and_grad`",
    "clone": "did you mean `copy`?",
    "cpu": "leave it out: a Tensor is where it is needed",
    "cuda": "leave it out: a Tensor is where it is needed",
    "data": "did you mean `value()`?",
    "detach": "use `ops.stop_gradient`",
    "dim": "did you mean `ndim`?",
    "grad": "take gradients with `mindspore.value_and_grad`",
    "is_cuda": "leave it out: a Tensor is where it is needed",
    "numpy": "did you mean `asnumpy`?",
    "pin_memory": "leave it out: a Tensor is where it is needed",
    "requires_grad_": "set `requires_grad` of the Parameter",
    "t": "did you mean `T`?",
    "type": "did you mean `astype`?",
}
"""Attribute of PyTorch's Tensors → what to do instead."""
_CALLED = {
    "size": "`shape` is the tuple of sizes, `shape[0]` the first",
    "shape": "it is a tuple: leave out the brackets",
}


@dataclass(frozen=True)
class TensorUse:
    """An attribute of a Tensor that is not there, or is no method."""

    node: ast.Attribute
    message: str
    advice: str


def tensor_uses(function: GraphFunction) -> Iterator[TensorUse]:
    """What graph code asks of Tensors in vain."""
    version = function.target.measured_version
    known = interface(version).tensor_attributes
    guards = Guards(function.module)
    called = {id(call.func) for call in function.nodes(ast.Call)}
    for node in function.surely_compiled(ast.Attribute):
        name = node.attr
        kind = known.get(name) or ""
        is_wrong_call = kind.startswith("!") and id(node) in called
        if (name in known and not is_wrong_call) or not isinstance(node.ctx, ast.Load):
            continue
        if name.startswith("__") or function.value(node.value).kind not in (Kind.TENSOR, Kind.PARAMETER):
            continue
        project, module = function.code.project, function.module
        if guards.hold(node, name) or is_patched(project, module, name, TENSOR_PATCHED):
            continue
        if is_wrong_call:
            yield TensorUse(
                node, f"`{name}` of a Tensor is no method", _CALLED.get(name, "leave out the brackets")
            )
        else:
            yield _unknown(node, version, frozenset(known))


def _unknown(node: ast.Attribute, version: str, known: frozenset[str]) -> TensorUse:
    elsewhere = versions_with_attribute("mindspore.Tensor", node.attr)
    if elsewhere:
        message = f"a Tensor has no `{node.attr}` in MindSpore {version}"
        return TensorUse(node, message, f"it is there in {', '.join(elsewhere)}")
    bare = node.attr.rstrip("_")
    meant = bare if node.attr.endswith("_") and bare in known else closest(node.attr, known)
    guess = f"did you mean `{meant}`?" if meant else ""
    return TensorUse(node, f"a Tensor has no `{node.attr}`", _COUNTERPARTS.get(node.attr, guess))
