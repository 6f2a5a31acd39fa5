"""What is in a value: the items of a list, what a loop over it gives, what a change puts into it."""

from __future__ import annotations

from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.records import replace
from msgraph_lint.values.value import (
    MISSING,
    NUMBERS,
    TENSOR,
    UNKNOWN,
    Kind,
    Time,
    Value,
    combine_times,
    constant,
    functions_of,
    join,
    literal,
    mapping,
)

CELL_LISTS = frozenset({"mindspore.nn.CellList", "mindspore.nn.SequentialCell"})
_IN_GRAPH = {"mindspore.nn.CellList": Kind.TUPLE, "mindspore.nn.CellDict": Kind.DICT}
_CHANGED = frozenset({Kind.LIST, Kind.DICT, Kind.SET})
_ADDING = {"append": 0, "add": 0, "insert": 1}
"""Method -> the argument that becomes an element."""
_JOINING = frozenset({"extend", "+="})
CHANGED_ITEM = External("list item")
"""The class of items of a list that is changed in place, and of what is computed from them."""
_MOST_ENTRIES = 50
"""How many keys of a dict are followed that are set one by one."""
_OF_ITEM = "[]."
_IN_PLACE = frozenset({"extend", "insert", "pop", "reverse"})
_PLAIN = NUMBERS | {Kind.STR}
_REMOVING = frozenset({"pop", "remove", "clear", "sort", "reverse", "popitem", "discard", "del"})


def element(owner: Value) -> Value:
    """An element of ``owner``, whichever."""
    if owner.interpreted:
        return element(owner.made_at("")).made_at(owner.interpreted)
    if owner.kind is Kind.UNION:
        return join(element(option) for option in owner.options if option.kind is not Kind.NONE)
    if owner.kind is Kind.OPAQUE:
        return UNKNOWN
    if owner.items:
        return join(owner.items)
    if owner.shows_keys and owner.entries:
        return join(literal(key) for key, _ in owner.entries).holding(owner.held)
    if owner.each is not None:
        return owner.each
    if owner.is_tensor:
        return Value(Kind.TENSOR, owner.time)
    if owner.kind is Kind.RANGE:
        return Value(Kind.INT, owner.time)
    if owner.kind is Kind.STR:
        return Value(Kind.STR, owner.time)
    if owner.kind is Kind.TUPLE and owner.literal == "shape":
        return constant(Kind.INT)
    return UNKNOWN.holding(owner.held)


def has_known_elements(owner: Value) -> bool:
    """Whether it is known what the elements are, be there none."""
    return owner.items is not None or element(owner).kind is not Kind.UNKNOWN


def item(whole: Value, position: int) -> Value:
    """The element at ``position``."""
    items = whole.items if not whole.interpreted else None
    if items is not None and -len(items) <= position < len(items):
        return items[position]
    return element(whole)


def of_each(kind: Kind, each: Value, time: Time, functions: tuple[Value, ...] = ()) -> Value:
    """A container of elements that are all ``each``."""
    return Value(kind, time, each=each if each.says_anything else None, held=functions)


def holds_interpreted(value: Value) -> bool:
    """Whether graph code made the container, as it seems, and the interpreter what is in it."""
    each = (*(value.items or ()), *(part for _, part in value.entries))
    return any(part.interpreted for part in each) or (value.each is not None and bool(value.each.interpreted))


def is_cell_list(value: Value) -> bool:
    """Whether it is a list of Cells that is a Cell itself."""
    cls = value.cls
    return value.kind is Kind.CELL and isinstance(cls, External) and cls.name in CELL_LISTS


def layer_container(value: Value) -> Kind | None:
    """What a CellList or CellDict is in graph code: a tuple or a dict, and no Cell; None for all else.

    So is one of a class that the project derives, except to its own methods.
    """
    if value.kind is not Kind.CELL:
        return None
    if value.options:
        kinds = {layer_container(option) for option in value.options}
        return kinds.pop() if len(kinds) == 1 else None
    bases = value.cls.external_bases if isinstance(value.cls, ClassInfo) else [value.cls]
    found = (_IN_GRAPH.get(base.name) for base in bases if isinstance(base, External))
    return next((kind for kind in found if kind is not None), None)


def holds_layers(value: Value) -> bool:
    """Whether it is a collection of layers, to graph code: of MindSpore's, or a tuple or list of them."""
    if layer_container(value) is not None:
        return True
    items = value.items if value.items is not None else (element(value),)
    return value.kind in (Kind.LIST, Kind.TUPLE) and any(each.kind is Kind.CELL for each in items)


def without_items(value: Value) -> Value:
    """The same container, with as many elements as there may be, in whichever order."""
    if value.items is None:
        return value
    each = join(value.items) if value.items else None
    return replace(value, items=None, each=each, held=functions_of([value]))


