"""Tensors given to Python's ``logging``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import gets_tensor, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External, Variable
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG676",
    "tensor-in-log",
    "a logger of Python's `logging` gets a Tensor",
    on=(
        *("method debug", "method info", "method warning", "method error"),
        *("method critical", "method exception", "method log"),
    ),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    method = method_of(call)
    if _is_logger(function, method.value) and gets_tensor(function, call):
        text = function.module.source.segment(method)
        message = f"`{text}` gets a Tensor: the interpreter runs it, outside the graph"
        yield Hit(RULE, function, call, message, advice="print the Tensor, or log outside graph code")


def _is_logger(function: GraphFunction, owner: ast.expr) -> bool:
    """Whether ``owner`` is the module ``logging``, or a global logger that it made."""
    found = function.resolve(owner)
    if isinstance(found, Variable) and isinstance(found.value, ast.Call):
        made = found.module.resolve(found.value.func)
        return isinstance(made, External) and made.name == "logging.getLogger"
    return isinstance(found, External) and found.name == "logging"
