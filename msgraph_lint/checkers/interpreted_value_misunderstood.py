"""Values that the interpreter made, of which operators of the graph make something else."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.graph.shapeless import is_reached, misunderstood, refuses
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import place

_ONE_RESULT = {"ravel"}
_UNPACKED = {"sort", "topk", "unbind"}
"""Functions whose results were seen to be wrong where they are unpacked."""
RULE = Rule(
    "MSG749",
    "interpreted-value-misunderstood",
    "a function makes something else of a value that the interpreter made",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    given = misunderstood(function, node)
    if given is None or refuses(function, node) is not None or not is_reached(function, node):
        return  # MSG672
    if not _is_used_as_a_whole(function, node):
        return
    segment = function.module.source.segment
    made = function.value(given).interpreted
    message = (
        f"`{segment(node.func)}` gives something else for `{segment(given)}`, "
        f"which only the interpreter knows ({place(function, made)}): another shape, or one result of several"
    )
    advice = (
        "compute it in the graph, or call the method of the Tensor, which the interpreter runs as a whole"
    )
    yield Hit(RULE, function, node, message, advice=advice, cause=made)


def _is_used_as_a_whole(function: GraphFunction, node: ast.Call) -> bool:
    """Whether something is made of all results: what takes one of them by its index is right."""
    name = external_name(function, node.func).rpartition(".")[2]
    if name in _ONE_RESULT:
        return True
    parent = function.parents[node]
    if isinstance(parent, (ast.Tuple, ast.List)):
        parent = function.parents[parent]
    if isinstance(parent, ast.Return):
        return True
    target = parent.targets[0] if isinstance(parent, ast.Assign) and parent.value is node else None
    if isinstance(target, ast.Name):
        return any(_is_returned(function, each) for each in function.named(target.id))
    others = target.elts[1:] if isinstance(target, ast.Tuple) and name in _UNPACKED else ()
    bound = [each.id for each in others if isinstance(each, ast.Name)]
    return any(isinstance(read.ctx, ast.Load) for each in bound for read in function.named(each))


def _is_returned(function: GraphFunction, node: ast.Name) -> bool:
    parent = function.parents[node]
    if isinstance(parent, (ast.Tuple, ast.List)):
        parent = function.parents[parent]
    return isinstance(parent, ast.Return)
