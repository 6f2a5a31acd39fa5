"""``x.transpose(1, 2)``: the method takes all axes in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.analyses.tensors.least_rank import is_rank_open, least_rank
from msgraph_lint.compiler.calls import is_tensor_of_graph, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG655",
    "transpose-of-two-axes",
    "`transpose` of a Tensor with more than two axes gets two of them",
    on=("method transpose",),
    sure=True,
)


_OF_MORE = ([-1, -2], [-2, -1], [0, 1])
"""Who writes one of these has more axes in mind: a matrix has `T`, and the last two keep it as it is."""
_DOUBT = "nothing shows that the Tensor has more than two axes"


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    owner = method_of(node).value
    if len(node.args) == 2 and not node.keywords and is_tensor_of_graph(function, owner):
        axes = [function.value(argument).literal for argument in node.args]
        is_shown = _are_no_order(axes) or least_rank(function, owner) > 2
        if is_shown or (axes in _OF_MORE and is_rank_open(function, owner)):
            text = function.module.source.segment(node)
            message = f"`{text}` swaps two axes in PyNative; graph code takes them for all axes, and refuses"
            advice = "use `swapaxes`, or name all axes"
            yield Hit(RULE, function, node, message, advice=advice, doubt="" if is_shown else _DOUBT)


def _are_no_order(axes: Sequence[object]) -> bool:
    """Whether they are not the two axes of a matrix: the second and the last are one."""
    known = [axis for axis in axes if isinstance(axis, int)]
    return any(not -2 <= axis <= 1 for axis in known) or (len(known) == 2 and known[0] % 2 == known[1] % 2)
