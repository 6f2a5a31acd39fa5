"""``x += …`` on a Tensor that others read too: the graph changes it for all of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.augmented import holders
from msgraph_lint.analyses.tensors.ranks import outgrows
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG704",
    "shared-tensor-augmented",
    "an augmented assignment changes a Tensor that others read too",
    on=("node AugAssign",),
)
_DOUBT = "a condition that the source does not show decides whether they are one Tensor"


def check(function: GraphFunction, node: ast.AugAssign) -> Iterator[Hit]:
    if function.is_left_to_python(node.target) or function.value(node.value).interpreted:
        return  # Python computes it, as in PyNative
    holder = next(holders(function, node), None)
    if holder is not None and not outgrows(function, node):  # MSG675: it does not compile
        name = ast.unparse(node.target)
        message = f"the graph changes the Tensor `{name}` in place, and {holder.name} changes too"
        doubt = "" if holder.is_sure else _DOUBT
        yield Hit(RULE, function, node, message, advice=f"write `{name} = {name} …`", doubt=doubt)
