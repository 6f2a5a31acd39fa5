"""Attributes of a CellList or CellDict in graph code, where it is a plain tuple or dict."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import is_self
from msgraph_lint.analyses.python.forbidden import parameter_methods
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import layer_container
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG643",
    "layer-list-attribute",
    "graph code reads an attribute of a CellList or CellDict, which is a plain tuple or dict to it",
    on=("node Attribute", "call builtins.getattr"),
    sure=True,
)
_OF_DICT = frozenset({"items", "keys", "values", "clear", "pop", "update"})
"""Methods that a CellDict and a dict share."""
_TOLD_ELSEWHERE = parameter_methods() | {"append", "extend", "insert"}
"""What other rules say more about."""


def check(function: GraphFunction, node: ast.Attribute | ast.Call) -> Iterator[Hit]:
    if isinstance(node, ast.Attribute):
        owner, name = node.value, node.attr
    else:
        if len(node.args) != 2 or not isinstance(node.args[1], ast.Constant):
            return
        owner, name = node.args[0], str(node.args[1].value)
    if name.startswith("__") or name in _TOLD_ELSEWHERE:
        return
    if isinstance(node, ast.Attribute) and (
        not isinstance(node.ctx, ast.Load) or _is_dropped(function, node)
    ):
        return
    kind = layer_container(function.value(owner)) if not is_self(function, owner) else None
    if kind is None or (kind is Kind.DICT and name in _OF_DICT):
        return
    source = function.module.source
    what = "a tuple" if kind is Kind.TUPLE else "a dict"
    message = f"to graph code `{source.segment(owner)}` is {what}, without `{name}`"
    yield Hit(RULE, function, node, message, advice=_advice(function, owner, name, kind))


def _is_dropped(function: GraphFunction, node: ast.Attribute) -> bool:
    """Whether the attribute goes to a name that nothing reads: the compiler leaves it out."""
    around = function.parents[node]
    target = around.targets[0] if isinstance(around, ast.Assign) and len(around.targets) == 1 else None
    return isinstance(target, ast.Name) and all(name is target for name in function.named(target.id))


def _advice(function: GraphFunction, owner: ast.expr, name: str, kind: Kind) -> str:
    text = function.module.source.segment(owner)
    if name in ("_cells", "cells", "name_cells"):
        return f"go through `{text}`" if kind is Kind.TUPLE else f"go through `{text}.items()`"
    if name in ("set_train", "set_grad"):
        return "call it before the Cell is called"
    if kind is Kind.DICT and not name.startswith("_"):
        return f'read it in `__init__`; a layer is `{text}["{name}"]`'
    return beforehand(function, "read it", "the value")
