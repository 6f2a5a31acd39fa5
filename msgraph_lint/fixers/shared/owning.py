"""Layers in a list made the Cell's own: the list becomes an ``nn.CellList``."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.containers.kept_cells import kept_cells
from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.scope import scope_of
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import wrap
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind

_REASON = "the layers then belong to the Cell: their weights are trained, saved and loaded with it"


def own_layers(hit: Hit) -> Fix | None:
    """``self.layers = nn.CellList([…])``, where the list is written in one place and holds Cells only."""
    function = hit.function
    binding = next(kept.binding for kept in kept_cells(function) if kept.node is hit.node)
    module = scope_of(binding).module
    if binding.value is None or module is not function.module or not _holds_cells(binding):
        return None
    speller = Speller(module)
    name = speller.spell("mindspore.nn.CellList")
    edits = (*wrap(module.source, binding.value, name), *speller.imports)
    return Fix(
        f"Keep the layers of `self.{binding.name}` in `{name}`",
        edits,
        Safety.UNSAFE,
        _REASON,
    )


def _holds_cells(binding: AttributeBinding) -> bool:
    """Whether the value is a list that shows its elements, and all are Cells."""
    value = binding.value
    elements = (
        value.elts if isinstance(value, ast.List) else [value.elt] if isinstance(value, ast.ListComp) else []
    )
    return bool(elements) and all(scope_of(binding).value(element).kind is Kind.CELL for element in elements)
