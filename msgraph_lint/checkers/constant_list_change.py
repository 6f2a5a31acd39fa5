"""A list of constants that is reversed or gets items: the next call finds the change."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import is_constant_list, surely_runs
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

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
        and is_constant_list(function, method.value)
    ):
        text = function.module.source.segment(call)
        message = (
            f"`{text}` changes a constant of the compiled graph: "
            f"the next call begins with the changed `{method.value.id}`"
        )
        yield Hit(RULE, function, call, message, advice="write the list down as it shall be")


def _is_read(function: GraphFunction, name: str, method: str) -> bool:
    """Whether the outermost entry returns the list, or the graph adds an item that `reverse` moves.

    The compiler knows the length and most other uses before the graph runs (probes z04 … z08, v24).
    """
    for node in function.named(name):
        if isinstance(node.ctx, ast.Load):
            parent = function.parents[node]
            if _is_returned(function, node) or (method == "reverse" and _is_moved(function, name, parent)):
                return True
    return False


def _is_returned(function: GraphFunction, node: ast.Name) -> bool:
    if not function.is_entry or function.calls:
        return False
    parent = function.parents[node]
    while isinstance(parent, (ast.Tuple, ast.List)):
        parent = function.parents[parent]
    return isinstance(parent, ast.Return)


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
