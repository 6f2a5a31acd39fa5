"""Numbers that are known when the graph runs: ``1 if x.sum() > 0 else 2``, the turns of a ``while``.

Where the compiler wants a number to make a shape of, it takes one of those that a Tensor chooses for all
calls: the last it met, or the one before the loop. After an ``if`` statement it compiles the rest of the
function once for each branch, and what comes from a Tensor, as ``int(x.sum())``, is a number of that call:
both are right. Where it wants a constant, all but the ``if`` statement fail.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Given, Merged, Updated
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.values.elements import holds_changed_item, is_changed_item
from msgraph_lint.values.value import NUMBERS, Kind, Value

_MOST_STEPS = 40


class ChosenBy(enum.Enum):
    """What makes a number another one at another call."""

    EXPRESSION = "a conditional expression"
    LOOP = "a while loop"
    FUNCTION = "a function that returns one of several"
    TENSOR = "the value of a Tensor"
    LIST = "a list that is changed in place"


_OF_RUN = (ChosenBy.TENSOR, ChosenBy.LIST)
"""What makes a number of that call, not one of several."""


def chosen_number(function: GraphFunction, node: ast.expr) -> ChosenBy | None:
    """What chooses one of several for the number ``node``, or for a number in the tuple that it is."""
    return next((by for by in _chosen(function, node, set()) if by not in _OF_RUN), None)


def known_at_run_time(function: GraphFunction, node: ast.expr) -> ChosenBy | None:
    """What makes the number ``node``, or one in the tuple that it is, another one at another call."""
    return next(_chosen(function, node, set()), None)


def is_known_on_each_way(function: GraphFunction, node: ast.expr) -> bool:
    """Whether only ``if`` statements choose the number ``node``: what follows is compiled for each branch."""
    parts = [each for each in ast.walk(node) if isinstance(each, (ast.Name, ast.Call, ast.Attribute))]
    varying = [each for each in parts if function.value(each).is_variable]
    return bool(varying) and all(
        isinstance(each, ast.Name) and _is_told_by_if(function, function.evaluation.places.reads.get(each))
        for each in varying
    )


def comes_out_of_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a number that a Tensor gives, and that the compiler knows on no way."""
    value = function.value(node)
    return (
        value.kind in NUMBERS
        and value.is_variable
        and not (value.interpreted or is_changed_item(value))
        and not is_known_on_each_way(function, node)
    )


def _is_told_by_if(function: GraphFunction, definition: Definition | None) -> bool:
    if not isinstance(definition, Chosen):
        return definition is not None and function.evaluation.value(definition).is_constant
    return all(_is_told_by_if(function, way) for way in (definition.first, definition.second))


