"""A list of constants that is reversed or gets items: the next call finds the change."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import is_constant_list, is_empty_at_first, surely_runs
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.varying import called
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

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
        and _is_read(function, method.value.id, method.attr)
        and surely_runs(function, call)
        and (is_constant_list(function, method.value) or is_empty_at_first(function, method.value.id))
    ):
        text = function.module.source.segment(call)
        message = (
            f"`{text}` changes a constant of the compiled graph: "
            f"the next call begins with the changed `{method.value.id}`"
        )
        is_constant = is_constant_list(function, method.value)
        advice = (
            "write the list down as it shall be" if is_constant else "use `append`, and `[::-1]` at the end"
        )
        yield Hit(RULE, function, call, message, advice=advice)


def _is_read(function: GraphFunction, name: str, method: str) -> bool:
    """Whether the graph returns or stacks the list, or adds an item that `reverse` moves.

    The compiler knows the length and most other uses before the graph runs (probes z04 … z08, v24).
    """
    for node in function.named(name):
        if isinstance(node.ctx, ast.Load):
            parent = function.parents[node]
            if _is_taken(function, node) or (method == "reverse" and _is_moved(function, name, parent)):
                return True
    return False


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


def _is_moved(function: GraphFunction, name: str, node: ast.AST) -> bool:
    """Whether `node` is an item of the list that is another one after `reverse`, and runs in the graph."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Constant):
        return False
    parent, index = function.parents[node], node.slice.value
    if not (isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Add, ast.Sub))):
        return False
    display = function.bindings[name][0].value if len(function.bindings.get(name, ())) == 1 else None
    if not isinstance(display, ast.List) or not isinstance(index, int) or not 0 <= index < len(display.elts):
        return False
    return ast.dump(display.elts[index]) != ast.dump(display.elts[-1 - index])
