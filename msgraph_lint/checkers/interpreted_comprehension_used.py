"""Lists that comprehensions make of what the interpreter made: graph code cannot go on with them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_builtin, users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG747",
    "interpreted-comprehension-used",
    "what a comprehension makes of a value of the interpreter is counted, gone through or taken apart",
    on=("node ListComp",),
    sure=True,
)
_TENSORS = {"mindspore.Tensor", "mindspore.tensor"}


def check(function: GraphFunction, node: ast.ListComp) -> Iterator[Hit]:
    generator = node.generators[0]
    value = function.value(generator.iter)
    if len(node.generators) > 1 or generator.ifs or not value.interpreted or not function.target.has_levels:
        return
    if isinstance(generator.iter, ast.Call) and is_builtin(function, generator.iter.func, "enumerate", "zip"):
        return
    makes_tensors = isinstance(node.elt, ast.Call) and external_name(function, node.elt.func) in _TENSORS
    if any(_fails(function, user, makes_tensors) for user in users(function, node)):
        text = function.module.source.segment(generator.iter)
        message = f"the compiler does not know how many items `{text}` has, and cannot use the list"
        advice = "keep the items in a list or tuple, whose length the compiler knows"
        yield Hit(RULE, function, node, message, advice=advice, cause=value.interpreted)


def _fails(function: GraphFunction, user: ast.AST, makes_tensors: bool) -> bool:
    """Whether ``user`` surely needs the length, or an item, which is a Tensor of the graph or not."""
    if isinstance(user, ast.For):
        return True
    if isinstance(user, ast.Call):
        return is_builtin(function, user.func, "enumerate", "len")
    return isinstance(user, ast.Subscript) and isinstance(user.ctx, ast.Load) and not makes_tensors
