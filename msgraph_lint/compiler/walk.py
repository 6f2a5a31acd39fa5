"""The walk along the statements of one function, in the order in which they run.

It keeps, for each name, the definition that holds at the place it has come to. Where branches meet, names
that differ get a definition of their own; a loop starts with one for every name that it binds, which the end
of the body leads back to. Nothing is evaluated here: see :mod:`msgraph_lint.compiler.evaluation`.

The work grows with the code, whatever its shape: where ``break``, ``continue`` or an exception may leave a
block anywhere, its names are any of what they are bound to inside.
"""

from __future__ import annotations

import ast
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Union

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.narrowing import Told, told_by
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
    Updated,
    Way,
)
from msgraph_lint.compiler.truth import COMPARE
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.syntax import FUNCTIONS, Binding, attribute_of, children, end_of, place_of

CHANGING = frozenset(
    {
        "append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault",
        "popitem", "add", "discard",
    }
)  # fmt: skip
"""Methods that change what lists, dicts and sets hold."""
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_MOST_ALIASES = 8
"""Names of one list that are followed."""
_MOST_BRANCHES = 32
"""Branches of one ``if … elif …`` whose conditions are kept."""

_DEEPEST = 100
"""How many conditions around an expression tell something of its names."""

_Comprehension = Union[ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp]
_Loop = Union[ast.For, ast.AsyncFor, ast.While]


def places_of(body: FunctionInfo) -> Places:
    """The definitions in ``body``, found once."""
    if body.places is None:
        body.places = _Walk(body).run()
    known: Places = body.places
    return known


def walked_names(body: FunctionInfo) -> frozenset[str]:
    """The names in ``body`` that may mean something else from one place to another.

    All others are what their one assignment makes them, or the parameter; no walk is needed to tell.
    """
    if body.walked_names is None:
        body.walked_names = frozenset(_walked_names(body))
    return body.walked_names


def _walked_names(body: FunctionInfo) -> Iterator[str]:
    for name, found in body.bindings.items():
        only = found[0]
        is_plain = isinstance(only.statement, ast.Assign) and only.target in only.statement.targets
        if len(found) > 1 or not is_plain or name in body.parameter_names:
            yield name
    changes = {_changed_name(node) for node in _changing(body)} - {None}
    if changes:
        aliases = _aliases(body.nodes_of(ast.Assign))
        yield from (alias for name in changes if name for alias in aliases.get(name) or (name,))
    inner: list[ast.AST] = [generator.target for generator in body.nodes_of(ast.comprehension)]
    inner += body.nodes_of(ast.Delete)
    yield from (part.id for node in inner for part in ast.walk(node) if isinstance(part, ast.Name))
    for node in body.nodes_of(ast.Lambda):
        yield from (each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg))


def _changing(body: FunctionInfo) -> Iterator[ast.AST]:
    """Where the contents of a container may change."""
    yield from body.nodes_of(ast.Call)
    yield from body.nodes_of(ast.Subscript)


class _State:
    """The definition of each name at one place; a block has a state of its own for what differs."""

    __slots__ = ("around", "depth", "own", "told")

    def __init__(self, around: _State | None = None) -> None:
        self.own: dict[str, Definition] = {}
        self.told: dict[str, list[tuple[Definition, Told]]] = {}
        """Name -> what conditions say of it while it has that definition."""
        self.around = around
        self.depth: int = around.depth + 1 if around is not None else 0

    def get(self, name: str) -> Definition | None:
        state: _State | None = self
        while state is not None:
            if name in state.own:
                return state.own[name]
            state = state.around
        return None

    def told_of(self, name: str, definition: Definition) -> list[Told]:
        """What the conditions that lead here say of ``name``."""
        found: list[Told] = []
        state: _State | None = self
        while state is not None:
            found += [told for of, told in state.told.get(name, ()) if of is definition]
            state = state.around
        return found


class _Frame:
    """What a block that may be left anywhere binds."""

    __slots__ = ("inside", "is_interrupted")

    def __init__(self) -> None:
        self.inside: dict[str, list[Definition]] = {}
        self.is_interrupted = False


