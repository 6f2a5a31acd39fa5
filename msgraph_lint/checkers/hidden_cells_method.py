"""Attributes named ``cells``, which hide the method of ``nn.Cell``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.hidden import hidden_methods
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG536",
    "hidden-cells-method",
    "an attribute named `cells` hides the method of `nn.Cell`",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for binding in hidden_methods(function, ("cells",)):
        message = "`self.cells` hides the method of `nn.Cell` that MindSpore calls to compile"
        yield Hit(RULE, function, binding.statement, message, advice="give the attribute another name")
