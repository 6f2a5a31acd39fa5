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
from msgraph_lint.graph.created import external_name
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of, place_of
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

_TAKING = {"mindspore.Tensor", "mindspore.ops.stack", "mindspore.ops.Stack", "mindspore.tensor"}
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
            if adds_tensors and place_of(node) > place_of(call) and _gives_items(function, node):
                return True
            if _is_taken(function, node) or _is_moved(function, name, node, call):
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
    if (
        isinstance(parent, ast.Call)
        and node in parent.args[:1]
        and external_name(function, parent.func) in _TAKING
    ):
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


def _is_moved(function: GraphFunction, name: str, node: ast.expr, call: ast.Call) -> bool:
    """Whether something is added to an item of ``node`` that a second change replaces by another one."""
    moved = _moved(function, name, call)
    if not moved:
        return False
    parent = function.parents[node]
    if isinstance(parent, ast.Subscript) and isinstance(parent.slice, (ast.Constant, ast.UnaryOp)):
        return integer(parent.slice) in moved and _is_added(function, parent)
    if isinstance(parent, ast.Call) and is_builtin(function, parent.func, "sum"):
        return place_of(node) > place_of(call) and method_of(call).attr != "reverse"
    if isinstance(parent, ast.Call) and is_builtin(function, parent.func, "enumerate", "zip"):
        node, parent = parent, function.parents[parent]
    if not isinstance(parent, ast.For) or parent.iter is not node or place_of(node) < place_of(call):
        return False
    bound = {each.id for each in ast.walk(parent.target) if isinstance(each, ast.Name)}
    reads = (each for name in bound for each in function.named(name) if isinstance(each.ctx, ast.Load))
    return any(_is_added(function, each) for each in reads)


def _is_added(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is added or returned: what multiplies is written into the graph."""
    parent = function.parents[node]
    while isinstance(parent, ast.Tuple):
        parent = function.parents[parent]
    if isinstance(parent, ast.Return):
        return function.is_entry
    return isinstance(parent, (ast.BinOp, ast.AugAssign)) and isinstance(parent.op, (ast.Add, ast.Sub))


def _moved(function: GraphFunction, name: str, call: ast.Call) -> set[int]:
    """The places, from either end, whose items a second change of the same kind replaces."""
    display = function.bindings[name][0].value if len(function.bindings.get(name, ())) == 1 else None
    if not isinstance(display, ast.List):
        return set()
    once = _changed(display.elts, call)
    twice = _changed(once, call) if once is not None else None
    if once is None or twice is None:
        return set()
    moved = {i for i, each in enumerate(once) if ast.dump(each) != ast.dump(twice[i])}
    return moved | {i - len(once) for i in moved}


def _changed(items: list[ast.expr], call: ast.Call) -> list[ast.expr] | None:
    """``items`` after the change that `call` makes, where the source shows it."""
    method = method_of(call).attr
    if method == "reverse":
        return items[::-1]
    place = integer(call.args[0]) if call.args else None
    if method != "insert" or place is None or len(call.args) != 2:
        return None
    return [*items[:place], call.args[1], *items[place:]]
