"""A list of constants that is reversed or gets items: the next call finds the change."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import (
    is_empty_at_first,
    makes_kept_object,
    puts_interpreted,
    surely_runs,
)
from msgraph_lint.compiler.calls import holds_tensor, is_builtin, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.graph.varying import called
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of, place_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

_TAKING = {"mindspore.ops.stack", "mindspore.ops.Stack"}
"""What takes the object itself when the graph runs; ``ops.cat`` takes the items, as they were compiled."""
_MOST_STEPS = 4
"""How many names and calls are followed, one from the other."""

RULE = Rule(
    "MSG713",
    "constant-list-change",
    "a list of constants is changed and read, and the next call finds the change",
    on=("method reverse", "method extend", "method insert"),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    method = method_of(call)
    if (
        isinstance(method.value, ast.Name)
        and isinstance(function.parents[call], ast.Expr)
        and not puts_interpreted(function, call)  # MSG758
        and (_is_read(function, method.value.id, call) or _is_of_attribute(function, method.value))
        and surely_runs(function, call)
        and (makes_kept_object(function, call) or is_empty_at_first(function, method.value.id))
    ):
        text = function.module.source.segment(call)
        message = (
            f"`{text}` changes a constant of the compiled graph: "
            f"the next call begins with the changed `{method.value.id}`"
        )
        is_constant = makes_kept_object(function, call)
        advice = (
            "write the list down as it shall be" if is_constant else "use `append`, and `[::-1]` at the end"
        )
        yield Hit(RULE, function, call, message, advice=advice)


def _is_read(function: GraphFunction, name: str, call: ast.Call) -> bool:
    """Whether the graph returns or stacks the list, or adds or returns an item that the change moves.

    The compiler knows the length and most other uses before the graph runs (probes z04 … z08, v24).
    """
    adds_tensors = method_of(call).attr == "extend" and any(
        holds_tensor(function, each) for each in call.args
    )
    for node in function.named(name):
        if isinstance(node.ctx, ast.Load):
            parent = function.parents[node]
            if adds_tensors and place_of(node) > place_of(call) and _gives_items(function, node):
                return True
            if _is_taken(function, node) or _is_moved(function, name, parent, call):
                return True
    return False


def _gives_items(function: GraphFunction, node: ast.expr) -> bool:
    """Whether more is done with the list ``node`` than to add to it, or to count its items.

    The items that the first call added stay where they were compiled to be (MindSpore 2.7 to 2.10).
    """
    parent = function.parents[node]
    if isinstance(parent, ast.Attribute):
        return False
    if isinstance(parent, ast.Call):
        return not is_builtin(function, parent.func, "len")
    if not isinstance(parent, ast.Subscript):
        return not isinstance(parent, (ast.Expr, ast.Compare, ast.If, ast.While))
    if not isinstance(parent.ctx, ast.Load) or isinstance(parent.slice, ast.Slice):
        return isinstance(parent.ctx, ast.Load)
    around = function.parents[parent]
    if isinstance(around, ast.Attribute) and not function.value(around).may_be(Kind.TENSOR, Kind.FUNCTION):
        return False  # as `x.shape`
    return function.value(parent).is_tensor


def _is_of_attribute(function: GraphFunction, owner: ast.Name) -> bool:
    """Whether the list is `list(self.sizes)`: the object that changes is that of the attribute."""
    definition = function.evaluation.places.reads.get(owner)
    made = definition.value if isinstance(definition, Assigned) else None
    if not isinstance(made, ast.Call) or not is_builtin(function, made.func, "list") or len(made.args) != 1:
        return False
    is_attribute = attribute_of(made.args[0], function.self_name) is not None
    return is_attribute and function.value(made.args[0]).kind is Kind.LIST


def _is_taken(function: GraphFunction, node: ast.expr, steps: int = _MOST_STEPS) -> bool:
    """Whether the list `node` leaves the graph, or is stacked as an object, here or where it is handed on."""
    parent = function.parents[node]
    if isinstance(parent, ast.Call) and node in parent.args[:1] and called(function, parent.func) in _TAKING:
        return True
    while isinstance(parent, (ast.Tuple, ast.List)):
        parent = function.parents[parent]
    if not isinstance(parent, ast.Return):
        reads = function.evaluation.places.reads_of(node) if isinstance(parent, ast.Assign) and steps else ()
        return any(_is_taken(function, read, steps - 1) for read in reads)
    if function.is_entry and not function.calls:
        return True
    is_alone = parent.value is node and steps > 0
    return is_alone and any(
        isinstance(call.node, ast.Call) and _is_taken(call.caller, call.node, steps - 1)
        for call in function.calls
    )


def _is_moved(function: GraphFunction, name: str, node: ast.AST, call: ast.Call) -> bool:
    """Whether `node` is an item that a second change replaces by another one, and runs in the graph."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Constant):
        return False
    parent, index = function.parents[node], node.slice.value
    while isinstance(parent, ast.Tuple):
        parent = function.parents[parent]
    is_result = isinstance(parent, ast.Return) and function.is_entry
    if not is_result and not (isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Add, ast.Sub))):
        return False
    display = function.bindings[name][0].value if len(function.bindings.get(name, ())) == 1 else None
    if not isinstance(display, ast.List) or not isinstance(index, int) or index < 0:
        return False
    once = _changed(display.elts, call)
    twice = _changed(once, call) if once is not None else None
    if once is None or twice is None or index >= len(once):
        return False
    return ast.dump(once[index]) != ast.dump(twice[index])


def _changed(items: list[ast.expr], call: ast.Call) -> list[ast.expr] | None:
    """``items`` after the change that `call` makes, where the source shows it."""
    method = method_of(call).attr
    if method == "reverse":
        return items[::-1]
    place = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    if method != "insert" or not isinstance(place, int) or len(call.args) != 2:
        return None
    return [*items[:place], call.args[1], *items[place:]]
