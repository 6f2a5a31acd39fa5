"""Fixes that bind a name before the ``if`` or loop that may leave it unbound."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from msgraph_lint.analyses.control_flow.unbound import always_bound, initialiser, short
from msgraph_lint.compiler.bindings import UnboundRead
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import insert_before
from msgraph_lint.hits import Hit


def bind_before(hit: Hit, reads: Iterable[UnboundRead]) -> Fix | None:
    """The name bound before, where its value is shown to join with the others."""
    function = hit.function
    read = next((read for read in reads if read.node is hit.node), None)
    if function is None or read is None:
        return None
    found = initialiser(function, read)
    if found is None:
        return None
    edit = insert_before(function, read.partial.first, f"{read.name} = {found.text}")
    if edit is None:
        return None
    title = f"Bind `{read.name} = {found.text}` before line {read.partial.first.lineno}"
    reasons = [found.guess] if found.guess else []
    if not always_bound(function, read):
        raised = f"{_when(function, read)}, PyNative raises UnboundLocalError"
        reasons.append(f"{raised}; after the fix it finds {found.meaning}")
    elif found.may_raise:
        reasons.append(
            "its value is computed where it was not: Tensors whose shapes do not fit raise in PyNative"
        )
    if not reasons:
        return Fix(title, (edit,), Safety.SAFE)
    return Fix(title, (edit,), Safety.UNSAFE, "; ".join(reasons))


def _when(function: GraphFunction, read: UnboundRead) -> str:
    cause = read.partial.cause
    if isinstance(cause, ast.If):
        return f"where `{short(function, cause.test)}` is {str(read.partial.missing).lower()}"
    return "where the loop does not run"
