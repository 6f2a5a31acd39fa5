"""Values that the interpreter made, where graph code needs their shape."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.interpreted import is_reached, refuses
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
    if given is None or not is_reached(function, node):
        return
    segment = function.module.source.segment
    path, _, line = function.value(given).interpreted.rpartition(":")
    place = f"line {line}" if path == function.module.source.path else f"{path}:{line}"
    what = "the shape of" if node.args[:1] == [given] else "to know"
    message = (
        f"`{segment(node.func)}` needs {what} `{segment(given)}`, "
        f"and only the interpreter knows what that is ({place})"
    )
    advice = "compute it in the graph, or hand it to operators that need no shape, such as `ops.relu`"
    if what == "to know":
        advice = "compute it in the graph, and keep it in a local name"
    yield Hit(RULE, function, node, message, advice=advice, cause=function.value(given).interpreted)
