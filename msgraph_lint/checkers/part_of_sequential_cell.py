"""Slices and comprehensions of a SequentialCell, whose layers get new names for their weights."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.renamed import Renaming, collides
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.instantiated import repetition
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG694",
    "part-of-sequential-cell",
    "layers of a SequentialCell get the weight names of others, by a slice or a comprehension",
    on=("node Subscript", "node ListComp", "node GeneratorExp"),
)


def check(function: GraphFunction, node: ast.Subscript | ast.ListComp | ast.GeneratorExp) -> Iterator[Hit]:
    renaming = Renaming.of(function, node)
    if renaming is None:
        return
    segment = function.module.source.segment
    what = f"`{segment(node)}`" if isinstance(node, ast.Subscript) else "the comprehension"
    several = repetition(function)
    if several is not None:
        assert function.receiver is not None
        why = f"and a network holds several `{function.receiver.name}`: two weights have one name"
        doubt = several or renaming.doubt
    elif (other := collides(function, renaming)) is not None:
        why = f"as does line {other.lineno}: two weights have one name"
        doubt = renaming.doubt
    else:
        return
    message = f"{what} names the weights of `{segment(renaming.cells)}` anew, {why}"
    advice = "keep the layers in an `nn.CellList`, or take them one by one, as in `for layer in self.layers`"
    yield Hit(RULE, function, node, message, advice=advice, doubt=doubt)
