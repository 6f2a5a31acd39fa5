"""What a name is at one place: the values of the definitions that the walk met.

A definition is evaluated when somebody asks for it, those that it needs first. Definitions that need each
other, as a loop makes them, are evaluated together: first as they are before the loop, then again with what
the end of the body makes of them, until nothing changes. What does not settle soon is unknown.

Expressions are evaluated by whoever owns them (:class:`Expressions`), for one class of ``self`` and one
target.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any, Protocol

from msgraph_lint.compiler.cycles import Cycles, Unkept, may_be_more
from msgraph_lint.compiler.narrowing import narrowed, told_by
from msgraph_lint.compiler.places import (
    UNBOUND,
    Assigned,
    Changed,
    Chosen,
    Definition,
    Given,
    Kept,
    Merged,
    Passed,
    Places,
    Unbound,
    Updated,
)
from msgraph_lint.compiler.resting import MANY, RESTING, Loop, Memory, rest_on
from msgraph_lint.compiler.truth import asks_for_none
from msgraph_lint.findings import Assumption
from msgraph_lint.values.elements import becomes_object, changed, element, item, known_when_it_runs, of_each
from msgraph_lint.values.value import (
    MISSING,
    NUMBERS,
    TENSORS,
    UNKNOWN,
    Kind,
    Time,
    Value,
    combine_times,
    join,
    stood_in_for,
)

_MOST_ROUNDS = 5
"""How often the body of a loop is evaluated until its values have to be settled."""


class Expressions(Protocol):
    """Whoever knows what the expressions of a function are."""

    reaches_all: bool
    """Whether a condition that the source does not show is taken to keep nobody away."""
    keeps_lists: bool
    """Whether a list of constants that is changed in place becomes an object of the interpreter."""

    def value(self, node: ast.expr) -> Value:
        """What the expression ``node`` is."""

    def given(self, name: str) -> Value:
        """What the parameter ``name`` is."""

    def kept(self, name: str) -> Value:
        """What the attribute ``name`` of ``self`` is when the function starts."""

    def defined_value(self, statement: ast.AST, name: str) -> Value:
        """What a nested function, a class or an import binds."""

    def holds(self, node: ast.If) -> bool | None:
        """Whether the condition of ``node`` holds; ``None`` when the source does not show it."""

    @property
    def memories(self) -> Collection[Memory[Any, Any]]:
        """Where it is kept what expressions and names are.

        A round of a loop forgets what is kept there. What was found out in other functions stays: loops that
        lead to each other through many functions would be gone through again and again (four times the work
        for mindone 0.5.0).
        """

    def apart(self) -> AbstractContextManager[None]:
        """While values may be asked for that are being found out."""


class Evaluation:
    """The values of the definitions in one function."""

    def __init__(self, places: Places, expressions: Expressions, known: Memory[Definition, Value]) -> None:
        self.places = places
        self._expressions = expressions
        self._known = known
        self._known.put(UNBOUND, UNKNOWN, 0)
        self._assumed: dict[Definition, Value] = {}
        """What definitions that need each other are, as far as this round knows."""
        self._busy: set[Definition] = set()
        self._unkept = Unkept()
        self._passing: set[Definition] = set()
        """Those whose values are kept only until somebody else's is found out: they rest on a cycle."""
        self.loop = 0
        """What rests on the values of the loop that is being evaluated rests on this."""

    def value(self, definition: Definition) -> Value:
        """What a name is where it sees ``definition``."""
        found = self._known.get(definition)
        if definition in self._passing:
            Cycles.meet()
        if found is None and (found := self._assumed.get(definition)) is not None:
            RESTING.on |= self.loop
        if found is None:
            if definition in self._busy:
                if isinstance(definition, Given):
                    return self._expressions.given(definition.name)
                RESTING.on |= self.loop
                return self._unkept.so_far(definition, self._known)
            passing = self._solve(definition)
            found = self._known.get(definition) or self._assumed.get(definition, UNKNOWN)
            for each in passing:
                self._passing.discard(each)
                self._known.drop(each)
        return found

    def so_far(self, node: ast.expr) -> Value | None:
        """What the name ``node`` is in this round of the loop that is being evaluated."""
        definition = self.places.reads.get(node)
        return self._assumed.get(definition) if definition is not None else None

    # In which order

    def _solve(self, start: Definition) -> list[Definition]:
        """Evaluate ``start``, before it what it needs, and together those that need each other.

        Returns those whose values are not to be kept: they rest on a cycle.
        """
        passing: list[Definition] = []
        needs_more = any(map(self._is_open, start.needs))
        for group in _groups(start, self._is_open) if needs_more else [[start]]:
            met, around = RESTING.met, RESTING.on
            alone = group[0]
            RESTING.on = 0
            try:
                if len(group) == 1 and alone not in alone.needs:
                    self._busy.add(alone)
                    try:
                        self._known.put(alone, self._evaluate(alone), RESTING.on)
                    finally:
                        self._busy.discard(alone)
                else:
                    self._settle(sorted(group, key=_number))
            finally:
                RESTING.on |= around
            if met != RESTING.met:
                known = self._known.found
                passing += (d for d in group if self._unkept.rests_on_cycle(d, known[d], self._known))
                self._passing.update(passing)
        return passing

    def _is_open(self, definition: Definition) -> bool:
        return (
            definition not in self._known and definition not in self._assumed and definition not in self._busy
        )

    def _settle(self, group: list[Definition]) -> None:
        """Evaluate definitions that need each other."""
        own = frozenset(group)
        met = RESTING.met
        self._busy |= own
        around = self.loop
        try:
            with self._expressions.apart(), RESTING.loop() as loop:
                self.loop |= loop.number
                self._settled(group, own, loop)
                if met != RESTING.met and any(may_be_more(self._assumed[each]) for each in group):
                    loop.forget(self._expressions.memories)
        finally:
            self.loop = around
            self._busy -= own
            for each in group:
                self._known.put(each, self._assumed.pop(each, UNKNOWN), RESTING.on)

    def _settled(self, group: list[Definition], own: frozenset[Definition], loop: Loop) -> None:
        fixed: set[Definition] = set()
        memories = self._expressions.memories
        for number in range(_MOST_ROUNDS + 2):
            loop.forget(None if len(loop.kept) < MANY else memories)
            changed = [each for each in group if each not in fixed and self._changes(each, own)]
            if not changed:
                return
            if number >= _MOST_ROUNDS - 1:  # first what still changes, then whatever comes around
                unsettled = changed if number == _MOST_ROUNDS - 1 else group
                fixed.update(each for each in unsettled if isinstance(each, Merged))
                self._assumed.update(dict.fromkeys(fixed, UNKNOWN))
        loop.forget(memories)
        self._assumed.update(dict.fromkeys(group, UNKNOWN))

    def _changes(self, definition: Definition, group: frozenset[Definition]) -> bool:
        """Evaluate ``definition`` once more, and tell whether it differs from the round before."""
        before = self._assumed.get(definition)
        if isinstance(definition, (Merged, Chosen)):
            value = self._evaluate(definition, group)
        else:
            value = self._evaluate(definition)
        self._assumed[definition] = value
        return before is None or value != before

    # What they are

    def _evaluate(self, definition: Definition, group: frozenset[Definition] = frozenset()) -> Value:
        """``group``: the definitions that are evaluated together with it."""
        if isinstance(definition, Assigned):
            return self._assigned(definition)
        if isinstance(definition, Given):
            return self._expressions.given(definition.name)
        if isinstance(definition, Passed):
            value = self._expressions.value
            return join([value(each) if each is not None else UNKNOWN for each in definition.arguments])
        if isinstance(definition, Kept):
            return self._expressions.kept(definition.name)
        if isinstance(definition, Updated):
            return self._expressions.value(definition.operation)
        if isinstance(definition, Changed):
            return self._changed(definition)
        if isinstance(definition, Chosen):
            return self._chosen(definition, group)
        if isinstance(definition, Merged):
            return self._merged(definition, group)
        return UNKNOWN

    def _assigned(self, definition: Assigned) -> Value:
        if definition.value is None:
            return self._expressions.defined_value(definition.statement, definition.name)
        value = self._expressions.value(definition.value)
        if definition.iterated:
            value = element(value)
        for position in definition.path[: -1 if definition.starred else None]:
            value = item(value, position)
        return of_each(Kind.LIST, element(value), value.time) if definition.starred else value

    def _changed(self, definition: Changed) -> Value:
        before = self.value(definition.before)
        added = [self._expressions.value(node) for node in definition.added]
        key = self._expressions.value(definition.key).literal if definition.key is not None else MISSING
        after = changed(before, definition.how, added, key)
        is_kept = self._expressions.keeps_lists and becomes_object(before, definition.how, added)
        return known_when_it_runs(after) if is_kept else after

    def _chosen(self, definition: Chosen, group: frozenset[Definition]) -> Value:
        known = self._expressions.holds(definition.cause)
        if known is not None:
            side = definition.first if known else definition.second
            if not isinstance(side, Unbound):
                return self.value(side)
        both = ((definition.first, True), (definition.second, False))
        sides = [
            self._after(definition.cause.test, holds, side)
            for side, holds in both
            if self._is_settled(side, group)
        ]
        test = self._expressions.value(definition.cause.test)
        met = _met(sides, Time.VARIABLE if test.interpreted else test.time)
        if met.kind is Kind.UNKNOWN and asks_for_none(definition.cause.test):
            met = stood_in_for(sides)
        made = _made_by_any(met, sides) if self._expressions.reaches_all else met
        if made is not met:
            rest_on(Assumption.REACHED)
        return made

    def _merged(self, definition: Merged, group: frozenset[Definition]) -> Value:
        ways = list(self._values(definition.ways, group))
        if isinstance(definition.cause, ast.While):
            time = self._expressions.value(definition.cause.test).time
            met = _met(ways, Time.UNKNOWN if definition.interrupted and time is Time.CONSTANT else time)
        else:
            met = _met(ways, Time.UNKNOWN if definition.interrupted else Time.CONSTANT)
        is_loop = isinstance(definition.cause, (ast.For, ast.AsyncFor, ast.While))
        return _made_by_any(met, ways) if is_loop else met  # the body runs, as a rule

    def _values(self, definitions: Iterable[Definition], group: frozenset[Definition]) -> Iterator[Value]:
        """What the definitions are; those of ``group`` as far as this round knows them."""
        return (self.value(each) for each in definitions if self._is_settled(each, group))

    def _is_settled(self, definition: Definition, group: frozenset[Definition]) -> bool:
        """Whether it has a value, in this round of ``group``."""
        is_open = definition in group and definition not in self._assumed
        return not is_open and not isinstance(definition, Unbound)

    def _after(self, test: ast.expr, holds: bool, definition: Definition) -> Value:
        """What ``definition`` is where ``test``, which may ask for it, has turned out so."""
        value = self.value(definition)
        if value.kind is not Kind.UNION:
            return value
        reads = self.places.reads
        return narrowed(value, [told for node, told in told_by(test, holds) if reads.get(node) is definition])