def is_varying_key(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node``, a number or a string with one in it, is another one at another call.

    What an ``if`` statement chooses is known on each way.
    """
    if isinstance(node, ast.JoinedStr):
        parts = [each.value for each in node.values if isinstance(each, ast.FormattedValue)]
        return any(is_varying_key(function, each) for each in parts)
    if isinstance(node, ast.Name):
        definition = function.evaluation.places.reads.get(node)
        is_text = isinstance(definition, Assigned) and isinstance(definition.value, ast.JoinedStr)
        if is_text and isinstance(definition, Assigned) and definition.value is not None:
            return not definition.path and is_varying_key(function, definition.value)
    value = function.value(node)
    return value.kind in NUMBERS and value.is_variable and known_at_run_time(function, node) is not None


def _chosen(function: GraphFunction, node: ast.expr, seen: set[object]) -> Iterator[ChosenBy]:
    if node in seen or len(seen) > _MOST_STEPS:
        return
    seen.add(node)
    if holds_changed_item(function.value(node)):
        yield ChosenBy.LIST
    elif isinstance(node, ast.IfExp):
        if _decides(function, node.test) and function.holds(node) is None and _differ(function, node):
            yield ChosenBy.EXPRESSION
    elif isinstance(node, ast.Name):
        definition = function.evaluation.places.reads.get(node)
        if definition is not None:
            yield from _defined(function, definition, seen)
        elif isinstance(function.outer, GraphFunction) and not function.is_local(node.id):
            yield from _captured(function.outer, node.id, seen)
    elif isinstance(node, ast.BinOp) and function.value(node).kind in NUMBERS:
        yield from _chosen(function, node.left, seen)
        yield from _chosen(function, node.right, seen)
    elif isinstance(node, ast.UnaryOp) and function.value(node).kind in NUMBERS:
        yield from _chosen(function, node.operand, seen)
    elif isinstance(node, (ast.Tuple, ast.List)):
        for element in node.elts:
            yield from _chosen(function, element, seen)
    elif isinstance(node, ast.Call) and _returns_one_of_several(function, node):
        yield ChosenBy.FUNCTION
    elif _is_computed(function.value(node)):
        yield ChosenBy.TENSOR


def _captured(outer: GraphFunction, name: str, seen: set[object]) -> Iterator[ChosenBy]:
    """What chooses the number of a name of the function around, which binds it once."""
    bindings = outer.bindings.get(name, ())
    if len(bindings) == 1 and isinstance(bindings[0].statement, ast.Assign):
        (binding,) = bindings
        if binding.value is not None and binding.item is None and not binding.iterated:
            yield from _chosen(outer, binding.value, seen)


def _is_computed(value: Value) -> bool:
    """Whether it is a number that the graph computes."""
    return value.kind in NUMBERS and value.is_variable and not value.interpreted


def _defined(function: GraphFunction, definition: Definition, seen: set[object]) -> Iterator[ChosenBy]:
    if definition in seen:
        return
    seen.add(definition)
    if isinstance(definition, Assigned) and definition.value is not None:
        if not (definition.path or definition.iterated or definition.starred):
            yield from _chosen(function, definition.value, seen)
    elif isinstance(definition, Given):
        if _is_computed(function.evaluation.value(definition)):
            yield ChosenBy.TENSOR
    elif isinstance(definition, Updated):
        for before in definition.needs:
            yield from _defined(function, before, seen)
    elif isinstance(definition, (Chosen, Merged)):
        loop = definition.cause
        if isinstance(definition, Merged) and isinstance(loop, ast.While) and _decides(function, loop.test):
            if not definition.interrupted and _is_counted(function, definition):
                yield ChosenBy.LOOP
            return
        ways = definition.ways if isinstance(definition, Merged) else [definition.first, definition.second]
        for way in ways:
            yield from _defined(function, way, seen)


def _is_counted(function: GraphFunction, definition: Merged) -> bool:
    """Whether it is a number that the loop changes."""
    values = [function.evaluation.value(way) for way in definition.ways]
    return len(values) > 1 and all(value.kind in (Kind.INT, Kind.NUMBER) for value in values)


def _decides(function: GraphFunction, test: ast.expr) -> bool:
    """Whether a Tensor decides, when the graph runs."""
    value = function.value(test)
    return value.is_variable and not value.interpreted


def _differ(function: GraphFunction, node: ast.IfExp) -> bool:
    """Whether the two sides are numbers, or tuples of them, that the compiler knows."""
    kinds = {Kind.INT, Kind.NUMBER, Kind.TUPLE}
    values = [function.value(side) for side in (node.body, node.orelse)]
    known = all(value.kind in kinds and value.is_constant for value in values)
    return known and ast.dump(node.body) != ast.dump(node.orelse)


def _returns_one_of_several(function: GraphFunction, node: ast.Call) -> bool:
    callee = function.value(node.func)
    if not isinstance(callee.function, FunctionInfo):
        return False
    reached = function.code.scope_of(callee.function, callee.receiver)
    if not isinstance(reached, GraphFunction):
        return False
    returned = [each for each in reached.nodes(ast.Return) if each.value is not None]
    literals = {reached.value(each.value).literal for each in returned if each.value is not None}
    is_known = all(type(literal) is int for literal in literals) and len(literals) > 1
    return is_known and any(
        isinstance(around, ast.If) and _decides(reached, around.test)
        for each in returned
        for around in reached.conditions_of(each)
    )
