"""``isinstance`` and ``hasattr`` of a CellList or CellDict: graph code answers otherwise than Python."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.truth import names_of_types, truth
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts.interface import interface
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import layer_container
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG644",
    "layer-list-type",
    "graph code asks what a CellList or CellDict is or has, and takes it for a tuple or dict",
    on=("call builtins.isinstance", "call builtins.hasattr"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) != 2 or node.keywords:
        return
    kind = layer_container(function.value(node.args[0]))
    if kind is None:
        return
    bare = "CellList" if kind is Kind.TUPLE else "CellDict"
    if called_name(node) == "isinstance":
        in_python = not names_of_types(node.args[1]).isdisjoint({"Cell", bare})
        in_graph = truth(function, node)
    else:
        name = node.args[1].value if isinstance(node.args[1], ast.Constant) else None
        if not isinstance(name, str) or name.startswith("__"):
            return
        known = interface(function.target.measured_version)
        in_python = name in known.cell_attributes or name in (
            known.attributes_of_cell(f"mindspore.nn.{bare}") or ()
        )
        in_graph = hasattr(tuple if kind is Kind.TUPLE else dict, name)
    if in_graph is not None and in_python is not in_graph:
        source = function.module.source
        what = "a tuple" if kind is Kind.TUPLE else "a dict"
        message = f"`{source.segment(node)}` is {in_graph} in graph code: there it is {what}, and no Cell"
        yield Hit(RULE, function, node, message, advice=beforehand(function, "ask", "the answer"))
