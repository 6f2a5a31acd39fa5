"""What graph code takes from a class: enum members, class attributes, functions of a class."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG529",
    "class-member",
    "graph code takes a member of a class, not of an object",
    on=("node Attribute",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if isinstance(node.ctx, ast.Load) and _is_member(function, node):
        text = function.module.source.segment(node)
        message = f"`{text}` is taken from a class: the compiler only knows the members of `self`"
        yield Hit(
            RULE,
            function,
            node,
            message,
            advice="take it from `self`, or from the module",
        )


def _is_member(function: GraphFunction, node: ast.Attribute) -> bool:
    if isinstance(node.value, ast.Name) and node.value.id == "object":
        return not function.is_local("object") and function.resolve(node.value) is None
    owner = function.value(node.value)
    if isinstance(node.value, ast.Attribute) and node.value.attr == "__class__":
        return isinstance(node.value.value, ast.Name) and node.value.value.id == function.self_name
    if owner.kind is not Kind.CLASS or not isinstance(owner.cls, ClassInfo) or node.attr.startswith("__"):
        return False
    if any(cls.is_jit_class for cls in owner.cls.project_mro) or _is_compared_by_identity(function, node):
        return False
    method = owner.cls.method(node.attr)
    return method is None or not method.is_class_method


def _is_compared_by_identity(function: GraphFunction, node: ast.expr) -> bool:
    """That fails on every version: identity-with-object."""
    parent = function.parents[node]
    return (
        isinstance(parent, ast.Compare)
        and isinstance(parent.ops[0], (ast.Is, ast.IsNot))
        and parent.comparators[0] is node
    )
