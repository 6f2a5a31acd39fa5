"""Attributes that hide methods of ``nn.Cell`` that MindSpore calls to compile."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.hidden import hidden_methods
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG534",
    "hidden-cell-method",
    "an attribute hides a method of `nn.Cell` that MindSpore calls",
    on=("function",),
)
_METHODS = ("extend_repr", "get_scope", "name_cells")


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for binding in hidden_methods(function, _METHODS):
        message = f"`self.{binding.name}` hides the method of `nn.Cell` that MindSpore calls to compile"
        yield Hit(RULE, function, binding.statement, message, advice="give the attribute another name")
