"""Objects of classes that derive from builtin types, which is all that the compiler sees of them."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import attributes_of
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG525",
    "subclass-of-builtin",
    "graph code calls an object of a class that derives from `list`, `str` or the like, or takes from it "
    "what only that class has",
    on=("node Attribute", "node Call"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute | ast.Call) -> Iterator[Hit]:
    owner = node.func if isinstance(node, ast.Call) else node.value
    value = function.value(owner)
    cls = value.cls if value.kind is not Kind.CLASS and not value.interpreted else None
    if not isinstance(cls, ClassInfo) or not cls.builtin or cls.is_cell or cls.is_enum:
        return
    text = function.module.source.segment(owner)
    seen = f"to the compiler `{text}` is a mere {cls.builtin}"
    if isinstance(node, ast.Call):
        if cls.method("__call__") is not None:
            advice = (
                "make its class a Cell or a plain class that holds one, or call a method of a plain class"
            )
            yield Hit(RULE, function, node, f"{seen}, which cannot be called", advice=advice)
    elif isinstance(node.ctx, ast.Load) and _is_own(function, cls, node.attr):
        advice = "write a function that is given it, or keep the value under a name of its own"
        yield Hit(RULE, function, node, f"{seen}, which has no `{node.attr}`", advice=advice)


def _is_own(function: GraphFunction, cls: ClassInfo, name: str) -> bool:
    """Whether only ``cls`` has ``name``, not the builtin type; of dicts later versions know all."""
    if cls.builtin == "dict" and function.target.has_levels:
        return False
    if hasattr(getattr(builtins, cls.builtin), name):
        return False
    if cls.method(name) is not None or cls.method("__getattr__") is not None:
        return True
    is_field = any(base.name == "typing.NamedTuple" for base in cls.external_bases)
    return not is_field and bool(attributes_of(cls).effective_bindings(name))
