"""``x.mul_(2)``: the graph changes ``x``, and PyNative on a CPU does not."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.augmented import holders
from msgraph_lint.analyses.aliases.identity import IN_PLACE_METHODS
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.receivers import receiver
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG752",
    "in-place-method",
    "a method changes a Tensor in place, which PyNative does not do on a CPU",
    on=tuple(f"method {name}" for name in IN_PLACE_METHODS),
)
_DOUBT = "a condition that the source does not show decides whether they are one Tensor"


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    owner = receiver(function, node)
    holder = next(holders(function, node), None) if owner is not None else None
    if owner is None or holder is None or function.is_left_to_python(owner):
        return
    what = "a Tensor" if isinstance(owner, ast.Call) else f"the Tensor `{ast.unparse(owner)}`"
    message = f"the graph changes {what} in place, which PyNative on a CPU does not: {holder.name} differs"
    advice = "assign what the method without `_` returns"
    doubt = "" if holder.is_sure else _DOUBT
    yield Hit(RULE, function, node, message, advice=advice, doubt=doubt)
