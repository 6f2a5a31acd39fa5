"""Methods and properties of Tensors that graph code does not know."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.calls import is_variable_tensor
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG664",
    "tensor-method-outside-graph",
    "a method or property of Tensors that only the interpreter knows",
)
_UNKNOWN = {"set_dtype", "has_init", "is_contiguous", "stride", "storage_offset", "data_ptr"}


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in function.surely_compiled(ast.Attribute):
        is_read = node.attr in _UNKNOWN and isinstance(node.ctx, ast.Load)
        if is_read and is_variable_tensor(function.value(node.value)):
            text = function.module.source.segment(node)
            message = f"the interpreter runs `{text}`, outside the graph"
            advice = "use `.astype`" if node.attr == "set_dtype" else "ask outside graph code"
            yield RULE.finding(function, node, message, advice=advice)
