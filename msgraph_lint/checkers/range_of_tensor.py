"""``range`` of a Tensor."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.calls import builtin_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.rules import Rule

RULE = Rule("MSG315", "range-of-tensor", "`range` gets a Tensor")


def check(function: GraphFunction) -> Iterator[Finding]:
    for _, node in builtin_calls(function, "range"):
        for argument in node.args:
            if function.value(argument).is_tensor:
                text = function.module.source.segment(argument)
                message = f"`{text}` is a Tensor: `range` takes int only"
                yield RULE.finding(function, argument, message, advice=f"write `int({text})`")
                break
