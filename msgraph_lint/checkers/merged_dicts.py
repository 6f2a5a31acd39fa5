"""Dicts that are merged by ``|``, or updated with keywords or pairs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.made_in_graph import made_in_graph
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import holds_interpreted
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG243",
    "merged-dicts",
    "dicts are merged by `|`, or updated with keywords or pairs",
    on=("operator BitOr", "node AugAssign", "method update"),
    sure=True,
)


_ORDERED = External("collections.OrderedDict")


def check(function: GraphFunction, node: ast.BinOp | ast.AugAssign | ast.Call) -> Iterator[Hit]:
    if isinstance(node, ast.BinOp):
        refused = all(function.value(side).kind is Kind.DICT for side in (node.left, node.right))
    elif isinstance(node, ast.AugAssign):
        refused = isinstance(node.op, ast.BitOr) and function.value(node.value).kind is Kind.DICT
    else:
        refused = _is_refused_update(function, node)
    if refused:
        text = function.module.source.segment(node)
        yield Hit(RULE, function, node, f"`{text}` does not compile", advice="give `update` a dict display")


def _is_refused_update(function: GraphFunction, node: ast.Call) -> bool:
    assert isinstance(node.func, ast.Attribute)
    owner = function.value(node.func.value)
    if owner.cls == _ORDERED and not owner.interpreted:
        return bool(node.keywords)
    if owner.kind is not Kind.DICT or (owner.interpreted and not holds_interpreted(owner)):
        return False
    made = made_in_graph(function, node.func.value)
    if made is not None and function.value(made).items != ():
        return False  # the interpreter has the dict
    pairs = bool(node.args) and function.value(node.args[0]).kind in (Kind.LIST, Kind.TUPLE)
    return bool(node.keywords) or pairs
