"""Values that need each other, function by function: what is asked for while it is being found out.

``x = helper(x); x = helper(x)``: what the helper is given the second time is what it returned the first time,
so to know its parameter takes to know its result. Whoever is asked for what is being found out says
*unknown*, and counts that here. An answer that rests on it holds for nobody else: it is not kept, and is
found out anew when it is asked for again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import ClassVar, Protocol

from msgraph_lint.values.value import Value

_MOST_TIMES = 2
"""How often a value is found out anew: then it is kept as it is."""


class Forgetful(Protocol):
    """Who keeps what was found out."""

    def forget(self) -> None:
        """Look up values anew."""


class Cycles:
    """The cycles that were met, in all functions."""

    met = 0
    """How often somebody was told *unknown* because a value was being found out, or was too far away."""
    searches: ClassVar[list[set[Forgetful]]] = []
    """For each parameter that is being found out, the functions in which something was found out for it."""

    @classmethod
    def meet(cls) -> None:
        """Somebody is told *unknown* though more may be known later."""
        cls.met += 1

    @classmethod
    @contextmanager
    def search(cls) -> Iterator[set[Forgetful]]:
        """While a parameter is found out; at the end the set has the functions that were looked at."""
        found = set[Forgetful]()
        cls.searches.append(found)
        try:
            yield found
        finally:
            cls.searches.pop()
            if cls.searches:
                cls.searches[-1].update(found)


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
