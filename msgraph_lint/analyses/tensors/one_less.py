"""Where a Tensor of one dimension less fails, such as what ``d.pop(key)`` gives."""

from __future__ import annotations

import ast

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.calls import called_function, joined_by
from msgraph_lint.compiler.following import Following
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Given
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import Kind, Value

_LAYERS = ("BatchNorm", "Conv", "GroupNorm", "InstanceNorm")
"""How the names of layers begin that take Tensors of so many dimensions alone."""
_ORDERED = {"permute", "transpose"}
_SHAPED = {"reshape", "view"}
_FULL = {"bmm"}

_following = Following(most=6)


def is_taken_whole(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` gets where a Tensor of one dimension less fails.

    A convolution, ``b, c = x.shape``, ``ops.concat((x, node))``, ``node.permute(0, 2, 1)``,
    ``node.reshape(x.shape)``; measured on 2.10.
    """
    around = function.parents.get(node)
    if isinstance(around, ast.Attribute):
        call = function.parents.get(around)
        if around.attr == "shape":
            return _is_taken_apart(function, call)
        if not isinstance(call, ast.Call) or call.func is not around:
            return False
        return _is_for_all(function, node, around.attr, call.args)
    if isinstance(around, (ast.Tuple, ast.List)):
        return _is_joined(function, node, around)
    return isinstance(around, ast.Call) and node is not around.func and _is_given(function, node, around)


def _is_taken_apart(function: GraphFunction, statement: ast.AST | None) -> bool:
    """Whether it is ``b, c = x.shape``; where nothing reads the last size, the compiler drops it."""
    target = statement.targets[0] if isinstance(statement, ast.Assign) else None
    names = target.elts if isinstance(target, ast.Tuple) else []
    last = names[-1] if names and all(isinstance(each, ast.Name) for each in names) else None
    mentions = function.info.mentions[last.id] if isinstance(last, ast.Name) else ()
    return any(isinstance(each.ctx, ast.Load) for each in mentions)


def _is_joined(function: GraphFunction, node: ast.expr, display: ast.Tuple | ast.List) -> bool:
    """Whether ``display`` is made one Tensor of, and not of ``node`` alone."""
    reads = function.evaluation.places.reads
    others = [each for each in display.elts if reads.get(each) is not reads.get(node) or each is node]
    if len(others) < 2:
        return False
    places = [display, *function.evaluation.places.reads_of(display)]
    return any(joined_by(function, function.parents.get(each)) is each for each in places)


def _is_for_all(function: GraphFunction, node: ast.expr, operator: str, given: list[ast.expr]) -> bool:
    """Whether ``operator`` is told an order of all dimensions, or the shape of another Tensor."""
    whole = given[0] if len(given) == 1 else None
    if operator in _SHAPED:
        other = whole.value if isinstance(whole, ast.Attribute) and whole.attr == "shape" else None
        reads = function.evaluation.places.reads
        return isinstance(other, ast.Name) and reads.get(other) is not reads.get(node)
    if operator not in _ORDERED:
        return False
    items = function.value(whole).items if whole is not None else None
    axes = [each.literal for each in items or map(function.value, given)]
    return len(axes) > 2 and all(isinstance(each, int) for each in axes)


def _is_given(function: GraphFunction, node: ast.expr, call: ast.Call) -> bool:
    callee = function.value(call.func)
    definition = callee.function
    if isinstance(definition, External):
        home, _, name = definition.name.rpartition(".")
        if home not in ("mindspore.ops", "mindspore.mint"):
            return False
        is_first = node in call.args[:1]
        return name in _FULL or (is_first and _is_for_all(function, node, name, call.args[1:]))
    options = callee.options if callee.kind is Kind.UNION or callee.options else (callee,)
    return all(_takes_whole(function, each, node, call) for each in options)


def _takes_whole(function: GraphFunction, callee: Value, node: ast.expr, call: ast.Call) -> bool:
    if isinstance(callee.cls, External):
        first = (callee.items or (callee,))[0]
        name = first.cls.name.rpartition(".")[2] if isinstance(first.cls, External) else ""
        return node in call.args[:1] and name.startswith(_LAYERS)
    scope = called_function(function, callee)
    if scope is None:
        return False
    positions = scope.info.positions
    name = next((each for each in positions if passing.passed(call, each, positions[each]) is node), "")
    return bool(name) and _following.once(scope, _has_whole, name, otherwise=False)


def _has_whole(function: GraphFunction, name: str) -> bool:
    return any(
        isinstance(definition, Given) and definition.name == name and is_taken_whole(function, node)
        for node, definition in function.evaluation.places.reads.items()
    )