class _Walk:
    def __init__(self, body: FunctionInfo) -> None:
        self.body = body
        self.places = Places()
        self.seen: list[Definition] = []
        """What the reads saw, in order."""
        self.number = 0
        self.frames: list[_Frame] = []
        self.loops: list[_Frame] = []
        """The frames of the loops around."""
        self.asked: set[str] = set()
        """The names of which a condition tells something."""
        self.leaked: list[tuple[str, Definition]] = []
        """What ``:=`` binds in a comprehension."""
        self.lambdas: dict[ast.Lambda, dict[str, Passed]] = {}
        """Lambda -> its parameters."""
        self.reached: set[ast.Lambda] = set()
        """The lambdas that are called where nothing keeps the compiler from it."""

    def run(self) -> Places:
        state = _State()
        for name in (parameter.arg for parameter in self.body.parameters):
            state.own[name] = self._new(Given(name), ())
            self.places.of_name[name] = [state.own[name]]
        for attribute, name in self._kept.items():
            state.own[name] = self._new(Kept(attribute), ())
        self._block(self.body.node.body, state)
        if self.lambdas:
            self._pass_to_lambdas()
        return self.places

    # Definitions

    def _new(self, definition: Definition, needs: Sequence[Definition]) -> Definition:
        self.number += 1
        definition.number = self.number
        definition.needs = needs
        return definition

    def _define(self, name: str, definition: Way, needs: Sequence[Definition], state: _State) -> None:
        """From here on ``name`` is ``definition``."""
        if name in self._outside:
            return
        state.own[name] = self._new(definition, needs)
        self.places.of_name.setdefault(name, []).append(definition)
        if self.frames:
            self.frames[-1].inside.setdefault(name, []).append(definition)

    def _merged(self, cause: ast.AST, ways: Iterable[Definition | None]) -> Definition:
        """Any of ``ways``; one of them, where there is only one."""
        found = list(dict.fromkeys(way for way in ways if way is not None))
        if len(found) == 1:
            return found[0]
        return self._new(Merged(cause, found, interrupted=True), found)

    @cached_property
    def _outside(self) -> frozenset[str]:
        """Names that ``global`` and ``nonlocal`` make somebody else's."""
        nodes: list[ast.Global | ast.Nonlocal] = [*self.body.nodes_of(ast.Global)]
        nodes += self.body.nodes_of(ast.Nonlocal)
        return frozenset(name for node in nodes for name in node.names)

    def _leave(self) -> _Frame:
        """The block that ends here; what it binds, the one around it binds too."""
        frame = self.frames.pop()
        if self.frames:
            around = self.frames[-1].inside
            for name, found in frame.inside.items():
                around.setdefault(name, []).extend(found)
        return frame

    def _name_of(self, node: ast.expr) -> str | None:
        """The name that holds what ``node`` is: its own, or that of an attribute of ``self``."""
        if isinstance(node, ast.Name):
            return node.id
        return self._kept.get(attribute_of(node, self.body.self_name) or "")

    @cached_property
    def _kept(self) -> dict[str, str]:
        """Attribute of ``self`` that the function assigns -> the name that stands for it."""
        return {name: f"self.{name}" for name, _ in _assigned_attributes(self.body)}

    # Statements

    def _block(self, body: Iterable[ast.stmt], state: _State) -> _State | None:
        """The state after ``body``; ``None`` when no way leads to its end."""
        current: _State | None = state
        for statement in body:
            if current is None:
                return None
            current = self._statement(statement, current)
        return current

    def _statement(self, node: ast.stmt, state: _State) -> _State | None:
        if isinstance(node, ast.If):
            return self._if(node, state)
        if isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            return self._loop(node, state)
        if isinstance(node, ast.Try) or type(node).__name__ == "TryStar":
            return self._try(node, state)  # type: ignore[arg-type]
        if isinstance(node, ast.Match):
            return self._match(node, state)
        if isinstance(node, (ast.With, ast.AsyncWith)):
            for item in node.items:
                self._read(item.context_expr, state)
                if item.optional_vars is not None:
                    self._bind(item.optional_vars, node, state)
            return self._block(node.body, state)
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            self._definition(node, state)
            return state
        self._simple(node, state)
        if isinstance(node, (ast.Break, ast.Continue)) and self.loops:
            self.loops[-1].is_interrupted = True
        return None if isinstance(node, (ast.Return, ast.Raise, ast.Break, ast.Continue)) else state

    def _simple(self, node: ast.stmt, state: _State) -> None:
        if isinstance(node, ast.Assign):
            needs = self._read(node.value, state)
            for target in node.targets:
                self._bind(target, node, state, node.value, needs)
        elif isinstance(node, ast.AnnAssign):
            if node.value is not None:
                self._bind(node.target, node, state, node.value, self._read(node.value, state))
        elif isinstance(node, ast.AugAssign):
            self._update(node, state)
        elif isinstance(node, ast.Delete):
            for target in node.targets:
                self._delete(target, state)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                name = alias.asname or alias.name.partition(".")[0]
                self._define(name, Assigned(name, node), (), state)
        else:
            for child in children(node):
                if isinstance(child, ast.expr):
                    self._read(child, state)
            if isinstance(node, ast.Assert):
                self._tell(node.test, True, state)

    def _definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, state: _State) -> None:
        outside = [*node.decorator_list, *(node.bases if isinstance(node, ast.ClassDef) else ())]
        if not isinstance(node, ast.ClassDef):
            outside += [each for each in (*node.args.defaults, *node.args.kw_defaults) if each is not None]
        for each in outside:
            self._read(each, state)
        self._define(node.name, Assigned(node.name, node), (), state)

    def _update(self, node: ast.AugAssign, state: _State) -> None:
        name = self._name_of(node.target)
        if name is None:
            self._read(node.value, state)
            self._bind(node.target, node, state, node.value)
            return
        before = state.get(name)
        needs = self._read(node.value, state)
        if before is None:
            self._define(name, Assigned(name, node), (), state)
            return
        self.places.reads[node.target] = before
        read = _read_of(node.target)
        self.places.reads[read] = before
        operation = ast.copy_location(ast.BinOp(read, node.op, node.value), node)
        self._define(name, Updated(node, operation), [before, *needs], state)

    def _delete(self, target: ast.expr, state: _State) -> None:
        if isinstance(target, ast.Name):
            self._read(target, state)
            state.own[target.id] = UNBOUND
        elif isinstance(target, (ast.Tuple, ast.List)):
            for element in target.elts:
                self._delete(element, state)
        else:
            self._read(target, state)
            if (name := _changed_name(target)) is not None:
                self._change(name, _how(target, "del"), (), state)

    # Branches

    def _if(self, node: ast.If, state: _State) -> _State | None:
        """``if … elif … else``: the branches one after the other, then from the last to the first."""
        sides: list[tuple[ast.If, Sequence[Definition], _State | None]] = []
        current, rest = state, [node]
        while True:
            needs = self._read(node.test, current)
            inside = self._told([*((each.test, False) for each in rest[:-1]), (node.test, True)], current)
            sides.append((node, needs, self._block(node.body, inside)))
            if len(node.orelse) != 1 or not isinstance(node.orelse[0], ast.If):
                break
            node = node.orelse[0]
            rest.append(node)
        otherwise = self._block(node.orelse, self._told([(each.test, False) for each in rest], current))
        if len(sides) > _MOST_BRANCHES:
            return self._any(rest[0], [*(side for _, _, side in sides), otherwise], state)
        for cause, needs, side in reversed(sides):
            otherwise = self._meet(cause, needs, side, otherwise, current)
        if otherwise is not None:
            state.own.update(otherwise.own)
            for name, told in otherwise.told.items():
                state.told.setdefault(name, []).extend(told)
        return None if otherwise is None else state

    def _told(self, tests: Sequence[tuple[ast.expr, bool]], around: _State) -> _State:
        """The state where ``tests`` have turned out as they say."""
        state = _State(around)
        for test, holds in tests if len(tests) <= _MOST_BRANCHES else ():
            self._tell(test, holds, state)
        return state

    def _tell(self, test: ast.expr, holds: bool, state: _State) -> None:
        for node, told in told_by(test, holds):
            name = self._name_of(node)
            definition = state.get(name) if name is not None else None
            if name is not None and definition is not None:
                state.told.setdefault(name, []).append((definition, told))
                self.asked.add(name)

    def _meet(
        self,
        cause: ast.If,
        needs: Sequence[Definition],
        first: _State | None,
        second: _State | None,
        around: _State,
    ) -> _State | None:
        """The state after both branches."""
        if first is None or second is None:
            return first or second
        after = _State(around)
        for name in {**first.own, **second.own}:
            one, other = first.get(name) or UNBOUND, second.get(name) or UNBOUND
            if one is other:
                after.own[name] = one
            else:
                after.own[name] = self._new(Chosen(cause, one, other), [one, other, *needs])
        return after

    def _any(self, cause: ast.AST, sides: Iterable[_State | None], state: _State) -> _State | None:
        """The state after one of ``sides``, the source does not show which."""
        alive = [side for side in sides if side is not None]
        if not alive:
            return None
        merged: dict[str, list[Definition | None]] = {}
        for side in alive:
            for name, definition in side.own.items():
                merged.setdefault(name, []).append(definition)
        for name, found in merged.items():
            around = [state.get(name)] if len(found) < len(alive) else []
            state.own[name] = self._merged(cause, [*around, *found])
        return state

    def _match(self, node: ast.Match, state: _State) -> _State | None:
        self._read(node.subject, state)
        sides: list[_State | None] = []
        for case in node.cases:
            side = _State(state)
            for part in ast.walk(case.pattern):
                name = getattr(part, "rest", None) if isinstance(part, ast.MatchMapping) else None
                name = part.name if isinstance(part, (ast.MatchAs, ast.MatchStar)) else name
                if name:
                    self._define(name, Assigned(name, part), (), side)
            if case.guard is not None:
                self._read(case.guard, side)
            sides.append(self._block(case.body, side))
        last = node.cases[-1]
        is_whole = isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and not last.guard
        return self._any(node, sides if is_whole else [*sides, _State(state)], state)

    def _try(self, node: ast.Try, state: _State) -> _State | None:
        self.frames.append(_Frame())
        end = self._block(node.body, _State(state))
        inside = self._leave().inside
        if end is not None:
            end = self._block(node.orelse, end)
        sides = [end]
        for handler in node.handlers:
            side = self._anywhere(node, inside, state)
            if handler.type is not None:
                self._read(handler.type, side)
            if handler.name:
                self._define(handler.name, Assigned(handler.name, handler), (), side)
            sides.append(self._block(handler.body, side))
        after = self._any(node, sides, state)
        if not node.finalbody:
            return after
        if after is None:
            self._block(node.finalbody, self._anywhere(node, inside, state))
            return None
        return self._block(node.finalbody, after)

    def _anywhere(self, cause: ast.AST, inside: dict[str, list[Definition]], state: _State) -> _State:
        """The state where a block that binds ``inside`` was left at any place."""
        found = _State(state)
        for name, definitions in inside.items():
            found.own[name] = self._merged(cause, [state.get(name), *definitions])
        return found

    # Loops

    def _loop(self, node: _Loop, state: _State) -> _State:
        needs = [] if isinstance(node, ast.While) else self._read(node.iter, state)
        start = _constants(node, state)
        head = _State(state)
        arounds: dict[str, Merged] = {}
        for name in self._touched_in(node):
            before = state.get(name)
            around = Merged(node, [before] if before is not None else [])
            arounds[name] = around
            head.own[name] = self._new(around, around.ways)
        frame = _Frame()
        self.frames.append(frame)
        self.loops.append(frame)
        inside = head
        if isinstance(node, ast.While):
            needs = self._read(node.test, head)
        else:
            inside = _State(head)
            self._bind(node.target, node, inside, node.iter, needs, iterated=True)
        end = self._block(node.body, inside if inside is not head else _State(head))
        self.loops.pop()
        self._leave()
        for name, around in arounds.items():
            ways = frame.inside.get(name, []) if frame.is_interrupted else [end.get(name) if end else None]
            around.ways += [way for way in ways if way is not None and way is not around]
            around.interrupted = frame.is_interrupted
            around.needs = [*around.ways, *(needs if isinstance(node, ast.While) else ())]
        state.own.update(head.own)
        if end is not None and not frame.is_interrupted and _surely_goes_round(node, start):
            last = ((name, end.get(name)) for name in arounds)
            state.own.update({name: definition for name, definition in last if definition is not None})
        if node.orelse:
            otherwise = self._block(node.orelse, _State(state))
            self._any(node, [otherwise, _State(state)], state)
        return state

    def _touched_in(self, node: ast.stmt) -> dict[str, None]:
        """The names that ``node`` binds or changes the contents of."""
        found = dict.fromkeys(name for name, _ in self.body.bindings_in(node))
        if self._kept:
            ends = place_of(node), end_of(node)
            stored = _assigned_attributes(self.body)
            found.update((self._kept[n], None) for n, b in stored if ends[0] <= place_of(b.target) <= ends[1])
        places = self._changes
        start = bisect_left(places, place_of(node), key=_first)
        end = bisect_right(places, end_of(node), key=_first)
        for _, name in places[start:end]:
            found.update(dict.fromkeys(self._aliases_of(name)))
        return found

    # Containers

    @cached_property
    def _changes(self) -> list[tuple[tuple[int, int], str]]:
        """Where something changes the contents of a name, in order."""
        found = ((place_of(node), _changed_name(node)) for node in _changing(self.body))
        return sorted((place, name) for place, name in found if name is not None)

    @cached_property
    def _aliases(self) -> dict[str, dict[str, None]]:
        return _aliases(self.body.nodes_of(ast.Assign))

    def _aliases_of(self, name: str) -> Iterable[str]:
        """The names that may hold the same list as ``name``, itself included."""
        return self._aliases.get(name) or (name,)

    def _change(
        self,
        name: str,
        how: str,
        added: tuple[ast.expr, ...],
        state: _State,
        key: ast.expr | None = None,
    ) -> None:
        asked = added if key is None else (*added, key)
        for alias in self._aliases_of(name):
            before = state.get(alias)
            if before is not None:
                needs = [
                    before,
                    *(self.places.reads[n] for each in asked for n in _names_in(each, self.places)),
                ]
                self._define(alias, Changed(before, how, added, key), needs, state)

    # Targets

    def _bind(
        self,
        target: ast.expr,
        statement: ast.AST,
        state: _State,
        value: ast.expr | None = None,
        needs: Sequence[Definition] = (),
        *,
        path: tuple[int, ...] = (),
        iterated: bool = False,
        starred: bool = False,
    ) -> None:
        """``target = value``, or what stands at ``path`` in the value or in its elements."""
        if isinstance(target, ast.Name):
            made = Assigned(target.id, statement, value, path, iterated, starred)
            self._define(target.id, made, needs, state)
            if (definition := state.own.get(target.id)) is not None:
                self.places.reads[target] = definition
        elif isinstance(target, ast.Starred):
            self._bind(
                target.value, statement, state, value, needs, path=path, iterated=iterated, starred=True
            )
        elif isinstance(target, (ast.Tuple, ast.List)):
            if not iterated and not path and _is_alike(target, value):
                for element, part in zip(target.elts, value.elts, strict=True):  # type: ignore[union-attr]
                    self._bind(element, statement, state, part, needs)
                return
            stars = [index for index, element in enumerate(target.elts) if isinstance(element, ast.Starred)]
            for index, element in enumerate(target.elts):
                at = index - len(target.elts) if stars and index > stars[0] else index
                self._bind(element, statement, state, value, needs, path=(*path, at), iterated=iterated)
        elif (name := self._name_of(target)) is not None:
            self._define(name, Assigned(name, statement, value, path, iterated, starred), needs, state)
        else:
            self._read(target, state)
            if (name := _changed_name(target)) is not None:
                whole = value is not None and not path and not iterated
                added = (value,) if value is not None and whole else ()
                key = target.slice if isinstance(target, ast.Subscript) else None
                self._change(name, _how(target, "[]"), added, state, key)

    # Expressions

    def _read(self, node: ast.expr, state: _State) -> Sequence[Definition]:
        """The definitions that an expression sees."""
        start, start_state = len(self.seen), state
        changed: list[tuple[str, str, tuple[ast.expr, ...]]] = []
        todo: list[tuple[Any, _State]] = [(node, state)]
        while todo:
            current, state = todo.pop()
            kind = type(current)
            if kind is ast.Constant:
                continue
            if kind is ast.Attribute:
                todo.append((current.value, state))
                if not self._kept:
                    continue
            if kind is ast.Name or kind is ast.Attribute:
                place = self._name_of(current) or ""
                definition = state.get(place)
                if definition is not None:
                    self.places.reads[current] = definition
                    self.seen.append(definition)
                    if place in self.asked and (told := state.told_of(place, definition)):
                        self.places.told[current] = told
            elif kind is ast.Lambda:
                self._lambda(current, state)
            elif isinstance(current, _COMPREHENSIONS):
                self._comprehension(current, state)
            elif kind is ast.NamedExpr:
                needs = self._read(current.value, state)
                before = start_state.get(current.target.id)
                self._bind(current.target, current, start_state, current.value, needs)
                made = start_state.own.get(current.target.id)
                if made is not None:
                    self.leaked.append((current.target.id, made))
                    start_state.own[current.target.id] = self._merged(current, [before, made])
            elif kind is ast.Call:
                if (name := _changed_name(current)) is not None:
                    changed.append((name, _how(current.func, current.func.attr), tuple(current.args)))
                todo += [(keyword.value, state) for keyword in reversed(current.keywords)]
                todo += [(each, state) for each in reversed(current.args)]
                todo.append((current.func, state))
            elif kind is ast.IfExp or kind is ast.BoolOp:
                todo += reversed(list(self._decided(current, state)))
            else:
                todo += [(each, state) for each in reversed(children(current))]
        seen = self.seen[start:]
        for name, how, added in changed:
            self._change(name, how, added, start_state)
        return seen

    def _decided(self, node: ast.IfExp | ast.BoolOp, state: _State) -> Iterator[tuple[ast.expr, _State]]:
        """The parts of ``node`` in their order, each where those before it lead to it."""
        if isinstance(node, ast.IfExp):
            yield node.test, state
            yield node.body, self._after(node.test, True, state)
            yield node.orelse, self._after(node.test, False, state)
            return
        for each in node.values:
            yield each, state
            state = self._after(each, isinstance(node.op, ast.And), state)

    def _after(self, test: ast.expr, holds: bool, state: _State) -> _State:
        """The state where ``test`` has turned out so, in an expression."""
        if state.depth >= _DEEPEST or next(told_by(test, holds), None) is None:
            return state
        return self._told([(test, holds)], state)

    def _lambda(self, node: ast.Lambda, state: _State) -> None:
        """Its body runs later: there only its own parameters have a place."""
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self._read(default, state)
        bound = {n.id for n in ast.walk(node.body) if isinstance(n, ast.Name) and type(n.ctx) is ast.Store}
        todo: list[tuple[ast.AST, dict[str, Definition]]] = [(node, {})]
        while todo:
            current, known = todo.pop()
            if isinstance(current, ast.Lambda):
                todo += [(each, known) for each in children(current.args)]
                names = [each.arg for each in children(current.args) if isinstance(each, ast.arg)]
                own = self.lambdas[current] = {name: Passed() for name in names}
                known = {**known, **own, **dict.fromkeys(bound.intersection(names), UNBOUND)}
                todo.append((current.body, known))
            elif isinstance(current, ast.Name) and current.id in known:
                self.places.reads[current] = known[current.id]
            else:
                todo += [(each, known) for each in children(current)]

    def _pass_to_lambdas(self) -> None:
        """Give the parameters of lambdas what the calls pass, where the source shows all calls."""
        bound = {
            only.value: only
            for only, *others in self.places.of_name.values()
            if not others and isinstance(only, Assigned) and isinstance(only.value, ast.Lambda)
        }
        for node, own in reversed(self.lambdas.items()):  # those that call others mostly stand behind them
            calls = self._calls_of(node, bound.get(node))
            if calls:
                self.reached.add(node)
            self.places.called_lambdas.update(dict.fromkeys(calls, node))
            for name, parameter in own.items():
                parameter.arguments = [_argument(call, node.args, name) for call in calls]
                shown = [part for each in parameter.arguments if each is not None for part in ast.walk(each)]
                parameter.needs = [self.places.reads[n] for n in shown if n in self.places.reads]

    def _calls_of(self, node: ast.Lambda, bound: Assigned | None) -> list[ast.Call]:
        """All calls of ``node``; none where it may have others, or the compiler may get to none of them."""
        parents = self.body.parents
        around = parents[node]
        if isinstance(around, ast.Call) and around.func is node:
            return [around]
        if bound is None or bound.path or bound.iterated or bound.name not in self.body.mentions:
            return []  # `self.go = lambda …` too: an attribute may be called from anywhere
        calls: list[ast.Call] = []
        for name in self.body.mentions[bound.name]:
            call = parents[name]
            if self.places.reads.get(name, bound) is not bound or name not in self._own_names:
                return []
            if isinstance(call, ast.Call) and call.func is name:
                calls.append(call)
            elif type(name.ctx) is ast.Load:
                return []
        return calls if any(self._is_surely_reached(call, node) for call in calls) else []

    @cached_property
    def _own_names(self) -> frozenset[ast.Name]:
        """The names in the text, without those in nested functions."""
        return frozenset(self.body.nodes_of(ast.Name))

    def _is_surely_reached(self, call: ast.Call, node: ast.Lambda) -> bool:
        """Whether nothing keeps the compiler from ``call`` once it has come to the lambda ``node``."""
        conditions, around = self.body.conditions, self.body.parents[call]
        while not isinstance(around, (ast.stmt, ast.Lambda)):
            around = self.body.parents[around]
        if isinstance(around, ast.Lambda) and around not in self.reached:
            return False
        start = bisect_right(self._ends, self.body.place(node))
        is_passed = start == bisect_left(self._ends, self.body.place(call))
        return is_passed and set(conditions[call]) <= set(conditions[node])

    @cached_property
    def _ends(self) -> list[tuple[int, int]]:
        """Where the function may end, in order."""
        return sorted(place_of(node) for kind in (ast.Return, ast.Raise) for node in self.body.nodes_of(kind))

    def _comprehension(self, node: _Comprehension, state: _State) -> None:
        inner, leaked = _State(state), len(self.leaked)
        for index, generator in enumerate(node.generators):
            needs = self._read(generator.iter, inner if index else state)
            self._bind_in(generator, inner, needs)
            for test in generator.ifs:
                self._read(test, inner)
                self._tell(test, True, inner)
        parts = (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,)
        for part in parts:
            self._read(part, inner)
        for name, definition in self.leaked[leaked:]:
            state.own[name] = self._merged(node, [state.get(name), definition])

    def _bind_in(self, generator: ast.comprehension, inner: _State, needs: Sequence[Definition]) -> None:
        """The names of a comprehension are nobody else's."""
        of_name, frames = self.places.of_name, self.frames
        self.places.of_name, self.frames = {}, []
        self._bind(generator.target, generator, inner, generator.iter, needs, iterated=True)
        self.places.of_name, self.frames = of_name, frames


