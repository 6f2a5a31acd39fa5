"""What was found out about something and is kept with it, as long as somebody needs it."""

from __future__ import annotations

from functools import cache, cached_property


def forget(thing: object, kind: type) -> None:
    """Keep nothing of what the properties of the class ``kind`` found out: whoever asks finds it anew."""
    for name in vars(thing).keys() & _properties(kind):
        del thing.__dict__[name]


@cache
def _properties(kind: type) -> frozenset[str]:
    return frozenset(name for name, each in vars(kind).items() if isinstance(each, cached_property))
