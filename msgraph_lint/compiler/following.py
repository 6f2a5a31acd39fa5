"""Questions that lead from one function to the next, and perhaps back to the first."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from msgraph_lint.compiler.functions import GraphFunction

_T = TypeVar("_T")


class Following:
    """One kind of question: functions that hand things on to each other show nothing of each other."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        """How many functions are followed, one from the other; ``None`` for all."""
        self._busy: set[Hashable] = set()

    def once(
        self, function: GraphFunction, find: Callable[..., _T], *arguments: Hashable, otherwise: _T
    ) -> _T:
        """``function.once(find, *arguments)``; ``otherwise`` while just that is asked, or after too many."""
        key = function, find, arguments
        if key in self._busy or (self._most is not None and len(self._busy) >= self._most):
            return otherwise
        self._busy.add(key)
        try:
            return function.once(find, *arguments)
        finally:
            self._busy.discard(key)
