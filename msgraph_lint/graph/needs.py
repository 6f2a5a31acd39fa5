"""Where graph code needs a value that is not None: it computes with it, takes it apart, or gives it on."""

from __future__ import annotations

import ast

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.calls import called_function, is_builtin, joined_by
from msgraph_lint.compiler.following import Following
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Given
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import is_none_literal
from msgraph_lint.values.value import Kind

_GOING_THROUGH = ("enumerate", "len", "list", "reversed", "sorted", "sum", "tuple", "zip")
"""Builtins that ask for the items of what they are given."""
_TAKES_NONE = frozenset({"is_tensor", "isnan", "print", "stop_gradient", "depend"})
_HANDING_ON = ("mindspore.nn.Dropout", "mindspore.nn.Identity")
"""How the names of layers begin that give None back."""
_following = Following(most=5)


def needs_value(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``function`` computes with ``node``, unpacks or calls it, goes through it or gives it on."""
    parent = function.parents[node]
    if isinstance(parent, ast.Assign):
        return parent.value is node and isinstance(parent.targets[0], (ast.Tuple, ast.List))
    if isinstance(parent, (ast.For, ast.comprehension)):
        return parent.iter is node
    if isinstance(parent, ast.Subscript):
        return parent.value is node
    if isinstance(parent, ast.Compare):
        return any(
            isinstance(op, (ast.In, ast.NotIn)) and side is node
            for op, side in zip(parent.ops, parent.comparators, strict=True)
        )
    if isinstance(parent, (ast.Tuple, ast.List)):
        return joined_by(function, function.parents[parent]) is parent
    if isinstance(parent, ast.keyword):
        parent = function.parents[parent]
    if isinstance(parent, ast.Call):
        is_gone_through = node in parent.args and is_builtin(function, parent.func, *_GOING_THROUGH)
        return parent.func is node or is_gone_through or _is_needed_by(function, parent, node)
    return isinstance(parent, (ast.BinOp, ast.Attribute, ast.Starred))


def raises_for_none(function: GraphFunction, node: ast.expr) -> bool:
    """Whether a condition, or an assertion, asks for ``node``, and the source raises where it is None."""
    holds, asked = False, node
    while isinstance(parent := function.parents[asked], ast.expr):
        if isinstance(parent, ast.Compare) and len(parent.ops) == 1:
            if asked is not parent.left or not is_none_literal(parent.comparators[0]):
                return False
            holds = isinstance(parent.ops[0], (ast.Is, ast.Eq))
        elif isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not):
            holds = not holds
        elif not isinstance(parent, ast.BoolOp) or isinstance(parent.op, ast.Or) is not holds:
            return False
        asked = parent
    if isinstance(parent, ast.Assert):
        return parent.test is asked and not holds
    if not isinstance(parent, ast.If):
        return False
    branch = parent.body if holds else parent.orelse
    return bool(branch) and isinstance(branch[-1], ast.Raise)


def _is_needed_by(function: GraphFunction, call: ast.Call, node: ast.expr) -> bool:
    """Whether what ``call`` calls surely needs a value for its argument ``node``."""
    if call.args[:1] == [node] and (_is_operator(function, call) or _is_layer(function, call)):
        return True
    scope = called_function(function, function.value(call.func))
    if scope is None:
        return False
    places = scope.info.positions.items()
    name = next((name for name, place in places if passing.passed(call, name, place) is node), None)
    return name is not None and _following.once(scope, _needs_parameter, name, otherwise=False)


def _needs_parameter(function: GraphFunction, name: str) -> bool:
    """Whether ``function`` needs a value for its parameter ``name``, whatever is decided in it."""
    return any(
        isinstance(definition, Given)
        and definition.name == name
        and function.surely_compiles(node)
        and not function.conditions_of(node)
        and needs_value(function, node)
        for node, definition in function.evaluation.places.reads.items()
    )


def _is_operator(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` calls a function of ``mindspore.ops`` or ``mindspore.mint`` that takes no None."""
    found = function.resolve(call.func)
    home, _, name = found.name.rpartition(".") if isinstance(found, External) else ("", "", "")
    return home in ("mindspore.ops", "mindspore.mint") and name not in _TAKES_NONE


def _is_layer(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` calls a layer of MindSpore, or a row of layers of which the first is one."""
    callee = function.value(call.func)
    first = callee.items[0] if callee.items else callee
    if first.kind is not Kind.CELL or first.options or not isinstance(first.cls, External):
        return False
    return not first.cls.name.startswith(_HANDING_ON)
