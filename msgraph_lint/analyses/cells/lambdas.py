"""Lambdas that come to ``self`` as an argument or a default of ``__init__``, or as one of several choices.

Probes x67, x69.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.passing import is_omitted, passed
from msgraph_lint.compiler.scope import scope_of
from msgraph_lint.graph.creations import creations
from msgraph_lint.graph.flags import Flags
from msgraph_lint.program.definitions import FunctionInfo, LambdaInfo, Module
from msgraph_lint.program.lambda_text import is_located
from msgraph_lint.records import dataclass

_DOUBT = "what the network is made with may choose something else"


@dataclass(frozen=True)
class HiddenLambda:
    """A lambda that an attribute of ``self`` may be, and that the compiler cannot locate."""

    module: Module
    node: ast.Lambda
    doubt: str = ""
    """Why the attribute may be something else."""


def hidden_lambda(function: GraphFunction, name: str) -> HiddenLambda | None:
    """The lambda that ``self.name`` may be and that the compiler cannot locate."""
    if function.attributes is None or function.receiver is None:
        return None
    bindings = function.attributes.effective_bindings(name)
    if len(bindings) != 1 or not bindings[0].in_init or bindings[0].conditional:
        return None
    binding, init = bindings[0], function.receiver.method("__init__")
    if init is None or binding.function is None or binding.item is not None:
        return None
    found = [_chosen_lambda(function, binding)]
    if binding.function is init:
        found += [*_candidates(function, binding, init), *_looked_up(function, binding, init)]
    hidden = (each for each in found if each is not None and not is_located(each.module.source, each.node))
    return next(hidden, None)


def _candidates(
    function: GraphFunction, binding: AttributeBinding, init: FunctionInfo
) -> Iterator[HiddenLambda]:
    """The lambdas that a parameter of ``__init__`` may be, and what stands in for one."""
    value = binding.value
    assert function.receiver is not None
    taken = value.values[0] if isinstance(value, ast.BoolOp) and isinstance(value.op, ast.Or) else value
    if isinstance(taken, ast.Name) and taken.id in init.parameter_names and taken.id not in init.bindings:
        made = creations(function.code.project, function.receiver)
        for module, call in made:
            given = passed(call, taken.id, init.positions.get(taken.id))
            if isinstance(given, ast.Lambda) and not function.code.compiles(module, call):  # else: MSG514
                yield HiddenLambda(module, given)
        default = init.default(taken.id)
        if isinstance(default, ast.Lambda) and _is_omitted(made, init, taken.id):
            yield HiddenLambda(init.module, default)
    fallback = _fallback(value)
    if fallback is not None:
        parameter, node = fallback
        default = init.default(parameter)
        is_none = isinstance(default, ast.Constant) and default.value is None
        if is_none and _is_omitted(creations(function.code.project, function.receiver), init, parameter):
            yield HiddenLambda(init.module, node)


def _looked_up(
    function: GraphFunction, binding: AttributeBinding, init: FunctionInfo
) -> Iterator[HiddenLambda]:
    """The lambdas of ``ACTIVATIONS[name]``, where ``name`` is a parameter, that networks are made with."""
    value = binding.value
    assert function.receiver is not None
    if not isinstance(value, ast.Subscript) or not isinstance(value.slice, ast.Name):
        return
    name = value.slice.id
    if name not in init.parameter_names or name in init.bindings:
        return
    made = creations(function.code.project, function.receiver)
    given = [passed(call, name, init.positions.get(name)) for _, call in made]
    if _is_omitted(made, init, name):
        given.append(init.default(name))
    entries = dict(scope_of(binding).value(value.value).entries)
    for key in given:
        picked = entries.get(key.value) if isinstance(key, ast.Constant) else None
        if picked is not None and isinstance(picked.function, LambdaInfo):
            yield HiddenLambda(picked.function.module, picked.function.expression, "" if made else _DOUBT)


def _chosen_lambda(function: GraphFunction, binding: AttributeBinding) -> HiddenLambda | None:
    """The lambda of ``layer if … else lambda …``, unless what the network is made with chooses the layer."""
    value, init = binding.value, binding.function
    assert function.receiver is not None
    assert init is not None
    if isinstance(value, ast.Name):
        bindings = init.bindings.get(value.id, [])
        value = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
    if not isinstance(value, ast.IfExp) or _fallback(value) is not None:
        return None
    if scope_of(binding).holds(value) is not None:  # MSG126
        return None
    flags = function.code.project.kept(Flags)
    for node, needed, other in ((value.body, True, value.orelse), (value.orelse, False, value.body)):
        if isinstance(node, ast.Lambda) and not isinstance(other, ast.Lambda):
            if flags.holds(function.receiver, binding, value.test, assumes=False) is needed:
                return HiddenLambda(init.module, node)
            if flags.holds(function.receiver, binding, value.test, assumes=True) is not (not needed):
                return HiddenLambda(init.module, node, _DOUBT)
    return None


def _fallback(value: ast.expr | None) -> tuple[str, ast.Lambda] | None:
    """``f or (lambda …)`` and ``f if f is not None else lambda …``: the name and the lambda."""
    if isinstance(value, ast.BoolOp) and isinstance(value.op, ast.Or):
        name, other = value.values[0], value.values[-1]
    elif isinstance(value, ast.IfExp):
        name, other = value.body, value.orelse
    else:
        return None
    return (name.id, other) if isinstance(name, ast.Name) and isinstance(other, ast.Lambda) else None


def _is_omitted(made: list[tuple[Module, ast.Call]], init: FunctionInfo, name: str) -> bool:
    """Whether some creation surely leaves the parameter to its default, or the project has none."""
    position = init.positions.get(name)
    return not made or any(is_omitted(call, name, position) for _, call in made)
