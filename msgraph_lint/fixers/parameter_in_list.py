"""The list as a ``ParameterTuple``."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.containers.kept_cells import only_binding
from msgraph_lint.compiler.scope import scope_of
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import wrap
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit

_REASON = "the Parameters then belong to the Cell: they are trained, saved and loaded with it"


def fix(hit: Hit) -> Fix | None:
    """``self.weights = ParameterTuple([…])``, where the list is written in one place."""
    node, function = hit.node, hit.function
    binding = only_binding(function, node.attr) if isinstance(node, ast.Attribute) else None
    if binding is None or not isinstance(binding.value, (ast.List, ast.ListComp, ast.Tuple)):
        return None
    module = scope_of(binding).module
    is_empty = not isinstance(binding.value, ast.ListComp) and not binding.value.elts
    if is_empty or module is not function.module:
        return None
    speller = Speller(module)
    name = speller.spell("mindspore.ParameterTuple")
    edits = (*wrap(module.source, binding.value, name), *speller.imports)
    return Fix(f"Keep the Parameters of `self.{binding.name}` in a `{name}`", edits, Safety.UNSAFE, _REASON)
