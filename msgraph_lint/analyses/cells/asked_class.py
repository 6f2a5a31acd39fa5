"""Where graph code asks a Cell for its class: ``type(layer)``, ``layer.__class__``.

The interpreter, which runs ``type``, sees attributes of ``self`` and none of the names that hold Cells, and
the compiler compares no classes. Measured on 2.0.0 to 2.10.0.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.syntax import root_of
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
    hidden: ast.Name | None
    """The Cell where it has a name of its own, or the one that ``cell`` is an attribute or item of.

    That is a name which the interpreter has not.
    """


def asked_class(function: GraphFunction, node: ast.Call | ast.Attribute) -> AskedClass | None:
    """The Cell that `node` asks; None where it may be none."""
    if isinstance(node, ast.Attribute):
        cell = node.value
    elif len(node.args) == 1 and not node.keywords:
        cell = node.args[0]
    else:
        return None
    hidden = _hidden(function, cell)
    if function.value(cell).kind is not Kind.CELL and (hidden is None or isinstance(node, ast.Attribute)):
        return None
    around = function.parents[node]
    compared = around if isinstance(around, ast.Compare) and around.left is node else None
    if compared is not None and not (len(compared.ops) == 1 and isinstance(compared.ops[0], _OPERATORS)):
        compared = None
    if compared is not None and hidden is None and _is_told_apart(function, compared):
        compared = None
    return AskedClass(cell, node, compared, hidden)


def _hidden(function: GraphFunction, node: ast.expr) -> ast.Name | None:
    root = root_of(node)
    if not isinstance(root, ast.Name) or root.id == function.self_name:
        return None
    return root if function.value(root).kind is Kind.CELL else None


def _is_told_apart(function: GraphFunction, compared: ast.Compare) -> bool:
    """Whether it is ``type(layer) is int``: what is no Cell, the compiler compares by ``is``."""
    is_identity = isinstance(compared.ops[0], (ast.Is, ast.IsNot))
    return is_identity and not is_cell_class(function, compared.comparators[0])


def is_cell_class(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a class of Cells; ``nn.Cell`` is one."""
    cls = function.value(node).cls if function.value(node).kind is Kind.CLASS else None
    if isinstance(cls, ClassInfo):
        return cls.is_cell
    return isinstance(cls, External) and is_cell_name(cls.name)
