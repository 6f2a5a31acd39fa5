"""Checkpoints saved or loaded in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.calls import library_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG666", "checkpoint-in-graph", "a checkpoint is saved or loaded in graph code")
_FUNCTIONS = {"save_checkpoint", "load_checkpoint", "load_param_into_net"}


def check(function: GraphFunction) -> Iterator[Hit]:
    for name, node in library_calls(function, "mindspore"):
        if name in _FUNCTIONS:
            text = function.module.source.segment(node.func)
            message = f"`{text}` does not compile: the compiler would have to compile its body"
            yield Hit(RULE, function, node, message, advice="call it outside graph code")
