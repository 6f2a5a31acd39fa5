"""A class derived from CellList or CellDict that is run as a network."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import is_self
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.outputs import outermost
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import element, is_cell_list, layer_container
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG693",
    "derived-layer-list",
    "a network is of a class derived from CellList or CellDict, which is a tuple or dict to graph code",
    on=("node Call", "function"),
)
_UNSEEN_CALL = "nothing shows what calls it"


def check(function: GraphFunction, node: ast.AST) -> Iterator[Hit]:
    source = function.module.source
    if not isinstance(node, ast.Call):
        if function.is_construct and _is_dict(function) and not function.calls:
            doubt = function.once(outermost)
            message = "the compiler makes a dict of a CellDict, and never calls its `construct`"
            advice, doubt = _advice("nn.CellDict"), _UNSEEN_CALL if doubt is None else doubt
            arguments = function.node.args
            for place in (*arguments.posonlyargs, *arguments.args, arguments.vararg)[:1]:
                yield Hit(RULE, function, place or function.node, message, advice=advice, doubt=doubt)
        return
    if is_self(function, node.func):
        return
    callee = function.value(node.func)
    text = f"`{source.segment(node.func)}`"
    called = [(text, callee)]
    if is_cell_list(callee):  # each gets what the one before it returns
        called = [(f"a layer of {text}", each) for each in callee.items or (element(callee),)]
    for name, cell in called:
        kind = layer_container(cell)
        is_derived = isinstance(cell.cls, ClassInfo) and cell.cls.method("construct") is not None
        if kind is not None and is_derived and function.surely_compiles(node):
            what, base = ("a tuple", "nn.CellList") if kind is Kind.TUPLE else ("a dict", "nn.CellDict")
            message = f"to graph code {name} is {what}, which cannot be called"
            yield Hit(RULE, function, node, message, advice=_advice(base))
            return


def _is_dict(function: GraphFunction) -> bool:
    bases = function.receiver.external_bases if function.receiver is not None else []
    return any(base.name == "mindspore.nn.CellDict" for base in bases)


def _advice(base: str) -> str:
    return f"derive the class from `nn.Cell`, and keep the layers in an `{base}` of it"
