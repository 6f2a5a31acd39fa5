"""Defaults of nested functions that have no value in the calls which leave them out.

The compiler puts the expression of a default into the call. There it knows constants alone: a name that is
one of the nested function's own parameters stands for that parameter, and what hangs on an argument of the
function around, or went through a loop, is looked for in vain, unless the nested function takes something
from there anyway.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Union

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.bindings import free_names
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Given, Merged
from msgraph_lint.program.syntax import place_of
from msgraph_lint.records import dataclass, field

Nested = Union[ast.FunctionDef, ast.Lambda]
_LOOPS = (ast.For, ast.While)
_INNER_NAMES = (ast.Lambda, ast.comprehension)


@dataclass(frozen=True)
class LostDefault:
    """A default that a call leaves the compiler to look for."""

    parameter: str
    node: ast.expr
    call: ast.Call
    is_itself: bool
    """Whether it names the parameter that it is the default of."""


def lost_defaults(function: GraphFunction, nested: Nested) -> Iterator[LostDefault]:
    """The defaults of ``nested``, which stands in ``function``, that some call looks for in vain."""
    for parameter, position, default in defaults(nested.args):
        names = {node.id for node in ast.walk(default) if isinstance(node, ast.Name)}
        if any(isinstance(part, _INNER_NAMES) for part in ast.walk(default)) or not names:
            continue
        is_itself = parameter in names
        if not is_itself and not _is_out_of_reach(function, nested, default):
            continue
        for call in _calls(function, nested):
            if passing.is_omitted(call, parameter, position) and function.surely_compiles(call):
                yield LostDefault(parameter, default, call, is_itself)
                break


def defaults(arguments: ast.arguments) -> Iterator[tuple[str, int | None, ast.expr]]:
    """Parameter, its position, and its default."""
    places = [*arguments.posonlyargs, *arguments.args]
    first = len(places) - len(arguments.defaults)
    for position, default in enumerate(arguments.defaults, start=first):
        yield places[position].arg, position, default
    for named, value in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        if value is not None:
            yield named.arg, None, value


def _calls(function: GraphFunction, nested: Nested) -> Iterator[ast.Call]:
    """The calls of ``nested`` by the name that it is bound to."""
    reads = function.evaluation.places.reads
    for call in function.nodes(ast.Call):
        seen = reads.get(call.func)
        if isinstance(seen, Assigned) and not seen.path and nested in (seen.statement, seen.value):
            yield call


def _is_out_of_reach(function: GraphFunction, nested: Nested, default: ast.expr) -> bool:
    """Whether the default hangs on what only a call of the function around gives, and nothing else does."""
    reads = function.evaluation.places.reads
    seen = [reads[node] for node in ast.walk(default) if isinstance(node, ast.Name) and node in reads]
    around = _Around(function, _loops_before(function, nested))
    if not any(map(around.gives, seen)):
        return False
    return all(around.is_constant(name.id, {nested}) for name in free_names(nested))


def _loops_before(function: GraphFunction, nested: Nested) -> list[ast.For | ast.While]:
    """The loops around ``nested``, and those that end before it on the way there."""
    loops: list[ast.For | ast.While] = [*function.nodes(ast.For), *function.nodes(ast.While)]
    found = [loop for loop in loops if place_of(loop) < place_of(nested)]
    blocks = function.info.blocks
    ways = []
    statement: ast.AST = function.statement_of(nested)
    while found and statement is not function.node:
        ways += [blocks[statement][0]] if isinstance(statement, ast.stmt) else []
        statement = function.parents[statement]
    return [loop for loop in found if any(blocks[loop][0] is block for block in ways)]


@dataclass
class _Around:
    """The function around a nested one."""

    function: GraphFunction
    loops: list[ast.For | ast.While]
    """Those before the nested function: what was bound before them is handed on through them."""
    known: dict[Definition, bool] = field(default_factory=dict)

    def gives(self, definition: Definition) -> bool:
        """Whether a value surely hangs on an argument of the function, or went through a loop."""
        if definition not in self.known:
            self.known[definition] = False
            self.known[definition] = self._gives(definition)
        return self.known[definition]

    def _gives(self, definition: Definition) -> bool:
        if isinstance(definition, Given):
            return definition.name != self.function.self_name
        if isinstance(definition, Merged):
            return isinstance(definition.cause, _LOOPS)
        if isinstance(definition, Chosen):
            holds = self.function.holds(definition.cause)
            if holds is not None:
                return self.gives(definition.first if holds else definition.second)
            first, second, *condition = definition.needs
            return any(map(self.gives, condition)) or (self.gives(first) and self.gives(second))
        if isinstance(definition, Assigned):
            made_in = definition.statement
            if isinstance(made_in, (*_LOOPS, ast.comprehension)):
                return True
            if any(place_of(loop) > place_of(made_in) for loop in self.loops):
                return True
        return any(map(self.gives, definition.needs))

    def is_constant(self, name: str, before: set[ast.AST]) -> bool:
        """Whether what a nested function takes under ``name`` is surely the same in every call."""
        if name == self.function.self_name:
            return True
        for definition in self.function.evaluation.places.of_name.get(name, ()):
            if not isinstance(definition, Assigned) or self.loops:
                return False
            inner = definition.value if isinstance(definition.value, ast.Lambda) else definition.statement
            if isinstance(inner, (ast.FunctionDef, ast.Lambda)):
                names = {each.id for each in free_names(inner)} if inner not in before else ()
                before.add(inner)
                if not all(self.is_constant(each, before) for each in names):
                    return False
            elif not isinstance(definition.value, ast.Constant):
                return False
        return True
