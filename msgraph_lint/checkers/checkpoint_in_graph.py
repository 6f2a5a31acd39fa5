"""Checkpoints saved or loaded in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG666",
    "checkpoint-in-graph",
    "a checkpoint is saved or loaded in graph code",
    on=(
        "call mindspore.load_checkpoint",
        "call mindspore.load_param_into_net",
        "call mindspore.save_checkpoint",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    text = function.module.source.segment(node.func)
    message = f"`{text}` does not compile: the compiler would have to compile its body"
    yield Hit(RULE, function, node, message, advice="call it outside graph code")
