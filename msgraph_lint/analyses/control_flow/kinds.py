"""Which values join: the compiler keeps both ways of a Tensor condition, and what they give becomes one.

Values of one kind do, whatever they are. Of two kinds, LAX leaves what it can to the interpreter and refuses
the rest; STRICT refuses all. Measured with real MindSpore 2.10.0: each pair of sixteen kinds of values, as
what a name is, as what a conditional expression gives, and as what an inner and an outermost function return;
and each pair of twelve kinds, in either order, as an item of two tuples and of two lists.
"""

from __future__ import annotations

import enum

from msgraph_lint.values.elements import holds_interpreted
from msgraph_lint.values.value import Kind, Value


class Sort(enum.Enum):
    """What a value surely is, as far as joins go."""

    NONE = "None"
    BOOL = "a bool"
    INT = "an int"
    FLOAT = "a float"
    STRING = "a string"
    TENSOR = "a Tensor"
    LIST = "a list"
    LIST_OF_TENSORS = "a list of Tensors"
    TUPLE = "a tuple"
    TUPLE_OF_TENSORS = "a tuple of Tensors"
    DICT = "a dict"
    DICT_OF_TENSORS = "a dict of Tensors"
    FUNCTION = "a function"
    INTERPRETED = "something of the interpreter's"
    OTHER = "something else"

    @property
    def is_number(self) -> bool:
        """Whether it is a number of Python."""
        return self in _NUMBERS


class Joining(enum.Enum):
    """What becomes of two values of different sorts."""

    JOINED = enum.auto()
    INTERPRETED = enum.auto()
    """LAX leaves it to the interpreter, STRICT refuses it."""
    REFUSED = enum.auto()
    LOST = enum.auto()
    """The tuple is 0 where the condition chooses it."""


_NUMBERS = frozenset({Sort.BOOL, Sort.INT, Sort.FLOAT})
_INTERPRETED = frozenset({Sort.NONE, Sort.LIST})
"""What the interpreter can hold for the graph, together with almost anything."""
_TUPLES = frozenset({Sort.TUPLE, Sort.TUPLE_OF_TENSORS})
_PLAIN = _NUMBERS | {Sort.STRING, Sort.TUPLE, Sort.DICT}
"""What is known while the graph is compiled."""
_WITH_DICTS = {frozenset({Sort.LIST, Sort.DICT_OF_TENSORS}), frozenset({Sort.LIST, Sort.DICT})}
_ALIKE_IN_OUTPUT = frozenset({Sort.TUPLE, Sort.DICT})
_ALIKE = frozenset({Sort.TUPLE_OF_TENSORS, Sort.DICT_OF_TENSORS})
_HELD_WITH_TUPLES = (frozenset({Sort.TUPLE, Sort.DICT}), _ALIKE)
"""What the interpreter holds as an item, in either order."""
_SORTS = {
    Kind.NONE: Sort.NONE,
    Kind.STR: Sort.STRING,
    Kind.FUNCTION: Sort.FUNCTION,
    Kind.CELL: Sort.FUNCTION,
    Kind.PRIMITIVE: Sort.FUNCTION,
}
_NUMBER_SORTS = {Kind.BOOL: Sort.BOOL, Kind.INT: Sort.INT, Kind.FLOAT: Sort.FLOAT, Kind.NUMBER: Sort.FLOAT}
_CONTAINERS = {
    Kind.LIST: (Sort.LIST, Sort.LIST_OF_TENSORS),
    Kind.TUPLE: (Sort.TUPLE, Sort.TUPLE_OF_TENSORS),
    Kind.DICT: (Sort.DICT, Sort.DICT_OF_TENSORS),
}
"""Kind -> what it is with constants alone, and with Tensors."""


def sort_of(value: Value) -> Sort:
    """What ``value`` is; a container that holds something of the interpreter's is one of the graph."""
    if value.interpreted and value.kind not in _CONTAINERS:
        return Sort.INTERPRETED
    if value.interpreted and not holds_interpreted(value):
        return Sort.OTHER
    if value.is_tensor:
        return Sort.TENSOR
    if value.kind in _NUMBER_SORTS:
        return _NUMBER_SORTS[value.kind] if value.is_constant else Sort.OTHER
    if value.kind in _CONTAINERS:
        of_constants, of_tensors = _CONTAINERS[value.kind]
        return of_constants if value.is_constant else of_tensors
    return _SORTS.get(value.kind, Sort.OTHER)


def joining(first: Sort, second: Sort, *, is_output: bool = False, is_computed: bool = False) -> Joining:
    """What becomes of a value that is ``first`` or ``second``.

    ``is_output``: it is all that the outermost function returns. ``is_computed``: an expression gives it or a
    function; the way on from a statement that binds a name is compiled for each of two numbers.
    """
    pair = frozenset({first, second})
    if len(pair) == 1 or Sort.OTHER in pair:
        return Joining.JOINED
    if Sort.INTERPRETED in pair:
        return Joining.JOINED if pair.isdisjoint(_TUPLES) else Joining.LOST
    if Sort.FUNCTION in pair:
        return Joining.REFUSED
    if pair & _INTERPRETED:
        is_refused = pair in _WITH_DICTS and (is_output or Sort.DICT not in pair)
        return Joining.REFUSED if is_refused else Joining.INTERPRETED
    if pair <= _PLAIN:
        if is_output and pair != _ALIKE_IN_OUTPUT:
            return Joining.REFUSED
        return Joining.JOINED if pair <= _NUMBERS and not is_computed else Joining.INTERPRETED
    return Joining.INTERPRETED if pair == _ALIKE else Joining.REFUSED


def joining_of_items(first: Sort, second: Sort, *, of_lists: bool) -> Joining:
    """What becomes of an item of two tuples, or ``of_lists``, that is ``first`` where the condition holds.

    The interpreter holds what begins as its own: as the second of the two, None is refused.
    """
    pair = frozenset({first, second})
    if len(pair) == 1 or not pair.isdisjoint({Sort.OTHER, Sort.INTERPRETED}):
        return Joining.JOINED
    if Sort.FUNCTION in pair:
        return Joining.REFUSED
    if first is Sort.LIST and second in (Sort.DICT, Sort.DICT_OF_TENSORS):
        return Joining.INTERPRETED if of_lists else Joining.REFUSED
    return Joining.INTERPRETED if first in _INTERPRETED or pair in _HELD_WITH_TUPLES else Joining.REFUSED
