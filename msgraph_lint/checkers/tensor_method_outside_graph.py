"""Methods and properties of Tensors that graph code does not know."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.contiguous import decided_by
from msgraph_lint.compiler.calls import OUTSIDE_GRAPH, is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG664",
    "tensor-method-outside-graph",
    "a method or property of Tensors that only the interpreter knows",
    on=tuple(f"get {name}" for name in sorted(OUTSIDE_GRAPH)),
    sure=True,
)
_ADVICE = {
    "set_dtype": "use `.astype`",
    "from_numpy": "call `Tensor.from_numpy`, or make the Tensor outside graph code",
    "requires_grad_": "set it outside graph code, or stop the gradient with `ops.stop_gradient`",
    "flush_from_cache": "call it outside graph code",
    "set_init_flag": "call it outside graph code",
    "set_": "go on with the other Tensor",
}


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if is_variable_tensor(function.value(node.value)) and decided_by(function, node) is None:
        text = function.module.source.segment(node)
        message = f"the interpreter runs `{text}`, outside the graph"
        advice = _ADVICE.get(node.attr, "ask outside graph code")
        yield Hit(RULE, function, node, message, advice=advice)
