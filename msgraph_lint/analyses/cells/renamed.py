"""What names the weights of a SequentialCell anew: ``self.layers[1:]``, and comprehensions over it.

The compiler makes a new SequentialCell of the layers, in which the weights are ``0.weight``, ``1.weight`` and
so on, wherever the layers were before. The second one in a graph is refused. Loops, ``enumerate``, ``zip``,
``list`` and single items leave the names as they are, and so does an ``nn.CellList`` (measured, 2.7 to 2.10).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import attributes_of
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.records import dataclass
from msgraph_lint.values.elements import element
from msgraph_lint.values.value import Kind, Value

_SEQUENCE = "mindspore.nn.SequentialCell"
_NO_LAYERS_SHOWN = "the source does not show whether its layers have weights"
_COMPREHENSIONS = (ast.ListComp, ast.GeneratorExp)


def is_sequential_cell(value: Value) -> bool:
    """Whether it is MindSpore's own SequentialCell, of no derived class."""
    return value.kind is Kind.CELL and isinstance(value.cls, External) and value.cls.name == _SEQUENCE


@dataclass(frozen=True)
class Renaming:
    """A slice of a SequentialCell, or a comprehension over it."""

    node: ast.Subscript | ast.ListComp | ast.GeneratorExp
    cells: ast.expr
    """The SequentialCell."""
    doubt: str
    """Why there may be no weights in it; empty when there are some."""

    @classmethod
    def of(cls, function: GraphFunction, node: ast.AST) -> Renaming | None:
        """What ``node`` names anew, if it does."""
        if isinstance(node, _COMPREHENSIONS):
            cells = node.generators[0].iter
            if not isinstance(cells, (ast.Name, ast.Attribute)):
                return None
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            cells = node.value
        else:
            return None
        value = function.value(cells)
        if not is_sequential_cell(value):
            return None
        owned = _owns_weights(value, function.target.measured_version, frozenset())
        return None if owned is False else cls(node, cells, "" if owned else _NO_LAYERS_SHOWN)

    @property
    def place(self) -> str:
        """Which of the layers it takes, as the source says it."""
        return ast.dump(self.node.slice) if isinstance(self.node, ast.Subscript) else ""


def collides(function: GraphFunction, renaming: Renaming) -> ast.expr | None:
    """What else in ``function`` names as many weights of another SequentialCell, before ``renaming``."""
    for other in _renamings(function):
        if other.node is renaming.node:
            return None
        is_other = ast.dump(other.cells) != ast.dump(renaming.cells)
        if is_other and other.place == renaming.place and not function.conditions_of(other.node):
            return other.node
    return None


def _renamings(function: GraphFunction) -> Iterator[Renaming]:
    nodes = (
        *function.nodes(ast.Subscript),
        *function.nodes(ast.ListComp),
        *function.nodes(ast.GeneratorExp),
    )
    for node in sorted(nodes, key=lambda node: (node.lineno, node.col_offset)):
        if (found := Renaming.of(function, node)) is not None:
            yield found


def _owns_weights(value: Value, version: str, seen: frozenset[ClassInfo]) -> bool | None:
    """Whether the Cell ``value`` owns weights, or one in it does; None where the source does not show it."""
    if value.kind is not Kind.CELL:
        return True if value.kind is Kind.PARAMETER else None if value.kind is Kind.UNKNOWN else False
    if value.options:
        return _any(_owns_weights(each, version, seen) for each in value.options)
    if value.items is not None:
        return _any(_owns_weights(each, version, seen) for each in value.items)
    if value.each is not None:
        return _owns_weights(element(value), version, seen)
    if isinstance(value.cls, ClassInfo):
        if value.cls in seen:
            return False
        known = attributes_of(value.cls)
        inner = (_owns_weights(known.value(name), version, seen | {value.cls}) for name in known.bindings)
        return _any(inner)
    layer = facts(version).cell(value.cls.name) if value.cls is not None else None
    if layer is None or layer.name == _SEQUENCE:
        return None
    return layer.weights != "none"


def _any(answers: Iterator[bool | None]) -> bool | None:
    found = set(answers)
    return True if True in found else None if None in found else False
