"""Class methods called in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import calls_class_method
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG610", "class-method-in-graph", "a class method is called in graph code", on=("node Call",), sure=True
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if calls_class_method(function, node) and not _takes_anything(function, node):
        message = f"`{function.module.source.segment(node.func)}` is a class method: it cannot be compiled"
        yield Hit(RULE, function, node, message, advice=_advice(function, node))


def _method(function: GraphFunction, call: ast.Call) -> FunctionInfo | None:
    """The method, where it is one of the project."""
    assert isinstance(call.func, ast.Attribute)
    owner = function.value(call.func.value).cls
    return owner.method(call.func.attr) if isinstance(owner, ClassInfo) else None


def _takes_anything(function: GraphFunction, call: ast.Call) -> bool:
    """Whether the method takes its class among others: the compiler leaves it out, and it is not missed."""
    method = _method(function, call)
    taken = method.node.args if method is not None else None
    return taken is not None and taken.vararg is not None and not (taken.posonlyargs or taken.args)


def _advice(function: GraphFunction, call: ast.Call) -> str:
    """How the method would be written, where it is one of the project."""
    method = _method(function, call)
    taken = method.node.args if method is not None else None
    if method is None or taken is None or method.owner is None or not taken.args:
        return "make it a static method or a function of the module"
    first, *others = [each.arg for each in taken.args]
    if taken.vararg or taken.kwonlyargs or taken.kwarg:
        others.append("…")
    made = f"`@staticmethod def {method.name}({', '.join(others)})`"
    instead = f", with `{method.owner.name}` for `{first}`" if first in method.mentions else ""
    return f"write {made} in `{method.owner.name}`, or a function of the module{instead}"