def _assigned_attributes(body: FunctionInfo) -> Sequence[tuple[str, Binding]]:
    """What ``body`` assigns to attributes of ``self``, where that is not ``__init__`` making them."""
    return body.self_bindings if body.name != "__init__" else ()


def _read_of(target: ast.Name | ast.Attribute | ast.Subscript) -> ast.expr:
    """``target`` as an expression of its own."""
    if isinstance(target, ast.Attribute):
        return ast.copy_location(ast.Attribute(target.value, target.attr, ast.Load()), target)
    assert isinstance(target, ast.Name)
    return ast.copy_location(ast.Name(target.id, ast.Load()), target)


def _constants(node: _Loop, state: _State) -> dict[str, Any]:
    """The names that decide whether ``node`` has a round, with the literals that they are bound to."""
    test = node.test if isinstance(node, ast.While) else node.iter
    found: dict[str, Any] = {}
    for part in (test, *ast.iter_child_nodes(test)):
        definition = state.get(part.id) if isinstance(part, ast.Name) else None
        value = definition.value if isinstance(definition, Assigned) and not definition.path else None
        if isinstance(part, ast.Name) and isinstance(value, ast.Constant):
            found[part.id] = value.value
    return found


def _surely_goes_round(node: _Loop, start: Mapping[str, Any]) -> bool:
    """Whether the source shows that the loop has a round, as names are bound to ``start`` before it."""
    if isinstance(node, ast.While):
        return _holds_at_first(node.test, start)
    items = node.iter
    if isinstance(items, (ast.List, ast.Tuple)):
        return any(not isinstance(each, ast.Starred) for each in items.elts)
    if not isinstance(items, ast.Call) or not isinstance(items.func, ast.Name) or items.func.id != "range":
        return False
    bounds = [_literal(each, start) for each in items.args]
    if not bounds or not all(type(each) is int for each in bounds) or bounds[2:] == [0]:
        return False
    return len(bounds) <= 3 and bool(range(*bounds))


