"""``y = parts.setdefault("a", x)`` of a dict that holds no Tensor: it gives that of the first call."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.dict_statements import keeps_default
from msgraph_lint.analyses.containers.lists import is_local_of_kind
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG267",
    "dict-setdefault-kept",
    "`setdefault` with a Tensor is called for its value, on a local dict that holds no Tensor",
    on=("method setdefault",),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = method_of(call).value
    is_used = not isinstance(function.parents[call], ast.Expr)
    if not isinstance(owner, ast.Name) or not is_used or not is_local_of_kind(function, owner, Kind.DICT):
        return
    if keeps_default(function, call):
        name = owner.id
        message = f"`{name}` is one dict for all calls, and `{name}.setdefault` gives the Tensor of the first"
        yield Hit(RULE, function, call, message, advice="set the key, then read it")
