"""Lists whose length a Tensor decides, and that are stacked into one Tensor, added up or numbered."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.growth import stacked_list
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG324",
    "stacked-list-of-unknown-length",
    "a list that grows as a Tensor says is stacked, added up or numbered",
    on=(
        "call builtins.enumerate",
        "call builtins.sum",
        "call builtins.zip",
        "callee mindspore.mint.cat",
        "callee mindspore.mint.concat",
        "callee mindspore.mint.hstack",
        "callee mindspore.mint.stack",
        "callee mindspore.mint.vstack",
        "callee mindspore.ops.cat",
        "callee mindspore.ops.concat",
        "callee mindspore.ops.hstack",
        "callee mindspore.ops.stack",
        "callee mindspore.ops.vstack",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    stacked = stacked_list(function, node)
    if stacked is not None:
        text = function.module.source.segment(node.func)
        what, how = (
            ("a list", f"often `{stacked.name}` grows") if stacked.name else ("something", "long it is")
        )
        message = (
            f"`{text}` gets {what} of unknown length: "
            f"a Tensor decides on line {stacked.decision.lineno} how {how}"
        )
        advice = "write the items into a Tensor of fixed size, or let a number known beforehand decide"
        yield Hit(RULE, function, node, message, advice=advice, condition=stacked.decision)
