"""``print`` with keyword arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG123", "print-keyword-argument", "`print` has a keyword argument such as `end`, `sep` or `flush`"
)


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in function.surely_compiled(ast.Call):
        if not (isinstance(node.func, ast.Name) and node.func.id == "print") or not node.keywords:
            continue
        if function.is_local("print") or "print" in function.module.defined_names:
            continue
        keyword = node.keywords[0]
        if keyword.arg is not None:
            message = f"`print` takes no keyword argument `{keyword.arg}` in graph code"
            yield RULE.finding(function, keyword, message, advice="print without keyword arguments")
