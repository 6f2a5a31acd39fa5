"""Which functions some calls lead to from where a compile starts: looked for backwards, from who asks.

What decides whether a call counts are the conditions around it, which take long to find out; so only those
are looked at that a function lies behind of which somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable

from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.compiler.resting import RESTING, Memory


class Ways:
    """The ways along the calls that ``follows`` says yes to, from the functions that ``starts`` does."""

    def __init__(
        self, starts: Callable[[GraphFunction], bool], follows: Callable[[Call], bool] = lambda _: True
    ) -> None:
        self._starts = starts
        self._follows = follows
        self._known = Memory[GraphFunction, bool]()

    def lead_to(self, function: GraphFunction) -> bool:
        """Whether one leads to ``function``."""
        found = self._known.get(function)
        return found if found is not None else self._known.of(function, lambda: self._looked_for(function))

    def _looked_for(self, function: GraphFunction) -> bool:
        known = self._known
        path, calls = [function], [iter(function.calls)]
        on_path, ends = {function}, dict[GraphFunction, bool]()
        """Function that no way was found to -> whether none leads there through those on the path either."""
        is_open = {function: False}
        while path:
            current = path[-1]
            if self._starts(current) or known.get(current):
                break
            for call in calls[-1]:
                caller = call.caller
                if known.get(caller) is False or not self._follows(call):
                    continue
                if caller in on_path or caller in ends:
                    is_open[current] |= caller in on_path or not ends[caller]
                    continue
                path.append(caller)
                calls.append(iter(caller.calls))
                on_path.add(caller)
                is_open[caller] = False
                break
            else:
                path.pop()
                calls.pop()
                on_path.discard(current)
                ends[current] = not is_open[current]
                if path:
                    is_open[path[-1]] |= is_open[current]
        for each, is_final in ends.items():
            if is_final or not path:
                known.put(each, False, RESTING.on)
        for each in path:
            known.put(each, True, RESTING.on)
        return bool(path)