def _made_by_any(met: Value, values: list[Value]) -> Value:
    """``met``, made by the interpreter where any of ``values`` is."""
    return met.made_at(next((value.interpreted for value in values if value.interpreted), ""))


def _met(values: list[Value], time: Time) -> Value:
    """What holds for each of ``values``, where what is known at ``time`` decides which one it is."""
    if len(set(values)) <= 1:
        return values[0] if values else UNKNOWN
    places = [value.interpreted for value in values if value.interpreted]
    if places:  # a Tensor that decides makes all of it a value of the interpreter
        is_interpreted = time is Time.VARIABLE or len(places) == len(values)
        return _met([value.made_at("") for value in values], time).made_at(
            places[0] if is_interpreted else ""
        )
    kinds = {value.kind for value in values}
    found = Value(Kind.TENSOR, combine_times(values)) if kinds == TENSORS else join(values)
    if found.kind in NUMBERS or found.kind is Kind.STR:
        return Value(found.kind, time if time is not Time.CONSTANT else found.time)
    return found


def _groups(start: Definition, is_open: Callable[[Definition], bool]) -> Iterator[list[Definition]]:
    """What ``start`` needs and is open, each after what it needs itself; together what needs each other.

    Strongly connected components as Tarjan finds them, without recursion.
    """
    order: dict[Definition, int] = {}
    lowest: dict[Definition, int] = {}
    path: list[Definition] = []
    on_path: set[Definition] = set()
    todo: list[tuple[Definition, Iterator[Definition]]] = []

    def enter(definition: Definition) -> None:
        order[definition] = lowest[definition] = len(order)
        path.append(definition)
        on_path.add(definition)
        todo.append((definition, iter(definition.needs)))

    enter(start)
    while todo:
        current, needs = todo[-1]
        for needed in needs:
            if needed in on_path:
                lowest[current] = min(lowest[current], order[needed])
            elif needed not in order and is_open(needed):
                enter(needed)
                break
        else:
            todo.pop()
            if todo:
                before = todo[-1][0]
                lowest[before] = min(lowest[before], lowest[current])
            if lowest[current] == order[current]:
                at = path.index(current) if path[-1] is not current else len(path) - 1
                group = path[at:]
                del path[at:]
                on_path.difference_update(group)
                yield group


def _number(definition: Definition) -> int:
    return definition.number
