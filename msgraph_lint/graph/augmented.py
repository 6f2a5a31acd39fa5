"""Tensors that ``x += …`` changes in the graph, and who else has them. From MindSpore 2.8 on."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.graph.identity import Identity, Origin, changed_by, held_by, identities, names_of
from msgraph_lint.graph.sharing import Change, reading_caller, reads_after
from msgraph_lint.records import dataclass

_SOME_ITEM = ast.Name("item", ast.Load())
"""The key of a change that the length alone does not show."""


@dataclass(frozen=True)
class Holder:
    """Who else has a Tensor that changes."""

    name: str
    is_sure: bool


def holders(function: GraphFunction, node: ast.AugAssign) -> Iterator[Holder]:
    """Who else has what ``node`` changes, those that some call surely finds first."""
    found = [holder for each in changed_by(function, node) for holder in _holders(function, node, each)]
    return iter(sorted(found, key=lambda holder: not holder.is_sure))


def _holders(function: GraphFunction, node: ast.AugAssign, changed: Identity) -> Iterator[Holder]:
    if changed.origin in (Origin.ATTRIBUTE, Origin.GLOBAL):
        yield Holder(f"`{changed.of}`", changed.is_sure)
    for read, is_sure in _readers(function, node, changed):
        yield Holder(f"`{read.id}` on line {read.lineno}", is_sure and changed.is_sure)
        return
    if changed.origin is Origin.ARGUMENT and isinstance(changed.of, str):
        if function.is_entry and not function.calls:
            yield Holder("the caller's Tensor", changed.is_sure)
        elif (call := reading_caller(function, Change(node, changed.of))) is not None:
            yield Holder(f"the argument of `{call.caller.qualname}`", changed.is_sure)


def _readers(
    function: GraphFunction, node: ast.AugAssign, changed: Identity
) -> Iterator[tuple[ast.Name, bool]]:
    """Reads, after the change, of the same Tensor as it was before."""
    for name in names_of(function).get(changed.of, ()):
        for read in reads_after(function, node, name, Change(node, name, key=_SOME_ITEM)):
            for each in (*identities(function, read, node), *held_by(function, read, node)):
                is_same = each.of == changed.of and each.origin is changed.origin
                if is_same and node not in each.changed_by and _is_of_that_turn(each, changed):
                    yield read, each.is_sure


def _is_of_that_turn(read: Identity, changed: Identity) -> bool:
    return read.is_held or read.is_earlier == changed.is_earlier
