"""The types that ``isinstance`` is asked for, as the source names them.

The compiler takes classes alone: none of the names of ``typing``, no ``int | float``. It asks classes of
``collections.abc`` about its own types of values, of which none is registered there. Measured on 2.0.0 to
2.10.0.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import External

ABSTRACT = "collections.abc."
TYPING = "typing."


def asked_types(node: ast.Call) -> Iterator[ast.expr]:
    """The second argument, or each item of it."""
    if len(node.args) == 2 and not node.keywords:
        types = node.args[1]
        yield from types.elts if isinstance(types, ast.Tuple) else (types,)


def type_name(function: GraphFunction, node: ast.expr) -> str:
    """The full name of a type from outside the project, or the bare name of a builtin; empty for others."""
    found = function.resolve(node) if isinstance(node, (ast.Name, ast.Attribute)) else None
    if isinstance(found, External):
        return found.name
    is_builtin = found is None and isinstance(node, ast.Name) and not function.is_local(node.id)
    return node.id if is_builtin and isinstance(node, ast.Name) else ""
