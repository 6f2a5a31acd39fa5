"""Deques and sets of objects that get a Tensor in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.first_contents import is_read
from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG254",
    "python-container-changed",
    "a Tensor is added to a deque or set on `self` in graph code",
    on=("method add", "method append", "method appendleft"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.BY_INTERPRETER and not is_read(function, method_of(node).value):
        text = function.module.source.segment(node.func)
        message = f"the interpreter runs `{text}`, outside the graph"
        yield Hit(RULE, function, node, message, advice="return the Tensor, and add it outside graph code")
