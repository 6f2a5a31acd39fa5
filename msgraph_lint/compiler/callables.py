"""What MindSpore does with a function that it is given: which argument is compiled, and when.

Measured with a function that holds ``del``: where it is compiled, it is refused. In graph code itself each
mention of a function leads to it, whatever it is given to; this is about code that Python runs.
"""

from __future__ import annotations

import ast

from msgraph_lint.program.definitions import External, FunctionInfo
from msgraph_lint.records import dataclass

JIT = frozenset({"mindspore.jit", "mindspore.ms_function"})
_OTHER_CAPTURES = {"bytecode", "trace", "PIJit"}


@dataclass(frozen=True)
class Taker:
    """An API that takes functions."""

    compiled: dict[str, int]
    """The parameters whose functions are compiled, with their positions."""
    always: bool = False
    """Whether they are compiled in PyNative mode too, or as part of a Cell; else in graph code only."""
    returns: bool = True
    """Whether the result, when graph code calls it, leads to them."""


_GRADIENT = Taker({"fn": 0})
_TRANSFORM = Taker({"fn": 0}, always=True)
_RUN = Taker({"fn": 0}, always=True, returns=False)
_LOSS = Taker({"network": 0, "loss_fn": 1}, always=True)

_JIT = Taker({"function": 0, "fn": 0}, always=True)

TAKERS = {
    **dict.fromkeys((*JIT, *(f"{name}()" for name in JIT)), _JIT),
    "mindspore.grad": _GRADIENT,
    "mindspore.value_and_grad": _GRADIENT,
    "mindspore.ops.GradOperation()": _GRADIENT,
    "mindspore.jacfwd": _TRANSFORM,
    "mindspore.jacrev": _TRANSFORM,
    "mindspore.shard": _TRANSFORM,
    "mindspore.vmap": _TRANSFORM,
    "mindspore.jvp": _RUN,
    "mindspore.ops.derivative": _RUN,
    "mindspore.ops.jet": _RUN,
    "mindspore.ops.linearize": _RUN,
    "mindspore.vjp": Taker({"fn": 0}, returns=False),
    "mindspore.scipy.optimize.line_search": Taker({"f": 0}, returns=False),
    "mindspore.scipy.optimize.minimize": Taker({"func": 0}, returns=False),
    "mindspore.ops.HyperMap": Taker({"ops": 0}),
    "mindspore.ops.Map": Taker({"ops": 0}),
    "mindspore.ops.Custom": Taker({"bprop": 4}),
    "mindspore.ops.InsertGradientOf": Taker({"f": 0}, always=True),
    "mindspore.ops.Morph": Taker({"fn": 0, "infer_shape": 1, "infer_dtype": 2, "bprop_fn": 3}),
    "mindspore.nn.ForwardValueAndGrad": Taker({"network": 0}, always=True),
    "mindspore.nn.Jvp": _TRANSFORM,
    "mindspore.nn.Vjp": _TRANSFORM,
    "mindspore.nn.WithEvalCell": _LOSS,
    "mindspore.nn.WithGradCell": _LOSS,
    "mindspore.nn.WithLossCell": Taker({"backbone": 0, "loss_fn": 1}, always=True),
}
"""Canonical name -> what it does with functions; ``()`` behind a class stands for a call of its instance.

Not among them, because Python runs what they are given: ``functools.partial`` outside graph code,
``ops.HookBackward``, ``ops.PyFunc``, the ``func`` of ``ops.Custom``.
"""


def captures_otherwise(call: ast.Call) -> bool:
    """Whether a call of ``jit`` asks for a capture that does not parse the source."""
    return any(
        keyword.arg in ("capture_mode", "mode")
        and isinstance(keyword.value, ast.Constant)
        and keyword.value.value in _OTHER_CAPTURES
        for keyword in call.keywords
    )


def is_jitted(info: FunctionInfo) -> bool:
    """Whether a decorator has it compiled when Python calls it."""
    for decorator in info.node.decorator_list:
        found = info.resolve_outside(decorator.func if isinstance(decorator, ast.Call) else decorator)
        if isinstance(found, External) and found.name in JIT:
            return not (isinstance(decorator, ast.Call) and captures_otherwise(decorator))
    return False
