"""NumPy functions called with Tensors."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.calls import holds_tensor, library_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.rules import Rule

RULE = Rule("MSG603", "numpy-on-tensor", "a NumPy function is called with a Tensor in graph code")


def check(function: GraphFunction) -> Iterator[Finding]:
    for _, node in library_calls(function, "numpy"):
        if any(holds_tensor(function, argument) for argument in node.args):
            text = function.module.source.segment(node.func)
            message = f"`{text}` gets a Tensor: the interpreter runs it, outside the graph"
            advice = "call the function of `mindspore.ops` or `mindspore.numpy`"
            yield RULE.finding(function, node, message, advice=advice)
