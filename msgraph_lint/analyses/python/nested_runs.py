"""What MindSpore compiles when Python calls it: not while another graph runs.

The interpreter runs what the graph cannot, and MindSpore refuses to compile anything there: “Nested execution
during JIT execution”. Cases of ``compiled_in_interpreter``.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.callables import is_jitted
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import Kind

_NONE: frozenset[str] = frozenset()
_MOST_CALLS = 5
"""How many functions are followed, one from the other."""


def given_networks(function: GraphFunction, node: ast.Call, cls: ClassInfo) -> frozenset[str]:
    """The attributes of the new object of ``cls`` that hold networks which ``node`` passes."""
    init = cls.method("__init__")
    if init is None:
        return frozenset()
    found = set[str]()
    for name, binding in init.self_bindings:
        if isinstance(binding.value, ast.Name) and binding.value.id in init.positions:
            argument = passing.passed(node, binding.value.id, init.positions[binding.value.id])
            if argument is not None and function.value(argument).kind is Kind.CELL:
                found.add(name)
    return frozenset(found)


def nested_run(
    function: GraphFunction, info: FunctionInfo, receiver: ClassInfo | None, networks: frozenset[str]
) -> str | None:
    """What ``info``, which the interpreter runs for ``function``, surely calls that is compiled by itself.

    ``networks``: the attributes of ``self`` that hold networks. Whether a call of one is compiled hangs on
    the mode: it is where a ``construct`` leads to ``function``.
    """
    return function.once(_nested_run, info, receiver, networks, _MOST_CALLS)


def _nested_run(
    function: GraphFunction,
    info: FunctionInfo,
    receiver: ClassInfo | None,
    networks: frozenset[str],
    steps: int,
) -> str | None:
    if is_jitted(info):
        return info.name
    scope = function.code.scope_of(info, receiver) or Scope(info, receiver)
    for call in info.nodes_of(ast.Call):
        if info.conditions[call]:
            continue
        callee = scope.value(call.func)
        is_network = callee.kind is Kind.CELL or attribute_of(call.func, info.self_name) in networks
        if is_network and function.is_exported:
            return info.module.source.segment(call.func)
        found = callee.function or scope.resolve(call.func)
        if isinstance(found, FunctionInfo) and steps:
            owner = callee.receiver if callee.function is not None else found.owner
            own = networks if owner is receiver else _NONE
            called = _nested_run(function, found, owner, own, steps - 1)
            if called is not None:
                return called
    return None
