"""Values that need each other, function by function: what is asked for while it is being found out.

``x = helper(x); x = helper(x)``: what the helper is given the second time is what it returned the first time,
so to know its parameter takes to know its result. Whoever is asked for what is being found out says
*unknown*, and counts that here. An answer that rests on it holds for nobody else: it is not kept, and is
found out anew when it is asked for again.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import ClassVar

from msgraph_lint.values.value import Value

_MOST_TIMES = 2
"""How often a value is found out anew: then it is kept as it is."""


class Cycles:
    """The cycles that were met, in all functions."""

    met = 0
    """How often somebody was told *unknown* because a value was being found out, or was too far away."""
    variables: ClassVar[set[ast.expr]] = set()
    """What the names at module level stand for that are being found out: one may be made of itself."""
    _searches = 0
    """Parameters that are being found out, inside of each other."""

    @classmethod
    def meet(cls) -> None:
        """Somebody is told *unknown* though more may be known later."""
        cls.met += 1

    @classmethod
    @contextmanager
    def search(cls) -> Iterator[int]:
        """While a parameter is found out, and how many are: others inside of which it is, and itself."""
        cls._searches += 1
        try:
            yield cls._searches
        finally:
            cls._searches -= 1


class Unkept:
    """The answers of one function that are not kept."""

    def __init__(self) -> None:
        self._times = Counter[Hashable]()

    def rests_on_cycle(self, key: Hashable, value: Value) -> bool:
        """Whether ``value``, on the way to which a cycle was met, may turn out to be more than that."""
        if not value.is_open or self._times[key] >= _MOST_TIMES:
            return False
        self._times[key] += 1
        return True