def _holds_at_first(test: ast.expr, start: Mapping[str, Any]) -> bool:
    if not isinstance(test, ast.Compare):
        return bool(_literal(test, start))
    compare = COMPARE.get(type(test.ops[0])) if len(test.ops) == 1 else None
    sides = [_literal(each, start) for each in (test.left, test.comparators[0])]
    return compare is not None and all(type(each) in (int, float) for each in sides) and compare(*sides)


def _literal(node: ast.expr, start: Mapping[str, Any]) -> Any:
    if isinstance(node, ast.Name):
        return start.get(node.id)
    return node.value if isinstance(node, ast.Constant) else None


def _first(found: tuple[tuple[int, int], str]) -> tuple[int, int]:
    return found[0]


def _changed_name(node: ast.AST) -> str | None:
    """The name whose contents, or those of an item of it, ``node`` changes."""
    owner: ast.expr | None = None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        owner = node.func.value
    elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
        owner = node.value
    while isinstance(owner, ast.Subscript):
        owner = owner.value
    return owner.id if isinstance(owner, ast.Name) else None


def _how(node: ast.expr, change: str) -> str:
    """``change`` as :class:`Changed` tells it: of items of items of a name with ``[].`` before it."""
    assert isinstance(node, (ast.Attribute, ast.Subscript))
    owner = node.value
    while isinstance(owner, ast.Subscript):
        owner, change = owner.value, f"[].{change}"
    return change


