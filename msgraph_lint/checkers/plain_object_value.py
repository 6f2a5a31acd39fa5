"""Values of plain objects, sets and ranges that graph code computes with."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.plain import is_plain_object
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Variable
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG530",
    "plain-object-value",
    "graph code uses a value of a plain object, a set or a range made outside",
    on=(
        "node Attribute",
        "node Name",
    ),
    sure=True,
)
_UNKNOWN = {Kind.SET: "a set", Kind.RANGE: "a range"}


def check(function: GraphFunction, node: ast.Attribute | ast.Name) -> Iterator[Hit]:
    what = _unknown(function, node)
    if what and _is_computed_with(function, node):
        text = function.module.source.segment(node)
        message = f"graph code cannot compute with `{text}`: {what}, unknown to the compiler"
        place = "on `self`" if function.self_name is not None else "under a name of the module"
        advice = f"keep the number, string or tuple that graph code needs {place}"
        yield Hit(RULE, function, node, message, advice=advice)


def _unknown(function: GraphFunction, node: ast.Attribute | ast.Name) -> str | None:
    """Why the compiler does not know ``node``."""
    if not isinstance(node.ctx, ast.Load):
        return None
    if isinstance(node, ast.Attribute) and _belongs_to_plain_object(function, node):
        return "it belongs to an object of a plain class"
    kept = attribute_of(node, function.self_name) is not None
    if kept or isinstance(function.resolve(node), Variable):
        what = _UNKNOWN.get(function.value(node).kind)
        return f"it is {what} made outside graph code" if what else None
    return None


def _belongs_to_plain_object(function: GraphFunction, node: ast.Attribute) -> bool:
    """``self.options.factor`` and ``self.options.model.factor``, but no method."""
    if function.value(node).kind is Kind.FUNCTION:
        return False
    owner = node.value
    while isinstance(owner, ast.Attribute) and not is_plain_object(function, owner):
        owner = owner.value
    return is_plain_object(function, owner)


def _is_computed_with(function: GraphFunction, node: ast.expr) -> bool:
    parent = function.parents[node]
    while isinstance(parent, ast.Subscript) and parent.value is node:
        node, parent = parent, function.parents[parent]
    if isinstance(parent, ast.keyword):
        parent = function.parents[parent]
    if isinstance(parent, ast.Call):
        callee = function.value(parent.func)
        is_own = isinstance(callee.function, FunctionInfo) or isinstance(callee.cls, ClassInfo)
        return parent.func is not node and not is_own
    if isinstance(parent, ast.For):
        return parent.iter is node
    return isinstance(parent, (ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.Subscript))
