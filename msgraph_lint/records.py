"""Dataclasses that are made quickly: those of the standard library took 40 of 138 ms of a run over one file.

They are declared, and behave, as ``dataclasses`` has them, with two differences. Nobody stops who writes to a
frozen one, but for the type checker: to make one takes a third of the time. And ``__init__`` is written
when it is first called; no other method has to be.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass", "field", "fields", "replace"]

_MISSING: Any = object()


class Field:
    """How a field differs from its annotation."""

    __slots__ = ("compare", "default", "default_factory", "init", "name", "repr")

    def __init__(
        self,
        *,
        default: Any = _MISSING,
        default_factory: Any = _MISSING,
        init: bool = True,
        repr: bool = True,  # noqa: A002 (as in `dataclasses`)
        compare: bool = True,
    ) -> None:
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.compare = compare


if TYPE_CHECKING:
    from dataclasses import dataclass, field, fields, replace
else:
    field = Field

    def dataclass(
        cls: type | None = None,
        *,
        eq: bool = True,
        order: bool = False,
        frozen: bool = False,
        slots: bool = False,
    ) -> Any:
        """As in ``dataclasses``."""
        if cls is None:
            return lambda cls: _made(cls, eq, order, frozen, slots)
        return _made(cls, eq, order, frozen, slots)

    def fields(record: Any) -> tuple[Field, ...]:
        """As in ``dataclasses``."""
        return tuple(record.__record_fields__.values())

    def replace(record: Any, **changes: Any) -> Any:
        """As in ``dataclasses``."""
        kept = {each.name: getattr(record, each.name) for each in fields(record) if each.init}
        return type(record)(**(kept | changes))


def _made(cls: Any, eq: bool, order: bool, frozen: bool, slots: bool) -> Any:
    """``cls`` with what a dataclass has."""
    inherited: dict[str, Field] = {}
    for base in reversed(cls.__mro__[1:]):
        inherited |= vars(base).get("__record_fields__", {})
    own = {
        name: _field(cls, name)
        for name, annotation in cls.__annotations__.items()
        if not str(annotation).startswith("ClassVar")
    }
    known = inherited | own
    if slots:
        cls = _with_slots(cls, own, inherited)
    cls.__record_fields__ = known
    cls.__dataclass_fields__ = _Declared()
    cls.__match_args__ = tuple(each.name for each in known.values() if each.init)  # type: ignore[misc]
    _set_new(cls, "__init__", _written_when_called(cls, list(known.values())))
    _set_new(cls, "__repr__", _repr([each.name for each in known.values() if each.repr]))
    values = _values([each.name for each in known.values() if each.compare])
    if eq:
        _set_new(cls, "__eq__", _comparison(values, operator.eq))
        if frozen:
            _set_new(cls, "__hash__", lambda self: hash(values(self)))
        elif "__hash__" not in vars(cls):
            cls.__hash__ = None
    if order:
        cls.__lt__ = _comparison(values, operator.lt)
        cls.__le__ = _comparison(values, operator.le)
        cls.__gt__ = _comparison(values, operator.gt)
        cls.__ge__ = _comparison(values, operator.ge)
    return cls


class _Declared:
    """What ``dataclasses`` knows of a record, should it be asked (``asdict``, ``replace``)."""

    def __get__(self, _: Any, cls: Any) -> Any:
        import dataclasses

        known = [
            (each.name, object, dataclasses.field(init=each.init, repr=each.repr, compare=each.compare))
            for each in cls.__record_fields__.values()
        ]
        return vars(dataclasses.make_dataclass(cls.__name__, known))["__dataclass_fields__"]


def _field(cls: Any, name: str) -> Field:
    """The field ``name`` as the body of ``cls`` declares it."""
    declared = vars(cls).get(name, _MISSING)
    found = declared if isinstance(declared, Field) else Field(default=declared)
    found.name = name
    if found.default is not _MISSING:
        setattr(cls, name, found.default)
    elif declared is not _MISSING:
        delattr(cls, name)
    return found


def _with_slots(cls: Any, own: dict[str, Field], inherited: dict[str, Field]) -> Any:
    """``cls`` made anew with slots for its ``own`` fields."""
    left_out = {*own, "__dict__", "__weakref__"}
    body = {name: value for name, value in vars(cls).items() if name not in left_out}
    body["__slots__"] = tuple(name for name in own if name not in inherited)
    made = type(cls)(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    return made


def _written_when_called(cls: Any, known: list[Field]) -> Callable[..., None]:
    """The ``__init__`` of ``cls``, which replaces itself by one in source form."""

    def init(self: Any, *arguments: Any, **named: Any) -> None:
        cls.__init__ = written = _written(cls, known)
        written(self, *arguments, **named)

    return init


def _written(cls: Any, known: list[Field]) -> Any:
    parameters, lines = ["self"], []
    names: dict[str, Any] = {"_MISSING": _MISSING}
    for each in known:
        value = each.name
        if each.default_factory is not _MISSING:
            names[f"_make_{each.name}"] = each.default_factory
            made = f"_make_{each.name}()"
            value = f"{made} if {each.name} is _MISSING else {each.name}" if each.init else made
        elif not each.init and each.default is _MISSING:
            continue
        elif each.default is not _MISSING:
            names[f"_default_{each.name}"] = each.default
            value = each.name if each.init else f"_default_{each.name}"
        if each.init:
            parameters.append(each.name + _default(each))
        lines.append(f" self.{each.name} = {value}\n")
    if hasattr(cls, "__post_init__"):
        lines.append(" self.__post_init__()\n")
    exec(f"def __init__({', '.join(parameters)}):\n{''.join(lines) or ' pass'}", names)
    return names["__init__"]


def _default(each: Field) -> str:
    if each.default_factory is not _MISSING:
        return "=_MISSING"
    return f"=_default_{each.name}" if each.default is not _MISSING else ""


def _set_new(cls: Any, name: str, method: Any) -> None:
    """Set ``method``, unless the body of ``cls`` has its own."""
    if vars(cls).get(name) is None:
        setattr(cls, name, method)


def _values(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What gives the values of the fields ``names``."""
    if not names:
        return lambda _: ()
    of = operator.attrgetter(*names)
    return of if len(names) > 1 else lambda self: (of(self),)


def _comparison(values: Callable[[Any], Any], compare: Callable[[Any, Any], bool]) -> Any:
    def compared(self: Any, other: Any) -> Any:
        return compare(values(self), values(other)) if other.__class__ is self.__class__ else NotImplemented

    return compared


def _repr(names: list[str]) -> Callable[[Any], str]:
    return lambda self: f"{type(self).__qualname__}({', '.join(f'{n}={getattr(self, n)!r}' for n in names)})"
