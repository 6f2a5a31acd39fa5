"""What is found out under assumptions: whether it rests on them is known without finding it out again.

Whoever takes something for granted, and would say something else without that, says so to :data:`RESTING`.
What was found out on the way to a value, or to a finding, is kept with the assumptions that it rests on; to
take it up again is to rest on them as well. What rests on none is the same whatever is taken for granted.

In the same way something rests on values that need each other, as a loop makes them, while they are being
found out (:class:`Loop`): what rests on one that turns out otherwise is forgotten, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from typing import Any, Generic, TypeVar

from msgraph_lint.findings import Assumption

_Key = TypeVar("_Key", bound=Hashable)
_Found = TypeVar("_Found")
_BITS = {assumption: 1 << number for number, assumption in enumerate(Assumption)}
_FIRST_LOOP = 1 << len(_BITS)
_NONE: frozenset[Any] = frozenset()
MANY = 1000
"""What rests on a loop, where it takes too long to find all of it out anew in each round."""


class Resting:
    """What is being found out rests on these assumptions, as far as it has got."""

    __slots__ = ("_open", "met", "on")

    def __init__(self) -> None:
        self.on = 0
        self.met = 0
        """How often somebody was told less than may be known later: see `compiler.cycles`."""
        self._open: list[list[_Kept]] = []
        """The loops that are being found out, each inside of the one before -> what is kept and rests on it
        and on none further in: what rests on many is not gone through at the end of each."""

    def loop(self) -> Loop:
        """While values that need each other are found out, with what rests on them."""
        return Loop(self, self._open)

    def note(self, memory: Memory[Any, Any], key: Any, resting: int) -> None:
        """``memory`` keeps something under ``key`` that rests on ``resting``."""
        if self._open and resting >= _FIRST_LOOP:
            innermost = resting.bit_length() - _FIRST_LOOP.bit_length()
            self._open[min(innermost, len(self._open) - 1)].append((memory, key))


class Loop:
    """Values that need each other: whoever is told one of them, as far as it is known, rests on the loop.

    In the end that rests on whatever was rested on all the while.
    """

    __slots__ = ("_open", "_resting", "kept", "number")

    def __init__(self, resting: Resting, within: list[list[_Kept]]) -> None:
        self.number = _FIRST_LOOP << len(within)
        """The loop, among the assumptions."""
        self.kept: list[_Kept] = []
        """What is kept and rests on it."""
        self._resting = resting
        self._open = within

    def __enter__(self) -> Loop:
        self._open.append(self.kept)
        return self

    def __exit__(self, *_: object) -> None:
        resting = self._resting
        self._open.pop()
        resting.on &= ~self.number
        for memory, key in self.kept:
            if memory.rests_on(key, self.number):
                resting.note(memory, key, memory.settle(key, self.number, resting.on))

    def forget(self, within: Collection[Memory[Any, Any]] | None = None) -> int:
        """Nothing that rests on the loop is kept any more, anywhere or ``within`` some memories.

        Returns how much there was.
        """
        before = [*self.kept]
        self.kept.clear()
        for memory, key in before:
            if within is not None and memory not in within:
                self.kept.append((memory, key))
            elif memory.rests_on(key, self.number):
                memory.drop(key)
        return len(before) - len(self.kept)


_Kept = tuple["Memory[Any, Any]", Any]
"""What is kept, and under which key."""
RESTING = Resting()


def bits(assumptions: Iterable[Assumption]) -> int:
    """``assumptions`` as one number."""
    return sum(_BITS[each] for each in assumptions)


def rested_on(resting: int) -> list[Assumption]:
    """The assumptions in ``resting``."""
    return [assumption for assumption, bit in _BITS.items() if resting & bit]


def rest_on(assumption: Assumption) -> None:
    """Something else would be said without ``assumption``."""
    RESTING.on |= _BITS[assumption]


class Memory(Generic[_Key, _Found]):
    """What was found out, and on which assumptions each rests; none of it is None."""

    __slots__ = ("_others", "_resting", "_without", "early", "found")

    def __init__(self, others: Memory[_Key, _Found] | None = None, without: int = 0) -> None:
        """``others``: what was found out while the assumptions ``without`` were made as well."""
        self.found: dict[_Key, _Found] = {}
        self.early: set[_Key] | frozenset[_Key] = _NONE
        """What is kept for a while only: whoever takes it up is told less than may be known later."""
        self._resting: dict[_Key, int] = {}
        self._others = others
        self._without = without

    def get(self, key: _Key) -> _Found | None:
        """What was found out, by whoever makes these assumptions or by who makes more and needed no other."""
        found = self.found.get(key)
        if found is None:
            return None if self._others is None else self._taken_over(self._others, key)
        if key in self._resting:
            RESTING.on |= self._resting[key]
        if key in self.early:
            RESTING.met += 1
        return found

    def __contains__(self, key: _Key) -> bool:
        around = RESTING.on
        is_found = key in self.found or (
            self._others is not None and self._taken_over(self._others, key) is not None
        )
        RESTING.on = around
        return is_found

    def _taken_over(self, others: Memory[_Key, _Found], key: _Key) -> _Found | None:
        found = others.found.get(key)
        if found is None or (resting := others._resting.get(key, 0)) & self._without:
            return None
        if key in others.early:
            RESTING.met += 1
            return found
        self.put(key, found, resting)
        RESTING.on |= resting
        return found

    def of(self, key: _Key, find: Callable[[], _Found]) -> _Found:
        """What was found out, or is now."""
        found = self.get(key)
        if found is None:
            around, RESTING.on = RESTING.on, 0
            try:
                found = find()
                self.put(key, found, RESTING.on)
            finally:
                RESTING.on |= around
        return found

    def put(self, key: _Key, found: _Found, resting: int) -> None:
        """Keep what was ``found``, which rests on the assumptions ``resting``."""
        self.found[key] = found
        if resting:
            self._resting[key] = resting
            RESTING.note(self, key, resting)
        elif self._resting:
            self._resting.pop(key, None)

    def rests_on(self, key: _Key, loop: int) -> bool:
        """Whether what is kept under ``key`` rests on ``loop``."""
        return self._resting.get(key, 0) & loop != 0

    def settle(self, key: _Key, loop: int, resting: int) -> int:
        """What is kept under ``key`` rests on ``resting`` in place of ``loop``; returns on what now."""
        now = self._resting[key] = self._resting[key] & ~loop | resting
        return now

    def keep_for_now(self, key: _Key) -> None:
        """What is kept under ``key`` is so for a while only."""
        if not isinstance(self.early, set):
            self.early = set()  # few memories need one: it takes more than all else of an empty one
        self.early.add(key)

    def keep_for_good(self, key: _Key) -> None:
        """What is kept under ``key`` is so for good."""
        if isinstance(self.early, set):
            self.early.discard(key)

    def drop(self, key: _Key) -> tuple[_Found | None, int]:
        """Forget what was found out for ``key``; what that was, and the assumptions that it rested on."""
        self.keep_for_good(key)
        return self.found.pop(key, None), self._resting.pop(key, 0)

    def take(self, key: _Key, others: Memory[Any, _Found], name: Hashable) -> None:
        """Keep under ``key`` what ``others`` keep for good under ``name``, if anything."""
        found = others.found.get(name)
        if found is not None and name not in others.early:
            self.put(key, found, others._resting.get(name, 0))

    def keep(self, keys: Collection[_Key]) -> None:
        """Forget all but what is kept for good under ``keys``."""
        for key in [key for key in self.found if key not in keys or key in self.early]:
            self.drop(key)

    def clear(self) -> None:
        """Forget all of it."""
        self.found.clear()
        self.early = _NONE
        self._resting.clear()
