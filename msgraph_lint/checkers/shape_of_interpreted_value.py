"""Values that the interpreter made, where graph code needs their shape."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.truth import truth
from msgraph_lint.graph.interpreted import refused_dtype, refused_in_row, refuses
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
        made, what = function.value(given).interpreted, f"{who} needs the shape of `{segment(given)}`"
    elif made := refused_dtype(function, node):
        what = f"{who} needs the dtype that `{segment(node.args[0])}` is"
    else:
        made = refused_in_row(function, node)
        what = f"a layer of {who} needs the shape of what one before it makes"
    if not made or not _is_compiled(function, node):
        return
    path, _, line = made.rpartition(":")
    place = f"line {line}" if path == function.module.source.path else f"{path}:{line}"
    message = f"{what}, and only the interpreter knows what that is ({place})"
    advice = "compute it in the graph, or hand it to operators that need no shape, such as `ops.relu`"
    yield Hit(RULE, function, node, message, advice=advice, cause=made)


def _is_compiled(function: GraphFunction, node: ast.Call) -> bool:
    """Whether no condition around it leaves it out; what returns before it does so now and then at most."""
    tests = [around.test for around in function.conditions_of(node)]
    is_open = any(not function.value(each).is_variable and truth(function, each) is None for each in tests)
    is_left_out = is_open and not function.assumes_reached()
    return function.is_surely_called and not is_left_out and not function.drops(node)
