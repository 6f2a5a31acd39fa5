"""Where graph code asks a Cell for its class: ``type(layer)``, ``layer.__class__``.

The interpreter, which runs ``type``, sees attributes of ``self`` and none of the names that hold Cells, and
the compiler compares no classes. Measured on 2.0.0 to 2.10.0.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

_OPERATORS = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)


@dataclass(frozen=True)
class AskedClass:
    """A Cell that is asked for its class."""

    cell: ast.expr
    node: ast.expr
    """The expression that gives the class."""
    compared: ast.Compare | None
    """What compares it with one other class, or looks it up among some."""
    is_name: bool
    """Whether the Cell has a name of its own there: it is neither `self` nor an attribute or item."""


def asked_class(function: GraphFunction, node: ast.Call | ast.Attribute) -> AskedClass | None:
    """The Cell that `node` asks; None where it may be none."""
    if isinstance(node, ast.Attribute):
        cell = node.value
    elif len(node.args) == 1 and not node.keywords:
        cell = node.args[0]
    else:
        return None
    if function.value(cell).kind is not Kind.CELL:
        return None
    around = function.parents[node]
    compared = around if isinstance(around, ast.Compare) and around.left is node else None
    if compared is not None and not (len(compared.ops) == 1 and isinstance(compared.ops[0], _OPERATORS)):
        compared = None
    is_name = isinstance(cell, ast.Name) and cell.id != function.self_name
    return AskedClass(cell, node, compared, is_name)
