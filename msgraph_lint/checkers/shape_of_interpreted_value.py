"""Values that the interpreter made, where graph code needs their shape."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.interpreted import is_reached, refused_in_row, refuses
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG672",
    "shape-of-interpreted-value",
    "a layer or function needs the shape of a value that the interpreter made",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    given = refuses(function, node)
    segment = function.module.source.segment
    who = f"`{segment(node.func)}`"
    if given is not None:
        needed = "the shape of" if given in node.args[:1] and not _is_method(function, node) else "to know"
        made, what = function.value(given).interpreted, f"{who} needs {needed} `{segment(given)}`"
    else:
        made = refused_in_row(function, node)
        what = f"a layer of {who} needs the shape of what one before it makes"
    if not made or not is_reached(function, node):
        return
    path, _, line = made.rpartition(":")
    place = f"line {line}" if path == function.module.source.path else f"{path}:{line}"
    message = f"{what}, and only the interpreter knows what that is ({place})"
    advice = "compute it in the graph, or hand it to operators that need no shape, such as `ops.relu`"
    yield Hit(RULE, function, node, message, advice=advice, cause=made)


def _is_method(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is a method of a Tensor."""
    return isinstance(node.func, ast.Attribute) and function.value(node.func.value).is_tensor
