"""Values that need each other, function by function: what is asked for while it is being found out.

``x = helper(x); x = helper(x)``: what the helper is given the second time is what it returned the first time,
so to know its parameter takes to know its result. Whoever is asked for what is being found out says
*unknown*, and counts that here. An answer that rests on it holds for nobody else: it is not kept, and is
found out anew when it is asked for again.
"""

from __future__ import annotations

import ast
from collections.abc import Hashable
from typing import Any, ClassVar

from msgraph_lint.compiler.resting import RESTING, Memory
from msgraph_lint.values.value import UNKNOWN, Time, Value

_MOST_ROUNDS = 3
"""How often what rests on a cycle is found out anew."""
_MOST_TIMES = 2
"""How often a value is found out anew: then it is kept as it is."""


class Cycles:
    """The cycles that were met, in all functions."""

    variables: ClassVar[set[ast.expr]] = set()
    """What the names at module level stand for that are being found out: one may be made of itself."""
    early: ClassVar[list[tuple[Unkept, Memory[Any, Any], Hashable]]] = []
    """What is kept though it rests on a cycle, until whoever asked first has an answer."""
    has_news = False
    """Whether the interpreter makes something that was forgotten as a thing of the graph."""
    searches = 0
    """Parameters that are being found out, inside of each other."""

    @classmethod
    def meet(cls) -> None:
        """Somebody is told *unknown* though more may be known later."""
        RESTING.met += 1

    @classmethod
    def answered(cls) -> None:
        """Nothing is being found out any more: what rests on a cycle is found out anew from now on.

        Once, and again where it came out meanwhile that the interpreter makes some of it.
        """
        if not cls.early:
            cls.has_news = False
            return
        early, cls.early = cls.early, []
        for unkept, memory, key in early:
            if cls.has_news or not unkept.has_forgotten(key, memory):
                unkept.forget(key, memory)
            else:
                memory.keep_for_good(key)
        cls.has_news = False


class Unkept:
    """The answers of one function that are not kept."""

    def __init__(self) -> None:
        self._times: dict[Hashable, int] = {}
        self._rounds: dict[tuple[int, Hashable], int] = {}
        self._forgotten: dict[tuple[int, Hashable], tuple[Value | None, int]] = {}
        """Memory and key of what was kept for a while, and is kept for good the next time: what it was."""

    def rests_on_cycle(self, key: Hashable, value: Value, memory: Memory[Any, Any]) -> bool:
        """Whether ``value``, on the way to which a cycle was met, may turn out to be more than that.

        What ``memory`` keeps nevertheless may be kept for a while only.
        """
        self._compare(key, value, memory)
        times = self._times.get(key, 0)
        if value.is_open and times < _MOST_TIMES:
            self._times[key] = times + 1
            return True
        self.keep_for_now(key, value, memory)
        return False

    def keep_for_now(self, key: Hashable, value: Value, memory: Memory[Any, Any]) -> None:
        """``memory`` keeps ``value`` until whoever asked first has an answer; where it may be more."""
        self._compare(key, value, memory)
        is_dated = value.time is not Time.UNKNOWN
        if (may_be_more(value) or not is_dated) and self._rounds.get((id(memory), key), 0) < _MOST_ROUNDS:
            Cycles.early.append((self, memory, key))
            memory.keep_for_now(key)

    def _compare(self, key: Hashable, value: Value, memory: Memory[Any, Any]) -> None:
        before, _ = self._forgotten.get((id(memory), key), (None, 0))
        if before is not None and value.interpreted and not before.interpreted:
            Cycles.has_news = True

    def has_forgotten(self, key: Hashable, memory: Memory[Any, Any]) -> bool:
        """Whether it was kept for a while before."""
        return (id(memory), key) in self._forgotten

    def forget(self, key: Hashable, memory: Memory[Any, Any]) -> None:
        """Find out anew what was kept for a while."""
        place = id(memory), key
        self._rounds[place] = self._rounds.get(place, 0) + 1
        self._forgotten[place] = memory.drop(key)
        self._times.pop(key, None)

    def so_far(self, key: Hashable, memory: Memory[Any, Any]) -> Value:
        """What somebody is told who asks for what is being found out: what it was when it was forgotten."""
        Cycles.meet()
        value, resting = self._forgotten.get((id(memory), key), (None, 0))
        if value is None or not (value.is_tensor or value.interpreted):
            return UNKNOWN
        RESTING.on |= resting
        return value


def may_be_more(value: Value) -> bool:
    """Whether more of it may be known later: what it is, or that the interpreter makes a Tensor of it."""
    parts = (*(value.items or ()), value.each) if value.each is not None else value.items or ()
    is_of_graph = any(each.is_tensor and not each.interpreted for each in (value, *parts))
    return value.is_open or (is_of_graph and not value.interpreted)
