"""Fixes that bind a name before the ``if`` or loop that may leave it unbound."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import insert_before
from msgraph_lint.graph.bindings import Flow, UnboundRead
from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.graph.unbound import always_bound, initialiser, short
from msgraph_lint.hits import Hit


def bind_before(hit: Hit, flow: Flow) -> Fix | None:
    """The name bound before, where its value is shown to join with the others."""
    function = hit.function
    read = next((read for read in flow.reads if read.node is hit.node), None)
    if function is None or read is None:
        return None
    found = initialiser(function, read)
    if found is None:
        return None
    edit = insert_before(function, read.partial.first, f"{read.name} = {found.text}")
    if edit is None:
        return None
    title = f"Bind `{read.name} = {found.text}` before line {read.partial.first.lineno}"
    if always_bound(function, read):
        if not found.may_raise:
            return Fix(title, (edit,), Safety.SAFE)
        reason = "its value is computed where it was not: Tensors whose shapes do not fit raise in PyNative"
        return Fix(title, (edit,), Safety.UNSAFE, reason)
    reason = (
        f"{_when(function, read)}, PyNative raises UnboundLocalError; after the fix it finds {found.meaning}"
    )
    return Fix(title, (edit,), Safety.UNSAFE, reason)


def _when(function: GraphFunction, read: UnboundRead) -> str:
    cause = read.partial.cause
    if isinstance(cause, ast.If):
        return f"where `{short(function, cause.test)}` is {str(read.partial.missing).lower()}"
    return "where the loop does not run"
