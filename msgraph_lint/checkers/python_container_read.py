"""Deques and sets of objects that get a Tensor in graph code, and are read there."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.analyses.containers.first_contents import is_read
from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG253",
    "python-container-read",
    "a Tensor is added to a deque or set on `self`, and graph code reads what was there before",
    on=("method add", "method append", "method appendleft"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is not Change.BY_INTERPRETER or use_of_empty(function, node) is not None:
        return  # MSG733
    if is_read(function, method_of(node).value):
        text = function.module.source.segment(node.func)
        message = f"graph code does not see what `{text}` adds: it has the contents from when it was compiled"
        yield Hit(RULE, function, node, message, advice="collect in a local list and return it")
