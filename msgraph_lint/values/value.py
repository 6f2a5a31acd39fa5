"""What an expression is, and when its value is known: the abstract values of the analysis.

A value has a kind (Tensor, Cell, int, list …) and a binding time: a *constant* is known while the
graph is compiled (literals, plain attributes of ``self``, shapes), a *variable* only when it runs
(Tensors that enter the graph, Parameters, whatever is computed from them). ``UNKNOWN`` is always a
legal answer: the checkers stay silent on it.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import Final

from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.program.found import cached_property
from msgraph_lint.records import dataclass, replace


class _Distinct(enum.Enum):
    """Its members are hashed as objects: that of ``enum`` took 2 % of the time."""

    __hash__ = object.__hash__


class Kind(_Distinct):
    """The kinds of values that graph code distinguishes."""

    TENSOR = "Tensor"
    PARAMETER = "Parameter"
    CELL = "Cell"
    PRIMITIVE = "Primitive"
    FUNCTION = "function"
    CLASS = "class"
    OBJECT = "object"
    BOOL = "bool"
    INT = "int"
    FLOAT = "float"
    NUMBER = "number"
    STR = "str"
    NONE = "None"
    LIST = "list"
    TUPLE = "tuple"
    DICT = "dict"
    SET = "set"
    RANGE = "range"
    DTYPE = "dtype"
    OPAQUE = "value of an object that the compiler does not look into"
    UNION = "one of several kinds"
    UNKNOWN = "unknown"


class Time(_Distinct):
    """When a value is known."""

    CONSTANT = "at compile time"
    VARIABLE = "at run time"
    UNKNOWN = "unknown"


class _Missing(enum.Enum):
    MISSING = enum.auto()


MISSING: Final = _Missing.MISSING

NUMBERS = frozenset({Kind.BOOL, Kind.INT, Kind.FLOAT, Kind.NUMBER})
TENSORS = frozenset({Kind.TENSOR, Kind.PARAMETER})


class Astray(enum.Enum):
    """What graph code reads at a key of ``{**options, "k": v}`` instead of its value.

    The compiler knows all keys, and has one value for each part of the display: all values of a dict that is
    unpacked are one tuple. A key is looked for by its position.
    """

    TUPLE = "all values of an unpacked dict"
    NOTHING = "nothing: there are not so many values"
    OTHER = "the value of another key"


@dataclass(frozen=True)
class Value:
    """An abstract value."""

    kind: Kind
    time: Time = Time.UNKNOWN
    literal: object = MISSING
    """The Python value when the source shows it."""
    cls: ClassInfo | External | None = None
    """The class of an instance, or the class itself for ``Kind.CLASS``."""
    function: FunctionInfo | External | None = None
    receiver: ClassInfo | None = None
    """The class of ``self`` in ``function``, when that is a method or stands in one."""
    items: tuple[Value, ...] | None = None
    """The elements of a list or tuple whose length the source shows; see :func:`sequence`."""
    each: Value | None = None
    """What every element is, where the items are not shown one by one; what one ``OPAQUE`` is to Python; the
    class that a ``partial`` object is made of; what a function returns that has no source."""
    options: tuple[Value, ...] = ()
    """What a ``Kind.UNION`` may be, or which Cells, classes or objects."""
    entries: tuple[tuple[object, Value], ...] = ()
    """The items of a dict, when the source shows all keys; see :func:`mapping`."""
    astray: tuple[tuple[object, Astray], ...] = ()
    """The keys of a dict display with ``**`` where graph code reads something else."""
    held: tuple[Value, ...] = ()
    """Functions that the compiler parses with it: values of a dict, alternatives, what ``vmap`` was given."""
    interpreted: str = ""
    """Where the interpreter made it (``path:line``): to the compiler it then has no shape, dtype or kind."""
    made_anew: bool = False
    """Of a list: ``list`` made it of a tuple or a range, or an item of it was set. The first change in place
    then makes no object of the interpreter."""

    @cached_property
    def parts(self) -> int:
        """How many values it is made of, itself included."""
        return 1 + sum(part.parts for part in self._below)

    @property
    def _below(self) -> tuple[Value, ...]:
        each = (self.each,) if self.each is not None else ()
        entries = (value for _, value in self.entries)
        return (*(self.items or ()), *each, *self.options, *self.held, *entries)

    @cached_property
    def functions(self) -> tuple[Value, ...]:
        """The functions that the compiler parses when graph code gets to it."""
        if self.kind is Kind.OPAQUE:
            return ()
        if isinstance(self.function, FunctionInfo):
            return (self,)
        return functions_of(self._below)

    @cached_property
    def is_open(self) -> bool:
        """Whether it is unknown, or a part of it is."""
        return self.kind is Kind.UNKNOWN or any(part.is_open for part in self._below)

    @cached_property
    def is_interpreted_anywhere(self) -> bool:
        """Whether the interpreter made it, or a part of it."""
        return bool(self.interpreted) or any(part.is_interpreted_anywhere for part in self._below)

    @property
    def in_python(self) -> Value:
        """What it is to Python, where the compiler does not look into it."""
        return (self.each or UNKNOWN) if self.kind is Kind.OPAQUE else self

    @property
    def shows_keys(self) -> bool:
        """Surely a dict of which all keys are known; they are the first of each of ``entries``."""
        return self.kind is Kind.DICT and (bool(self.entries) or self.items == ())

    @property
    def says_anything(self) -> bool:
        """Whether it is known what it is, or that the interpreter made it."""
        return self.kind is not Kind.UNKNOWN or bool(self.interpreted)

    @property
    def is_tensor(self) -> bool:
        """Surely a Tensor or Parameter."""
        return self.kind in TENSORS

    @property
    def is_variable(self) -> bool:
        """Surely not known before the graph runs."""
        return self.time is Time.VARIABLE

    @property
    def is_constant(self) -> bool:
        """Surely known while the graph is compiled."""
        return self.time is Time.CONSTANT

    @property
    def classes(self) -> tuple[ClassInfo | External, ...]:
        """The classes of what it may be, as far as they are known; its own for ``Kind.CLASS``."""
        found = (self, *self.options) if self.cls is not None else self.options
        return tuple(dict.fromkeys(each.cls for each in found if each.cls is not None))

    @property
    def entering(self) -> Value:
        """What it becomes as an argument of a network: Tensors and ``mutable`` values are variables."""
        if self.kind is Kind.TENSOR:
            return TENSOR
        if self.items is not None:
            return sequence(self.kind, tuple(item.entering for item in self.items))
        if self.each is not None:
            each = self.each.entering
            return replace(self, each=each, time=Time.VARIABLE if each.is_variable else self.time)
        return self

    def holding(self, functions: Iterable[Value]) -> Value:
        """The same, with ``functions`` that the compiler parses with it."""
        held = tuple(dict.fromkeys((*self.held, *functions)))
        return self if held == self.held else replace(self, held=held)

    def made_at(self, place: str) -> Value:
        """The same, made by the interpreter at ``place``; by the graph, where there is none."""
        return self if place == self.interpreted else replace(self, interpreted=place)

    def made_by_graph(self) -> Value:
        """The same, of which the interpreter made nothing."""
        if not self.is_interpreted_anywhere:
            return self
        items = tuple(item.made_by_graph() for item in self.items) if self.items is not None else None
        return replace(
            self,
            interpreted="",
            items=items,
            each=self.each.made_by_graph() if self.each is not None else None,
            options=tuple(option.made_by_graph() for option in self.options),
            entries=tuple((key, value.made_by_graph()) for key, value in self.entries),
        )

    def may_be(self, *kinds: Kind) -> bool:
        """Whether one of ``kinds`` is possible; True when nothing is known."""
        if self.kind is Kind.UNION:
            return any(option.may_be(*kinds) for option in self.options)
        return self.kind is Kind.UNKNOWN or self.kind in kinds


UNKNOWN: Final = Value(Kind.UNKNOWN)
TENSOR: Final = Value(Kind.TENSOR, Time.VARIABLE)
CONSTANT_TENSOR: Final = Value(Kind.TENSOR, Time.CONSTANT)
PARAMETER: Final = Value(Kind.PARAMETER, Time.VARIABLE)
NONE: Final = Value(Kind.NONE, Time.CONSTANT, None)
_LITERAL_KINDS: Final = {
    bool: Kind.BOOL,
    int: Kind.INT,
    float: Kind.FLOAT,
    str: Kind.STR,
    bytes: Kind.STR,  # to the compiler they are one
    type(None): Kind.NONE,
}


def literal(value: object) -> Value:
    """The value of a literal."""
    kind = _LITERAL_KINDS.get(type(value), Kind.UNKNOWN)
    return Value(kind, Time.CONSTANT, value)


def opaque(value: Value) -> Value:
    """What is ``value`` to Python, in an object that the compiler does not look into."""
    return Value(Kind.OPAQUE, Time.CONSTANT, each=value)


def constant(kind: Kind) -> Value:
    """Some value of ``kind`` that the compiler knows and the source does not show."""
    return Value(kind, Time.CONSTANT)


_MOST_PARTS: Final = 1_000
_MOST_OPTIONS: Final = 16
_DEEPEST: Final = 2
"""How deep containers are nested whose elements are known."""
_CHOSEN: Final = frozenset({Kind.CELL, Kind.CLASS, Kind.OBJECT, Kind.PRIMITIVE})
"""Kinds of which it matters which one it is."""
_MOST_FUNCTIONS: Final = 100
"""How many functions of one value are followed: a registry may hold all of a project."""


def sequence(kind: Kind, items: tuple[Value, ...]) -> Value:
    """A list or tuple of ``items``.

    They are forgotten when they are too many: ``a = [a, a]`` twice as many each time, in as many lines.
    """
    value = Value(kind, combine_times(items), items=items)
    return value if value.parts <= _MOST_PARTS else Value(kind, value.time, held=value.functions)


def mapping(keys: Sequence[object] | None, values: Sequence[Value]) -> Value:
    """A dict of ``values``, with their ``keys`` if the source shows them all; ``{}`` has ``items``, too."""
    entries = tuple(zip(keys, values, strict=True)) if keys is not None else ()
    items = () if keys is not None and not keys else None
    value = Value(Kind.DICT, combine_times(values), items=items, entries=entries, held=functions_of(values))
    return value if value.parts <= _MOST_PARTS else replace(value, entries=())


UNPACKED: Final = object()
"""Stands for the key of a dict that is unpacked."""


def unpacking(keys: Sequence[object], values: Sequence[Value]) -> Value:
    """A dict display with ``**``, whose keys are ``UNPACKED`` there; constants are read as they should be.

    Measured by the cases of ``unpacked_dict_item`` and ``other_item_of_unpacked_dict``.
    """
    found: dict[object, tuple[Value, int]] = {}
    variable: set[object] = set()
    for part, (key, value) in enumerate(zip(keys, values, strict=True)):
        if key is MISSING or (key is UNPACKED and not value.shows_keys):
            return mapping(None, values)
        items = value.entries if key is UNPACKED else ((key, value),)
        found.update({name: (each, part) for name, each in items})
        variable.update(name for name, each in items if each.is_variable)
    made = mapping(list(found), [value for value, _ in found.values()])
    astray = []
    for position, (name, (_, part)) in enumerate(found.items()):
        if name not in variable:
            continue
        if position >= len(keys):
            astray.append((name, Astray.NOTHING))
        elif keys[position] is UNPACKED:
            astray.append((name, Astray.TUPLE))
        elif position != part:
            astray.append((name, Astray.OTHER))
    return replace(made, astray=tuple(astray)) if astray else made


def functions_of(values: Iterable[Value]) -> tuple[Value, ...]:
    """The functions that the compiler parses when graph code gets to ``values``."""
    found = dict.fromkeys(function for value in values for function in value.functions)
    return tuple(found)[:_MOST_FUNCTIONS]


def join(values: Iterable[Value]) -> Value:
    """What holds for every one of ``values``."""
    values = list(values)
    if len(values) == 1 and values[0].kind is not Kind.UNION:
        return values[0]
    if any(value.interpreted for value in values):
        place = values[0].interpreted if all(value.interpreted for value in values) else ""
        return join([value.made_at("") for value in values]).made_at(place)
    alternatives = (value.options if value.kind is Kind.UNION else (value,) for value in values)
    found = list(dict.fromkeys(option for options in alternatives for option in options))
    if not found:
        return UNKNOWN
    if len(found) == 1:
        return found[0]
    times = {value.time for value in found}
    time = times.pop() if len(times) == 1 else Time.UNKNOWN
    if any(value.kind is Kind.UNKNOWN for value in found):
        return Value(Kind.UNKNOWN, time, held=functions_of(found))
    kinds = {value.kind for value in found}
    if len(kinds) == 1:
        return _alike(found, time)
    if kinds <= NUMBERS:
        return Value(Kind.NUMBER, time)
    union = Value(Kind.UNION, time, options=tuple(found))
    return union if union.parts <= _MOST_PARTS else Value(Kind.UNKNOWN, time, held=union.functions)


def _alike(found: list[Value], time: Time) -> Value:
    """What holds for values of one kind."""
    first = found[0]
    held = functions_of(found)
    if first.kind in _CHOSEN and any(value.cls != first.cls for value in found):
        options = tuple(dict.fromkeys(option for value in found for option in value.options or (value,)))
        if len(options) <= _MOST_OPTIONS and all(option.cls is not None for option in options):
            return Value(first.kind, time, options=options, held=held)
        return Value(first.kind, time, held=held)
    made_anew = any(value.made_anew for value in found)
    if first.items is not None and len({len(value.items or ()) for value in found}) == 1:
        rows = [value.items for value in found if value.items is not None]
        if len(rows) == len(found):
            met = sequence(first.kind, tuple(join(column) for column in zip(*rows, strict=True)))
            return replace(met, cls=first.cls, made_anew=made_anew) if first.cls or made_anew else met
    if first.entries and len({tuple(key for key, _ in value.entries) for value in found}) == 1:
        columns = zip(*(value.entries for value in found), strict=True)
        rows = [(row[0][0], join(value for _, value in row)) for row in columns]
        return mapping([key for key, _ in rows], [value for _, value in rows])
    cls = first.cls if all(value.cls == first.cls for value in found) else None
    return Value(first.kind, time, cls=cls, each=_each_of(found), held=held, made_anew=made_anew)


def _each_of(found: list[Value]) -> Value | None:
    """What every element of every one of ``found`` is."""
    each: list[Value] = []
    for value in found:
        if value.items is None and value.each is None:
            return None
        each += value.items if value.items is not None else (value.each or UNKNOWN,)
    whole = _shallow(join(each), _DEEPEST)
    return whole if whole.says_anything and whole.parts <= _MOST_PARTS else None


def _shallow(value: Value, depth: int) -> Value:
    """``value`` without what is nested deeper: ``a = [a]`` in a loop nests once more each time around."""
    if value.items is None and value.each is None:
        return value
    if depth == 0:
        return Value(value.kind, value.time, held=value.functions)
    items = tuple(_shallow(item, depth - 1) for item in value.items) if value.items is not None else None
    each = _shallow(value.each, depth - 1) if value.each is not None else None
    return replace(value, items=items, each=each)


def stood_in_for(values: Iterable[Value]) -> Value:
    """What ``given or Default()`` is: what is given in place of an object or class is taken to be like it."""
    values = list(values)
    joined = join(values)
    known = [value for value in values if value.kind is not Kind.UNKNOWN]
    if known and all(value.kind is Kind.CLASS for value in known):  # `if layer is None: layer = nn.ReLU`
        return join(known)
    is_object = known and len(known) < len(values) and all(value.kind is Kind.OBJECT for value in known)
    if joined.kind is not Kind.UNKNOWN or not is_object or any(value.cls is None for value in known):
        return joined
    return Value(Kind.OBJECT, options=tuple(dict.fromkeys(known)))


def combine_times(values: Iterable[Value]) -> Time:
    """When something computed from ``values`` is known."""
    times = {value.time for value in values}
    if Time.VARIABLE in times:
        return Time.VARIABLE
    return Time.UNKNOWN if Time.UNKNOWN in times else Time.CONSTANT
