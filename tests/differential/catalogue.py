"""The features that may make a program fail: what people write when they port or extend a model.

They stand in ``features.txt``: ``--- name family``, then lines of the body of a function. What begins with
``@module``, ``@init``, ``@method`` or ``@body`` goes there. In all of them

========  ==================================================================================================
``$v``    a name bound to a float32 Tensor; its shape and dtype have to be the same afterwards
``$t``    an expression of the same shape and dtype
``$y``    a name that is free; so are ``$z`` and ``$w``
``$a``    an attribute that nothing else uses; so is ``$b``
``$F``    a name for a function or class of the module
``$n``    2, 3 or 4; ``$f`` a float between 0 and 1
``$tc``   a condition that hangs on the values of a Tensor
``$sc``   a condition that Python knows: a shape, a flag, a number
========  ==================================================================================================

and of ``<<this|that>>`` one is taken. Features of the family ``cpu`` have a wrong baseline:
PyNative does not execute in-place methods of Tensors on the CPU.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from string import Template

from .program import Line, block

_FILE = Path(__file__).with_name("features.txt")
_SECTIONS = ("module", "init", "method", "body")
_CHOICE = re.compile(r"<<(.*?)>>")
_NAMES = ("y", "out", "tmp", "h", "res", "feat", "z", "val", "new_x", "cur", "buf", "acc")


@dataclass(frozen=True)
class Feature:
    """A few lines that may fail in the graph, or may not."""

    name: str
    family: str
    sections: Mapping[str, str]

    @property
    def needs_self(self) -> bool:
        """Whether it can stand in a method of a Cell only."""
        text = self.sections["body"]
        return "self" in text or any(self.sections[name] for name in ("init", "method"))


@cache
def catalogue() -> Mapping[str, Feature]:
    """All features by name.

    Raises:
        ValueError: two have the same name.
    """
    found: dict[str, Feature] = {}
    for part in re.split(r"^--- ", _FILE.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        head, _, text = part.partition("\n")
        name, family = head.split()
        if name in found:
            raise ValueError(f"there are two features {name}")
        sections = dict.fromkeys(_SECTIONS, "")
        current = "body"
        for line in text.splitlines():
            if line.startswith("@") and line[1:] in sections:
                current = line[1:]
            elif line.strip() and not line.startswith("#"):
                sections[current] += line + "\n"
        found[name] = Feature(name, family, sections)
    return found


@dataclass(frozen=True)
class Place:
    """Where a feature goes: what is known there."""

    tensor: str
    same: tuple[str, ...]
    """Expressions of the same shape and dtype as ``tensor``."""
    taken: frozenset[str]
    """Names that must not be bound anew."""
    conditions: tuple[str, ...]
    """Conditions that Python knows."""


@dataclass(frozen=True)
class Written:
    """A feature as lines for each section, from the left margin."""

    lines: Mapping[str, list[Line]]


def write(feature: Feature, place: Place, number: int, random: Random, tag: str) -> Written:
    """The lines of ``feature`` at ``place``, tagged with ``tag``."""
    free = [name for name in _NAMES if name not in place.taken and name != place.tensor]
    names = random.sample(free, 3)
    comparisons = (
        f"{place.tensor}.mean() > 0",
        f"{place.tensor}.sum() < {random.randint(1, 9)}.0",
        f"ops.abs({place.tensor}).max() > 0.5",
        f"{place.tensor}.max() > {place.tensor}.min()",
    )
    suffix = random.choice(("", "_", "2", "_cur")) + (str(number) if number else "")
    values = {
        "v": place.tensor,
        "t": random.choice(place.same),
        **dict(zip("yzw", names, strict=True)),
        "a": random.choice(("scale", "steps", "cache", "state", "last", "offset", "hist", "aux")) + suffix,
        "b": random.choice(("count", "gain", "seen", "memo", "total", "flag")) + suffix,
        "F": random.choice(("apply", "mix", "fold", "shift", "update", "merge")) + f"_{number + 1}",
        "n": str(random.randint(2, 4)),
        "f": str(random.choice((0.1, 0.25, 0.5, 0.9))),
        "tc": random.choice(comparisons),
        "sc": random.choice(place.conditions),
    }

    def lines(section: str) -> list[Line]:
        chosen = _CHOICE.sub(lambda match: random.choice(match[1].split("|")), feature.sections[section])
        return block(Template(chosen).substitute(values), 0, tag)

    return Written({section: lines(section) for section in _SECTIONS})
