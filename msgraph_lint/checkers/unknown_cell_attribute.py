"""Attributes of Cells that nothing sets."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.syntax import place_of
from msgraph_lint.python_code.attributes import MissingAttribute
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.counterparts import closest
from msgraph_lint.python_code.layers import CELL_METHODS
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG805",
    "unknown-cell-attribute",
    "an attribute of a Cell is read that nothing sets",
    on=("missing attribute",),
)


def check(code: PythonCode, missing: MissingAttribute) -> Iterator[CodeHit]:
    name = missing.node.attr
    owner = code.module.source.segment(missing.node.value)
    message = f"nothing sets `{owner}.{name}` of `{missing.cls.name}`"
    advice = _advice(code, missing, owner)
    doubt = "the line may never run" if missing.is_conditional else ""
    yield CodeHit(RULE, code, missing.node, message, advice, doubt, missing)


def _advice(code: PythonCode, missing: MissingAttribute, owner: str) -> str:
    name, cls = missing.node.attr, missing.cls
    if name == "requires_grad_":
        return f"set it for each Parameter: `for p in {owner}.get_parameters(): p.requires_grad = …`"
    meant = CELL_METHODS.get(name) or closest(name, missing.known)
    if meant:
        return f"did you mean `{owner}.{meant}`?"
    call = code.parents.get(missing.node)
    if isinstance(call, ast.Call) and call.func is missing.node:
        advice = f"define it in `{cls.name}`, or leave the call out"
    else:
        advice = f"set it in `__init__` of `{cls.name}`"
    line = next((line for each in code.module.classes if (line := _line_that_gives(each, name))), 0)
    return f"{advice}: line {line} does so for another class" if line else advice


def _line_that_gives(cls: ClassInfo, name: str) -> int:
    """Where `cls` defines or sets such an attribute; 0 where it does not."""
    if name in cls.definitions:
        return cls.definitions[name][0].node.lineno
    bound = (each for method in cls.all_methods for found, each in method.self_bindings if found == name)
    return next((place_of(each.statement)[0] for each in bound), 0)
