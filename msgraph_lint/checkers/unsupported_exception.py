"""``raise`` of a class that the compiler does not know."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG122",
    "unsupported-exception",
    "`raise` of an exception class that graph code does not know",
    on=("node Raise",),
)
_UNSUPPORTED = {
    "ArithmeticError", "ConnectionError", "EOFError", "FileNotFoundError", "ImportError", "LookupError",
    "NotImplemented", "ReferenceError", "TimeoutError", "UserWarning",
}  # fmt: skip


def check(function: GraphFunction, node: ast.Raise) -> Iterator[Hit]:
    raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
    if not isinstance(raised, ast.Name) or function.is_local(raised.id):
        return
    meaning = function.resolve(raised)
    if isinstance(meaning, ClassInfo) or (meaning is None and _is_builtin(function, raised.id)):
        message = f"`raise {raised.id}` does not compile: graph code knows only some built-in exceptions"
        yield Hit(RULE, function, raised, message, advice="raise `ValueError` or `RuntimeError`")


def _is_builtin(function: GraphFunction, name: str) -> bool:
    return name in _UNSUPPORTED and name not in function.module.defined_names
