"""``dict.pop``, whose value is another one in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.crossing import is_tuple_to_interpreter
from msgraph_lint.analyses.containers.lists import DictPop, dict_pop, popped_dict
from msgraph_lint.compiler.calls import is_unread
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG226",
    "value-popped-from-dict",
    "a value is popped from a dict and assigned",
    on=("method pop",),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = popped_dict(function, call)
    if (
        owner is not None
        and not is_tuple_to_interpreter(function, owner)
        and dict_pop(function, call, owner) is DictPop.WRONG_VALUE
        and not _is_dropped(function, call, owner)
    ):
        text = function.module.source.segment(call)
        message = f"`{text}` gives the second item of the value, as if the value were a pair"
        advice = f"read `{owner.id}[…]` instead, and leave the key in the dict"
        yield Hit(RULE, function, call, message, advice=advice)


def _is_dropped(function: GraphFunction, call: ast.Call, owner: ast.Name) -> bool:
    """Whether nothing reads the value or the dict afterwards, so that the compiler looks at neither."""
    reads = [each for each in function.named(owner.id) if isinstance(each.ctx, ast.Load)]
    return reads == [owner] and is_unread(function, call)
