"""What was found out about something and is kept with it, as long as somebody needs it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import TYPE_CHECKING, Any

__all__ = ["cached_property", "forget"]

if TYPE_CHECKING:
    from functools import cached_property
else:

    class cached_property:  # noqa: N801 (as in `functools`)
        """As in ``functools``, without the lock that it has before Python 3.12: half of the time."""

        def __init__(self, find: Callable[[Any], Any]) -> None:
            self.find = find
            self.__doc__ = find.__doc__

        def __set_name__(self, _: type, name: str) -> None:
            self.name = name

        def __get__(self, thing: Any, _: type) -> Any:
            if thing is None:
                return self
            found = thing.__dict__[self.name] = self.find(thing)
            return found


def forget(thing: object, kind: type, but: Collection[str] = ()) -> None:
    """Keep nothing of what the properties of the class ``kind`` found out: whoever asks finds it anew.

    ``but``: the names of those that are kept.
    """
    for name in (vars(thing).keys() & _properties(kind)).difference(but):
        del thing.__dict__[name]


@cache
def _properties(kind: type) -> frozenset[str]:
    return frozenset(name for name, each in vars(kind).items() if isinstance(each, cached_property))
