"""Tensors that Python code gives a network, and that graph code changes in place, by whatever name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.identity import Sharing, arguments_in_python
from msgraph_lint.analyses.aliases.sharing import Change, changes_argument, passed, reading_caller
from msgraph_lint.analyses.aliases.versions import missed_changes
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.records import dataclass, replace

DOUBT = "a condition that the source does not show decides whether it is the caller's Tensor"
_MOST_CALLS = 4
"""How many callers are followed back, one from the other."""


@dataclass(frozen=True)
class Entering:
    """A Tensor that ``network`` gets from Python code as ``name``."""

    network: GraphFunction
    name: str
    sharing: Sharing
    """Whether it is the object itself that changes, or a part or view of it."""
    is_sure: bool
    """Whether it is this one at some call: not, where a condition decides that the source does not show."""

    @property
    def text(self) -> str:
        """How it is called in a message."""
        return f"what `{self.network.qualname}` is given as `{self.name}`"


def entering(function: GraphFunction, changed: ast.Subscript) -> Entering | None:
    """The Tensor from Python code that the assignment to the item ``changed`` changes in PyNative.

    ``None`` where graph code reads what it does not see of the change: that is said by others.
    """
    return function.once(_entering, changed)


def _entering(function: GraphFunction, changed: ast.Subscript) -> Entering | None:
    if not function.value(changed.value).is_tensor or _is_missed(function, changed):
        return None
    for sharing in (Sharing.PYTHON, Sharing.PART, Sharing.DATA):
        found = list(_from_python(function, changed.value, changed, sharing, _MOST_CALLS))
        if found:
            return min(found, key=lambda each: not each.is_sure)
    return None


def _from_python(
    function: GraphFunction, node: ast.expr, change: ast.AST, sharing: Sharing, steps: int
) -> Iterator[Entering]:
    for given in arguments_in_python(function, node, change, sharing):
        if function.is_entry and not function.calls:
            yield Entering(function, str(given.of), sharing, given.is_sure)
        for call in function.calls if steps else ():
            argument = passed(call, function, str(given.of))
            if argument is not None:
                for found in _from_python(call.caller, argument, call.node, sharing, steps - 1):
                    yield replace(found, is_sure=found.is_sure and given.is_sure)


def _is_missed(function: GraphFunction, changed: ast.Subscript) -> bool:
    """Whether a read in this function, or in one that calls it, misses the change (MSG701, MSG702)."""
    if any(missed.change is changed for missed in missed_changes(function)):
        return True
    if not isinstance(changed.value, ast.Name):
        return False
    change = Change(changed, changed.value.id, key=changed.slice)
    return changes_argument(function, change) and reading_caller(function, change) is not None
