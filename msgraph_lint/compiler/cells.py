"""The cells that a Cell holds."""

from __future__ import annotations

from msgraph_lint.compiler.scope import attributes_of
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.values.elements import is_cell_list
from msgraph_lint.values.value import Kind, Value


def cell_count(value: Value) -> int:
    """How many cells the Cell ``value`` surely holds."""
    if is_cell_list(value):
        return len(value.items or ())
    if not isinstance(value.cls, ClassInfo):
        return 0
    attributes = attributes_of(value.cls)
    return sum(attributes.value(name).kind is Kind.CELL for name in attributes.bindings)
