"""What is asked of Tensors that they do not have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.mindspore_facts.interface import interface, versions_with_attribute
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.texts import TENSOR_PATCHED
from msgraph_lint.python_code.counterparts import closest
from msgraph_lint.python_code.guards import Guards
from msgraph_lint.python_code.objects import may_be_object
from msgraph_lint.python_code.patches import is_patched
from msgraph_lint.records import dataclass

if TYPE_CHECKING:
    from msgraph_lint.python_code.code import PythonCode

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
    call: ast.Call | None = None
    """The call of it."""
    hidden: frozenset[str] = frozenset()
    """The names that mean something else there than in the rest of the file."""


def tensor_uses(function: GraphFunction) -> Iterator[TensorUse]:
    """What graph code asks of Tensors in vain."""
    project, module, version = function.code.project, function.module, function.target.measured_version
    guards = Guards(module)
    calls = {call.func: call for call in function.nodes(ast.Call)}
    for node in function.surely_compiled(ast.Attribute):
        if not _is_in_vain(node, calls.get(node), version) or not function.value(node.value).is_tensor:
            continue
        if not _is_tensors(node.attr, version) and may_be_object(function, node.value):
            continue
        if not (guards.hold(node, node.attr) or is_patched(project, module, node.attr, TENSOR_PATCHED)):
            yield _use(node, calls.get(node), function.info, version)


def tensor_uses_in_file(code: PythonCode) -> Iterator[TensorUse]:
    """The same for all code of a file, of what surely is a Tensor there."""
    version = code.target.measured_version
    for asked in code.asked:
        node, user = asked.node, code.users.get(asked.node)
        call = user if isinstance(user, ast.Call) else None
        if not asked.owner.is_tensor or not _is_in_vain(node, call, version):
            continue
        is_there = is_patched(code.project, code.module, node.attr, TENSOR_PATCHED)
        if not (is_there or code.guards.hold(node, node.attr)):
            yield _use(node, call, asked.function, version)


def _is_in_vain(node: ast.Attribute, call: ast.Call | None, version: str) -> bool:
    """Whether Tensors do not have what is asked for, or it is no method and ``call`` is one of it."""
    known, name = interface(version).tensor_attributes, node.attr
    if not isinstance(node.ctx, ast.Load) or name.startswith("__"):
        return False
    return name not in known or (call is not None and (known[name] or "").startswith("!"))


def _is_tensors(name: str, version: str) -> bool:
    """Whether Tensors have the attribute, in MindSpore or in PyTorch."""
    return name in interface(version).tensor_attributes or name in _COUNTERPARTS


def _use(node: ast.Attribute, call: ast.Call | None, info: FunctionInfo | None, version: str) -> TensorUse:
    known, name = interface(version).tensor_attributes, node.attr
    if name in known:
        message = f"`{name}` of a Tensor is no method"
        advice = _CALLED.get(name, "leave out the brackets")
    else:
        message, advice = _unknown(name, version, frozenset(known))
    hidden = info.parameter_names | frozenset(info.bindings) if info is not None else frozenset()
    return TensorUse(node, message, advice, call, hidden)


def _unknown(name: str, version: str, known: frozenset[str]) -> tuple[str, str]:
    """What to say of an attribute that is not there, and what to do instead."""
    elsewhere = versions_with_attribute("mindspore.Tensor", name)
    if elsewhere:
        message = f"a Tensor has no `{name}` in MindSpore {version}"
        return message, f"it is there in {', '.join(elsewhere)}"
    bare = name.rstrip("_")
    meant = bare if name.endswith("_") and bare in known else closest(name, known)
    guess = f"did you mean `{meant}`?" if meant else ""
    return f"a Tensor has no `{name}`", _COUNTERPARTS.get(name, guess)