def _aliases(nodes: Iterable[ast.AST]) -> dict[str, dict[str, None]]:
    """Name -> the names that plain assignments connect it with: ``a = b``."""
    found: dict[str, dict[str, None]] = {}
    for node in nodes:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
            names = [node.value.id, *(t.id for t in node.targets if isinstance(t, ast.Name))]
        elif isinstance(node, ast.Assign) and len(node.targets) > 1:
            names = [t.id for t in node.targets if isinstance(t, ast.Name)]
        else:
            continue
        together = found.setdefault(names[0], {names[0]: None}) if names else {}
        for name in names[1:]:
            other = found.get(name, {name: None})
            if other is together or len(together) + len(other) > _MOST_ALIASES:
                continue
            together.update(other)
            found.update(dict.fromkeys(other, together))
    return found


def _argument(call: ast.Call, parameters: ast.arguments, name: str) -> ast.expr | None:
    """What ``call`` passes for the parameter ``name``, as far as the source shows it."""
    names = [each.arg for each in (*parameters.posonlyargs, *parameters.args)]
    given = passing.passed(call, name, names.index(name) if name in names else None)
    if given is not None or not passing.is_shown(call):
        return given
    keywords = zip((each.arg for each in parameters.kwonlyargs), parameters.kw_defaults, strict=True)
    return dict([*zip(reversed(names), reversed(parameters.defaults), strict=False), *keywords]).get(name)


def _is_alike(target: ast.Tuple | ast.List, value: ast.expr | None) -> bool:
    """Whether ``value`` shows one expression for each element of ``target``."""
    if not isinstance(value, (ast.Tuple, ast.List)) or len(value.elts) != len(target.elts):
        return False
    return not any(isinstance(each, ast.Starred) for each in (*target.elts, *value.elts))


def _names_in(node: ast.expr, places: Places) -> Iterator[ast.Name]:
    return (each for each in ast.walk(node) if isinstance(each, ast.Name) and each in places.reads)
