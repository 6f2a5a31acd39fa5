"""Lists of Parameters or Cells on ``self`` that graph code changes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.on_self import is_tuple_in_graph
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule

_METHODS = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")
RULE = Rule(
    "MSG247",
    "parameter-list-changed",
    "a list of Parameters or Cells on `self` is changed in graph code",
    on=("set []", "operator Add", *(f"method {name}" for name in _METHODS)),
)


def check(function: GraphFunction, node: ast.Call | ast.Subscript | ast.BinOp) -> Iterator[Hit]:
    owner = _changed(function, node)
    if owner is not None and is_tuple_in_graph(function, owner):
        name = function.module.source.segment(owner)
        message = f"`{name}` is a list of Parameters or Cells, which graph code has as a tuple"
        if isinstance(node, ast.Subscript):
            advice = "`ops.assign` to the Parameter itself; to choose between Cells, keep all of them"
        else:
            advice = f"change a copy, `list({name})`, or build the list in `__init__`"
        yield Hit(RULE, function, node, message, advice=advice)


def _changed(function: GraphFunction, node: ast.Call | ast.Subscript | ast.BinOp) -> ast.expr | None:
    """What a method or an assignment to an item changes, or what a display is added to."""
    if isinstance(node, ast.BinOp):
        return node.left if isinstance(node.right, (ast.List, ast.ListComp)) else None
    if isinstance(node, ast.Call):
        return node.func.value if isinstance(node.func, ast.Attribute) else None
    is_own = (
        isinstance(node.value, ast.Attribute) and attribute_of(node.value, function.self_name) is not None
    )
    return node.value if is_own else None