def changed(before: Value, how: str, added: list[Value], key: object = MISSING) -> Value:
    """``before`` after the method ``how``, or ``[]`` for ``x[key] = …``, with the arguments ``added``."""
    if how.startswith(_OF_ITEM):
        return _with_items_changed(before, how.removeprefix(_OF_ITEM), added)
    if before.is_tensor and how == "[]":
        return before.made_at(before.interpreted or next((each.interpreted for each in added), ""))
    if before.kind not in _CHANGED and not is_cell_list(before):
        return before
    new: Value | None = None
    if how in _ADDING:
        new = added[_ADDING[how]] if len(added) > _ADDING[how] else UNKNOWN
    elif how in _JOINING:
        new = element(added[0]) if added else UNKNOWN
    elif how == "[]":
        new = added[0] if added and before.kind is not Kind.DICT else UNKNOWN
    elif how not in _REMOVING:
        new = UNKNOWN
    kept = without_items(before)
    time = combine_times([before, *added]) if added else before.time
    held = functions_of([before, *added])
    is_made_anew = before.kind is Kind.LIST and (how == "[]" or _at_variable_place(how, added))
    is_empty = before.items == ()
    if new is None:
        return replace(kept, time=time, made_anew=is_made_anew, held=held, entries=())
    if before.kind is Kind.DICT and how == "[]" and key is not MISSING and (before.entries or is_empty):
        return _with_entries(before, {key: added[0] if added else UNKNOWN})
    if before.kind is Kind.DICT and how == "update" and (before.entries or is_empty) and _are_shown(added):
        return _with_entries(before, dict(added[0].entries))
    parts = [new] if is_empty else [element(before), new]
    each, place = join(parts), before.interpreted or new.interpreted
    if how == "extend":  # which leaves a list of the interpreter, not one with such items
        each = each.made_at("")
    else:
        place = place if each.says_anything else before.interpreted
        each = each.made_at(place)
    return replace(
        kept,
        time=time,
        made_anew=is_made_anew,
        held=held,
        entries=(),
        each=each if each.says_anything else None,
        interpreted=place,
    )


def _with_entries(before: Value, new: dict[object, Value]) -> Value:
    """The dict ``before``, of which all keys are known, with ``new`` in it."""
    entries = {**dict(before.entries), **new}
    is_refused = any(value.interpreted for value in new.values())  # MSG748
    are_followed = len(entries) <= _MOST_ENTRIES and not is_refused
    made = mapping(list(entries) if are_followed else None, list(entries.values()))
    if before.astray:
        made = replace(made, astray=tuple((key, how) for key, how in before.astray if key not in new))
    return made.holding(before.held).made_at(before.interpreted)


def _are_shown(added: list[Value]) -> bool:
    return len(added) == 1 and bool(added[0].entries) and not added[0].interpreted


def becomes_object(owner: Value, how: str, added: list[Value]) -> bool:
    """Whether the method ``how`` makes an object of the interpreter of a list that the compiler knows.

    It does not where that is :attr:`~msgraph_lint.values.value.Value.made_anew`. Where the place of an item
    varies, the graph makes a new list.
    """
    is_list = owner.kind is Kind.LIST and not owner.interpreted and not owner.made_anew
    return how in _IN_PLACE and is_list and not _at_variable_place(how, added) and has_known_elements(owner)


def _at_variable_place(how: str, added: list[Value]) -> bool:
    return how == "insert" and bool(added) and added[0].is_variable


def known_when_it_runs(owner: Value) -> Value:
    """The same list, with numbers and texts of which only the graph that runs knows which they are."""

    def after(each: Value) -> Value:
        is_plain = each.kind in _PLAIN and not each.interpreted
        return Value(each.kind, Time.VARIABLE, cls=CHANGED_ITEM) if is_plain else each

    return replace(
        owner,
        items=tuple(map(after, owner.items)) if owner.items is not None else None,
        each=after(owner.each) if owner.each is not None else None,
    )


def is_changed_item(value: Value) -> bool:
    """Whether it is an item of a list that became an object of the interpreter, or computed from one."""
    return value.cls is CHANGED_ITEM and not value.interpreted


def holds_changed_item(value: Value) -> bool:
    """Whether it is such an item, or a list or tuple with one."""
    parts = (*(value.items or ()), *((value.each,) if value.each is not None else ()))
    is_sequence = value.kind in (Kind.LIST, Kind.TUPLE) and not value.interpreted
    return is_changed_item(value) or (is_sequence and any(map(is_changed_item, parts)))


def _with_items_changed(before: Value, how: str, added: list[Value]) -> Value:
    """``before`` after one of its items was changed, whichever."""

    def after(item: Value) -> Value:
        return join([item, changed(item, how, added)])

    return replace(
        before,
        items=tuple(map(after, before.items)) if before.items is not None else None,
        each=after(before.each) if before.each is not None else None,
        entries=tuple((key, after(value)) for key, value in before.entries),
    )


TENSORS_EACH = Value(Kind.TUPLE, Time.VARIABLE, each=TENSOR)
"""Several Tensors, as ``ops.split`` returns them."""
