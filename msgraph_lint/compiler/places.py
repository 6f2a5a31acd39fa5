"""What a name means at one place: the definitions that a walk along the statements of a function meets.

A definition is one thing that gives a name a value: a parameter, an assignment, a change of a container, two
branches that meet, a loop that comes around. Each read of a name sees exactly one. Definitions are made of
syntax alone, so they hold for every target, every class of ``self`` and every call of the function.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import Union

from msgraph_lint.compiler.narrowing import Told
from msgraph_lint.records import dataclass, field


@dataclass(eq=False, slots=True)
class Definition:
    """What gives a name its value from one place on."""

    number: int = field(init=False, default=0)
    """By the place in the function: those that are walked later have greater ones."""
    needs: Sequence[Definition] = field(init=False, default=())
    """The definitions that its value depends on."""


@dataclass(eq=False, slots=True)
class Given(Definition):
    """A parameter."""

    name: str


@dataclass(eq=False, slots=True)
class Passed(Definition):
    """A parameter of a lambda that the function around calls by name or where it stands."""

    arguments: list[ast.expr | None] = field(default_factory=list)
    """What its calls pass, ``None`` where the source does not show it; empty where others may call it too."""


@dataclass(eq=False, slots=True)
class Kept(Definition):
    """An attribute of ``self`` as the function finds it."""

    name: str


@dataclass(eq=False, slots=True)
class Assigned(Definition):
    """A name that is bound to a value or a part of one."""

    name: str
    statement: ast.AST
    """What binds it: a statement, a generator of a comprehension, a nested function, an import."""
    value: ast.expr | None = None
    """``None`` where the source shows no expression: ``with … as f``, ``except E as e``, patterns."""
    path: tuple[int, ...] = ()
    """Positions in what is unpacked, the outermost first; from the end where a ``*`` stands before."""
    iterated: bool = False
    """Whether it takes the elements of the value, one after the other."""
    starred: bool = False
    """Whether it takes the rest of what is unpacked, as a list."""


@dataclass(eq=False, slots=True)
class Updated(Definition):
    """``x += value``: what it was before, and the value, in one operation."""

    statement: ast.AugAssign
    operation: ast.BinOp
    """``x + value``, whose ``x`` is read before the statement."""


@dataclass(eq=False, slots=True)
class Changed(Definition):
    """A container whose contents change: ``x.append(…)``, ``x[0] = …``."""

    before: Definition
    how: str
    """The method that is called, ``[]`` for ``x[…] = …``, ``del`` for ``del x[…]``, ``[].…`` of an item."""
    added: tuple[ast.expr, ...] = ()
    """Its arguments, or what is assigned."""
    key: ast.expr | None = None
    """Where something is assigned: ``k`` in ``x[k] = …``."""


@dataclass(eq=False, slots=True)
class Chosen(Definition):
    """The two branches of an ``if`` meet."""

    cause: ast.If
    first: Definition
    """After the branch that is taken when the condition holds."""
    second: Definition


@dataclass(eq=False, slots=True)
class Merged(Definition):
    """Any of several: where a loop comes around or ends, and after ``try`` and ``match``."""

    cause: ast.AST
    ways: list[Definition]
    """From before the loop first."""
    interrupted: bool = False
    """Whether ``break``, ``continue``, an exception or a pattern decides which."""


class Unbound(Definition):
    """A name that nothing binds, or no more: nobody gets a value from it."""


UNBOUND = Unbound()
Way = Union[Assigned, Updated, Changed]
"""What binds or changes a name by itself."""


def origins(start: Definition, most: int | None = None) -> Iterator[Definition]:
    """``start``, and where its value may come from: through branches, loops and changes in place.

    ``most``: how many ways are found before no more are looked for.
    """
    todo, seen = [start], {start}
    while todo and (most is None or len(seen) <= most):
        definition = todo.pop()
        yield definition
        ways: Sequence[Definition] = ()
        if isinstance(definition, Chosen):
            ways = (definition.first, definition.second)
        elif isinstance(definition, Merged):
            ways = definition.ways
        elif isinstance(definition, Changed):
            ways = (definition.before,)
        todo += [way for way in ways if way not in seen]
        seen.update(ways)


@dataclass
class Places:
    """The definitions in one function."""

    reads: dict[ast.expr, Definition] = field(default_factory=dict)
    """Name in the text -> what it sees there, or makes there; not those in nested functions and lambdas.

    Also ``self.a``, where the function assigns that attribute and is not ``__init__``: what it sees.
    """
    of_name: dict[str, list[Definition]] = field(default_factory=dict)
    """Local name -> the parameter of this name, and what binds or changes it, in order."""
    told: dict[ast.expr, list[Told]] = field(default_factory=dict)
    """Name that is read -> what the conditions that lead there say of it."""
    called_lambdas: dict[ast.Call, ast.Lambda] = field(default_factory=dict)
    """Call -> the lambda that it surely calls."""

    def reads_of(self, value: ast.expr) -> list[ast.expr]:
        """Where the name is read that ``value``, and nothing else, is bound to as a whole."""
        return [
            read
            for read, definition in self.reads.items()
            if isinstance(definition, Assigned) and definition.value is value and not definition.path
        ]

    def loads_of(self, value: ast.expr) -> list[ast.Name]:
        """The same, without the name that is bound there."""
        reads = (each for each in self.reads_of(value) if isinstance(each, ast.Name))
        return [each for each in reads if isinstance(each.ctx, ast.Load)]
