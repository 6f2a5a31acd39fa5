"""Which version of a list, dict or Tensor a name or an item has: in graph code each has one of its own.

Python changes an object, whoever holds it. The compiler makes a new value, and gives it to the name, or to
the item of a name, through which it was changed; all others keep what they had. A function is gone through
here with both meanings at once: objects with what they hold, and what each name sees of them.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import count
from typing import Optional, TypeGuard, Union

from msgraph_lint.analyses.aliases.sharing import changes, changes_argument
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.records import dataclass, field, replace
from msgraph_lint.values.value import Kind

_Key = Union[int, str, "_Object"]
"""A number, a string, or what the name has that is the index, when nobody knows its number."""
_SOME = "some item"
"""The key of an item that cannot be told from the others."""
_MOST_ROUNDS = 4
"""Of a loop: so many of the items that it goes through are looked at."""
_MOST_ITEMS = 16
"""Items of a repeated list that are told apart."""
_MOST_WAYS = 4
"""Objects of which a name may have either."""
_GROWING = {"append", "extend"}
_SHUFFLING = {"insert", "pop", "clear", "reverse", "sort", "remove", "update", "popitem", "setdefault"}
_UNCHANGED = {"shape", "dtype", "ndim", "size"}
_COPIES = {"list", "tuple", "dict"}
_CHANGED_KINDS = (Kind.LIST, Kind.DICT, Kind.TENSOR)
_HOLDING = (Kind.LIST, Kind.TUPLE, Kind.DICT)
_INNER = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)


@dataclass(frozen=True)
class Missed:
    """A change that a later read does not see."""

    change: ast.expr
    """The item that is assigned, or the call."""
    changed: str
    """What it changes, as it is written."""
    read: ast.expr
    """The name or item that is read."""
    is_sure: bool = True
    """Whether both surely have the object."""


@dataclass(eq=False)
class _Object:
    """A list, tuple, dict, Tensor or whatever, as it was when it was made or first met."""

    first: dict[_Key, _Object] = field(default_factory=dict)
    """Its items, as far as they were asked for."""
    length: int | None = None
    """How many items it had, when all of them are known."""
    kind: Kind = Kind.UNKNOWN


@dataclass(frozen=True)
class _By:
    """A change of what ``changed`` has."""

    change: ast.expr
    changed: str
    objects: frozenset[_Object]
    """What it may have: one of them is changed."""


@dataclass(frozen=True)
class _Content:
    """What Python has in an object by now."""

    items: Mapping[_Key, frozenset[_Object]] = field(default_factory=dict)
    """Those that are others than at first: what each may be."""
    grown: int = 0
    """When something was last put at its end, and when all else was last changed: 0 for never."""
    changed: int = 0
    length: int | None = None
    by: _By | None = None
    """The last change."""


@dataclass(frozen=True)
class _Version:
    """What a name, or an item, has of an object in the graph."""

    of: _Object
    items: Mapping[_Key, _Version] = field(default_factory=dict)
    grown: int = 0
    changed: int = 0
    instead: _Version | None = None
    """What it may have as well, where two ways met."""
    lost: tuple[_Object, ast.expr] | None = None
    """What had another object in its place already when it was taken, and where that was."""

    def ways(self) -> Iterator[_Version]:
        """What it may be, one by one."""
        yield self if self.instead is None else replace(self, instead=None)
        if self.instead is not None:
            yield from self.instead.ways()


@dataclass
class _State:
    """What is known before a statement."""

    names: dict[str, _Version] = field(default_factory=dict)
    heap: dict[_Object, _Content] = field(default_factory=dict)

    def copy(self) -> _State:
        return _State(dict(self.names), dict(self.heap))


def missed_changes(function: GraphFunction) -> Sequence[Missed]:
    """The changes in ``function`` that a later read of it does not see, each with the first such read."""
    return function.once(_missed)


def _missed(function: GraphFunction) -> tuple[Missed, ...]:
    if next(_candidates(function), None) is None:
        return ()
    run = _Run(function)
    given = {name: _Version(_Object()) for name in function.parameter_names if name != function.self_name}
    run.block(function.node.body if isinstance(function.node.body, list) else [], _State(given))
    return tuple(run.found.values())


def _candidates(function: GraphFunction) -> Iterator[ast.expr]:
    """What may change something: most functions have nothing of the kind."""
    for item in function.nodes(ast.Subscript):
        if isinstance(item.ctx, ast.Store):
            yield item
    for call in function.nodes(ast.Call):
        if isinstance(call.func, ast.Attribute) and call.func.attr in _GROWING | _SHUFFLING:
            yield call
    for statement in function.nodes(ast.AugAssign):
        yield statement.target
    for call in function.nodes(ast.Call):
        yield from _changed_by(function, call)


def _changed_by(function: GraphFunction, call: ast.Call) -> Iterator[ast.Name]:
    """The arguments that a function of the project changes: their names keep what they have (MSG701)."""
    if not any(isinstance(each, ast.Name) for each in (*call.args, *passing.keywords(call).values())):
        return
    info = function.value(call.func).function
    compiled = function.code.compiled.get(info.node, ()) if isinstance(info, FunctionInfo) else ()
    for callee in compiled[:1]:
        for change in changes(callee):
            given = passing.passed(call, change.name, callee.info.positions.get(change.name))
            if isinstance(given, ast.Name) and change.method != "pop" and changes_argument(callee, change):
                yield given


class _Run:
    """Goes through a function."""

    def __init__(self, function: GraphFunction) -> None:
        self.function = function
        self.found: dict[ast.expr, Missed] = {}
        self._missing: dict[ast.expr, set[_Object]] = {}
        """Change -> the objects that reads found without it."""
        self._state = _State()
        self._clock = count(1)
        self._depth = 0

    # Statements

    def block(self, statements: Sequence[ast.stmt], state: _State) -> _State | None:
        """What is known after them; None where they leave the block."""
        for statement in statements:
            if statement in self.function.flow.unreached:
                return None
            self._state = state
            after = self._statement(statement)
            if after is None:
                return None
            state = after
        return state

    def _statement(self, node: ast.stmt) -> _State | None:
        state = self._state
        if isinstance(node, ast.If):
            return self._branches(node)
        if isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            return self._loop(node)
        if isinstance(node, (ast.With, ast.AsyncWith)):
            for item in node.items:
                self._use(item.context_expr)
            return self.block(node.body, state)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            state.names.pop(node.name, None)
        elif isinstance(node, ast.Assign):
            self._assign(node)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            self._bind(node.target, self._value(node.value))
        elif isinstance(node, ast.AugAssign):
            self._augment(node)
        elif isinstance(node, ast.Expr):
            self._value(node.value)
        elif isinstance(node, ast.Return) and node.value is not None:
            self._use(node.value)
        elif isinstance(node, (ast.Assert, ast.Raise)):
            self._use_inside(node)
        leaves = isinstance(node, (ast.Return, ast.Raise, ast.Break, ast.Continue))
        return None if leaves else state

    def _branches(self, node: ast.If) -> _State | None:
        """What is known after an ``if`` and the ``elif`` below it."""
        before, bodies, last = self._state, list[list[ast.stmt]](), node
        while True:
            self._use(last.test)
            taken = self.function.holds(last)
            bodies += [last.body] if taken is not False else []
            if taken or not (len(last.orelse) == 1 and isinstance(last.orelse[0], ast.If)):
                break
            last = last.orelse[0]
        bodies += [last.orelse] if not taken else []
        ends = [after for body in bodies if (after := self.block(body, before.copy())) is not None]
        return reduce(self._join, ends) if ends else None

    def _loop(self, node: ast.For | ast.AsyncFor | ast.While) -> _State:
        """What is known after a loop that runs: twice, for what one round does to the next."""
        state = self._state
        self._depth += 1
        rounds: list[_Round] = [(), ()]
        if isinstance(node, ast.While):
            self._use(node.test)
        else:
            rounds = self._rounds(node) or [((node.target, node.iter, None),)] * 2
        for bound in rounds[: _MOST_ROUNDS if self._depth < 3 else 1]:
            self._state = state.copy()
            if not isinstance(node, ast.While):
                self._bind_targets(node, bound)
            state = self.block(node.body, self._state) or state
        self._depth -= 1
        return (self.block(node.orelse, state) if node.orelse else state) or state

    def _rounds(self, node: ast.For | ast.AsyncFor | ast.comprehension) -> list[_Round]:
        """What each round of a loop binds, as far as the items are known; of ``zip``, several at once."""
        pairs = _zipped(node.target, node.iter)
        columns = [(target, owner, self._iterated(owner)) for target, owner in pairs]
        turns = max((len(items) for _, _, items in columns), default=0)
        return [
            tuple(
                (target, owner, items[min(turn, len(items) - 1)] if items else None)
                for target, owner, items in columns
            )
            for turn in range(turns)
        ]

    def _iterated(self, node: ast.expr) -> list[_Version | None]:
        """The items of what a loop goes through, as far as they are known."""
        owner = _owner(node)
        is_shown = isinstance(owner, (ast.Name, ast.Subscript, ast.List, ast.Tuple))
        held = self._value(owner) if is_shown else None
        if held is None or self._kind(owner) not in _HOLDING:
            self._use(node)
            return []
        self._miss(owner, [[way.of] if self._is_stale(way) else [] for way in held.ways()])
        return list(self._items(held).values()) or [self._item(held, _SOME)]

    def _bind_targets(self, node: ast.For | ast.AsyncFor | ast.comprehension, bound: _Round) -> None:
        """Bind the targets of a loop, each to one of its items."""
        for name in ast.walk(node.target):
            if isinstance(name, ast.Name):
                self._state.names.pop(name.id, None)
        for target, iterated, item in bound:
            part: ast.expr | None = target
            if _owner(iterated) is not iterated and not _is_of_values(iterated):
                pair = target.elts if isinstance(target, (ast.Tuple, ast.List)) else []
                part = pair[1] if len(pair) == 2 else None
            if isinstance(part, ast.Name):
                self._bind(part, item)

    # Binding and changing

    def _assign(self, node: ast.Assign) -> None:
        value = self._value(node.value)
        for target in node.targets:
            self._bind(target, value)

    def _bind(self, target: ast.expr, value: _Version | None) -> None:
        value = value or _Version(_Object())
        if isinstance(target, ast.Name):
            is_captured = target.id in self.function.info.captured_names
            self._state.names[target.id] = _Version(_Object()) if is_captured else value
        elif isinstance(target, (ast.Tuple, ast.List)):
            items = self._items(value)
            is_starred = any(isinstance(each, ast.Starred) for each in target.elts)
            for place, each in enumerate(target.elts):
                inner = each.value if isinstance(each, ast.Starred) else each
                item = None if is_starred else items.get(place)
                self._bind(inner, self._taken(value, place, item, each))
        elif isinstance(target, ast.Subscript):
            if not isinstance(target.slice, ast.Slice):
                self._use(target.slice)
            if self._kind(target.value) in _CHANGED_KINDS:
                is_tensor = self._kind(target.value) is Kind.TENSOR
                key = None if is_tensor else self._key(target.slice, self._peek(target.value))
                self._change(target, target.value, key, value)
        elif isinstance(target, ast.Starred):
            self._bind(target.value, None)

    def _augment(self, node: ast.AugAssign) -> None:
        value = self._value(node.value)
        target = node.target
        if isinstance(target, ast.Name) and self._kind(target) is Kind.LIST:
            self._grow(target, target, self._listed(value))
        elif isinstance(target, ast.Name):
            self._state.names.pop(target.id, None)
        elif isinstance(target, ast.Subscript):
            self._bind(target, None)

    def _change(self, change: ast.expr, owner: ast.expr, key: _Key | None, value: _Version | None) -> None:
        """``owner[key] = value``; without a key, some change of ``owner`` that nobody knows more of."""
        now = next(self._clock)

        def changed(version: _Version, content: _Content) -> tuple[_Version, _Content]:
            if key is None or value is None:
                after = replace(content, changed=now, items={}, length=None)
                return replace(version, changed=now, grown=content.grown, items={}), after
            after = replace(content, items={**content.items, key: _objects(value)})
            return replace(version, items={**version.items, key: value}), after

        self._update(change, owner, changed)

    def _grow(self, change: ast.expr, owner: ast.expr, items: Sequence[_Version] | None) -> None:
        """Put ``items`` at the end of the list ``owner``; None for some that are not known."""
        now = next(self._clock)

        def grown(version: _Version, content: _Content) -> tuple[_Version, _Content]:
            new: dict[_Key, _Version] = {}
            if items is not None and content.length is not None:
                new = dict(enumerate(items, content.length))
            after = {**content.items, **{key: _objects(each) for key, each in new.items()}}
            total = content.length + len(new) if content.length is not None and items is not None else None
            grown = replace(version, items={**version.items, **new}, grown=now)
            return grown, replace(content, items=after, grown=now, length=total)

        self._update(change, owner, grown)

    def _update(
        self,
        change: ast.expr,
        owner: ast.expr,
        updated: Callable[[_Version, _Content], tuple[_Version, _Content]],
    ) -> None:
        """Change whatever ``owner`` may have."""
        version = self._peek(owner)
        if version is None:
            return
        by = _By(change, self.function.module.source.segment(owner), _objects(version))
        ways: list[_Version] = []
        for each in version.ways():
            after, content = updated(each, self._content(each.of))
            self._state.heap[each.of] = replace(content, by=by)
            ways.append(after)
        self._put(owner, _either(ways))

    def _put(self, path: ast.expr, version: _Version) -> None:
        """Give the name or item ``path`` a new version in the graph."""
        if isinstance(path, ast.Name):
            self._state.names[path.id] = version
        elif isinstance(path, ast.Subscript):
            owner = self._peek(path.value)
            if owner is not None and owner.instead is None:
                key = self._key(path.slice, owner)
                new = {key: version} if key is not None else self._at_unknown(path, owner, version)
                self._put(path.value, replace(owner, items={**self._items(owner), **new}))

    def _at_unknown(self, path: ast.Subscript, owner: _Version, version: _Version) -> dict[_Key, _Version]:
        """The items of ``owner`` when that at ``path``, which one nobody knows, has ``version`` by now."""
        items = self._items(owner)
        ways = {each.of: each for each in version.ways()}
        if len({each.of for each in items.values()}) == len(items):
            return {key: ways.get(each.of, each) for key, each in items.items()}
        place = self._place(path.slice)
        return {place: version} if place is not None else {}

    # What there is

    def _content(self, thing: _Object) -> _Content:
        return self._state.heap.get(thing) or _Content(length=thing.length)

    def _items(self, version: _Version) -> dict[_Key, _Version]:
        """What ``version`` holds, as far as it is known."""
        if version.instead is not None:
            return {}
        if version.changed:
            return dict(version.items)
        first = {key: _Version(each) for key, each in version.of.first.items()}
        return {**first, **version.items}

    def _item(self, version: _Version, key: _Key) -> _Version:
        items = self._items(version)
        is_open = not version.changed and version.of.length is None and version.instead is None
        if key not in items and is_open:
            version.of.first.setdefault(key, _Object())
            items = self._items(version)
        return items.get(key) or _Version(_Object())

    def _key(self, node: ast.expr, owner: _Version | None) -> _Key | None:
        is_negative = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
        literal = node.operand if isinstance(node, ast.UnaryOp) and is_negative else node
        key = literal.value if isinstance(literal, ast.Constant) else None
        if isinstance(key, str):
            return key
        if not isinstance(key, int) or isinstance(key, bool):
            return None
        length = self._length(owner) if owner is not None else None
        return key if not is_negative else length - key if length is not None else -key

    def _length(self, version: _Version) -> int | None:
        return self._content(version.of).length if version.instead is None else None

    def _place(self, index: ast.expr) -> _Object | None:
        """The key of the item at what the name ``index`` has now."""
        at = self._peek(index) if isinstance(index, ast.Name) else None
        return at.of if at is not None else None

    def _peek(self, node: ast.expr) -> _Version | None:
        """What the name or item ``node`` has, without a read."""
        if isinstance(node, ast.Name):
            if node.id in self._state.names:
                return self._state.names[node.id]
            if node.id == self.function.self_name or not self.function.is_local(node.id):
                return None
            return self._state.names.setdefault(node.id, _Version(_Object()))
        owner = self._peek(node.value) if isinstance(node, ast.Subscript) else None
        if owner is None or not isinstance(node, ast.Subscript):
            return None
        key = self._key(node.slice, owner)
        if self._kind_of(owner, node.value) not in _HOLDING or isinstance(node.slice, ast.Slice):
            return None
        return self._item(owner, key) if key is not None else self._any_item(owner, node.slice)

    def _any_item(self, owner: _Version, index: ast.expr) -> _Version | None:
        """The item at ``index``, whichever it is, of a list whose items are known."""
        items = self._items(owner)
        place = self._place(index)
        if place is not None and place in items:
            return items[place]
        told = [each for key, each in items.items() if not isinstance(key, _Object)]
        is_whole = self._length(owner) == len(told) and not isinstance(index, ast.Constant)
        ways = {each.of: each for each in told}
        return _either(list(ways.values())) if is_whole and 0 < len(ways) <= _MOST_WAYS else None

    def _kind(self, node: ast.expr) -> Kind:
        return self._kind_of(self._peek(node), node)

    def _kind_of(self, version: _Version | None, node: ast.expr) -> Kind:
        """The kind of ``node``, which has ``version``."""
        kinds = {each.of.kind for each in version.ways()} if version is not None else {Kind.UNKNOWN}
        kind = kinds.pop()
        return kind if not kinds and kind is not Kind.UNKNOWN else self.function.value(node).kind

    # Reading

    def _value(self, node: ast.expr) -> _Version | None:
        """What ``node`` has in the graph; None for what nobody else holds."""
        if isinstance(node, ast.Name):
            return self._peek(node)
        if isinstance(node, ast.Subscript):
            return self._taken_out(node, self._peek(node) or self._sliced(node))
        if isinstance(node, (ast.List, ast.Tuple)):
            kind = Kind.LIST if isinstance(node, ast.List) else Kind.TUPLE
            return self._made(dict(enumerate(map(self._value, node.elts))), node.elts, kind)
        if isinstance(node, ast.Dict):
            keys = [None if key is None else self._key(key, None) for key in node.keys]
            values = [self._value(value) for value in node.values]
            known = {key: value for key, value in zip(keys, values, strict=True) if key is not None}
            return self._made(known, node.values, Kind.DICT)
        if isinstance(node, (ast.ListComp, ast.GeneratorExp)) and len(node.generators) == 1:
            return self._comprehended(node, node.generators[0])
        if isinstance(node, ast.BinOp):
            return self._operated(node)
        if isinstance(node, ast.Call):
            return self._called(node)
        if isinstance(node, ast.IfExp):
            self._use(node.test)
            taken = self.function.holds(node)
            sides = [
                side for side, holds in ((node.body, True), (node.orelse, False)) if taken is not (not holds)
            ]
            return _either([self._value(side) or _Version(_Object()) for side in sides])
        if isinstance(node, ast.NamedExpr):
            value = self._value(node.value)
            self._bind(node.target, value)
            return value
        if isinstance(node, ast.Attribute):
            if node.attr not in _UNCHANGED:
                self._use(node.value)
            return None
        if isinstance(node, ast.Compare):
            if not any(isinstance(each, (ast.Is, ast.IsNot)) for each in node.ops):
                for each in (node.left, *node.comparators):
                    self._use(each)
            return None
        self._use_inside(node)
        return None

    def _comprehended(
        self, node: ast.ListComp | ast.GeneratorExp, loop: ast.comprehension
    ) -> _Version | None:
        """The list that a comprehension makes."""
        bindings = self._rounds(loop)
        rounds = _MOST_ROUNDS if self._depth < 3 else 1
        is_whole = 0 < len(bindings) <= rounds and not loop.ifs and _owner(loop.iter) is loop.iter
        around, found = dict(self._state.names), list[_Version]()
        self._depth += 1
        for turn in bindings[:rounds] or [((loop.target, loop.iter, None),)]:
            self._bind_targets(loop, turn)
            for each in loop.ifs:
                self._use(each)
            found.append(self._value(node.elt) or _Version(_Object()))
        self._depth -= 1
        bound = {name.id for name in ast.walk(loop.target) if isinstance(name, ast.Name)}
        kept = {name: version for name, version in around.items() if name in bound}
        after = {name: version for name, version in self._state.names.items() if name not in bound}
        self._state.names = {**after, **kept}
        return _listing(found, Kind.LIST) if is_whole else None

    def _sliced(self, node: ast.Subscript) -> _Version | None:
        """What a slice has, or an item that cannot be told from the others."""
        kind, part = self._kind(node.value), node.slice
        if not isinstance(part, ast.Slice):
            self._use(part)
            owner = self._value(node.value) if kind in (Kind.LIST, Kind.TUPLE) else None
            if owner is not None and not owner.changed:
                return _Version(owner.of.first.setdefault(_SOME, _Object()))
        elif kind is Kind.LIST and part.lower is None and part.upper is None and part.step is None:
            return self._copied(self._value(node.value))
        if kind not in _HOLDING:
            self._use(node.value)
        return None

    def _made(
        self, items: Mapping[_Key, _Version | None], elements: Sequence[ast.expr], kind: Kind
    ) -> _Version:
        is_known = not any(isinstance(each, ast.Starred) for each in elements)
        held = {key: value or _Version(_Object()) for key, value in items.items()} if is_known else {}
        return _holding(held, len(elements) if is_known else None, kind)

    def _copied(self, version: _Version | None) -> _Version | None:
        """Another object with the same items."""
        if version is None:
            return None
        return _holding(self._items(version), self._length(version), version.of.kind)

    def _listed(self, version: _Version | None) -> list[_Version] | None:
        """The items of a list, when all of them are known."""
        length = self._length(version) if version is not None else None
        items = self._items(version) if version is not None else {}
        known = [items[key] for key in range(length or 0) if key in items]
        return known if length is not None and len(known) == length else None

    def _operated(self, node: ast.BinOp) -> _Version | None:
        if isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List) and len(node.left.elts) == 1:
            times = node.right.value if isinstance(node.right, ast.Constant) else _MOST_ITEMS
            item = self._value(node.left.elts[0]) or _Version(_Object())
            return _listing([item] * min(times, _MOST_ITEMS), Kind.LIST) if isinstance(times, int) else None
        if isinstance(node.op, ast.Add) and self._kind(node.left) in _HOLDING:
            one, other = (self._listed(self._value(each)) for each in (node.left, node.right))
            if one is not None and other is not None:
                return _listing([*one, *other], self._kind(node.left))
        self._use(node.left)
        self._use(node.right)
        return None

    def _called(self, node: ast.Call) -> _Version | None:
        func = node.func
        if isinstance(func, ast.Name) and func.id in _COPIES and len(node.args) == 1 and not node.keywords:
            return self._copied(self._value(node.args[0]))
        if isinstance(func, ast.Name) and func.id in ("isinstance", "type", "id"):
            return None
        if isinstance(func, ast.Name) and func.id == "dict" and not node.args:
            given = passing.keywords(node)
            if len(given) == len(node.keywords):
                held: dict[_Key, _Version | None] = {name: self._value(each) for name, each in given.items()}
                return self._made(held, list(given.values()), Kind.DICT)
        if isinstance(func, ast.Attribute):
            kind = self._kind(func.value)
            if func.attr in _GROWING | _SHUFFLING and kind in (Kind.LIST, Kind.DICT):
                self._mutated(node, func)
                return None
            if func.attr == "get" and kind is Kind.DICT and node.args:
                owner = self._peek(func.value)
                key = self._key(node.args[0], owner)
                if owner is not None and key is not None:
                    return self._item(owner, key)
            if func.attr == "copy" and kind in (Kind.LIST, Kind.DICT):
                return self._copied(self._value(func.value))
            if func.attr not in _UNCHANGED:
                self._use(func.value)
        is_length = isinstance(func, ast.Name) and func.id == "len"
        for each in (*node.args, *(keyword.value for keyword in node.keywords)):
            self._use(each, is_length=is_length)
        for argument in _changed_by(self.function, node):
            self._change(node, argument, None, None)
        return None

    def _mutated(self, node: ast.Call, func: ast.Attribute) -> None:
        given = [self._value(each) for each in node.args]
        if func.attr == "append":
            value = given[0] if len(given) == 1 else None
            self._grow(node, func.value, [value or _Version(_Object())])
        elif func.attr == "extend":
            self._grow(node, func.value, self._listed(given[0]) if len(given) == 1 else None)
        else:
            self._change(node, func.value, None, None)

    def _use(self, node: ast.expr, *, is_length: bool = False) -> None:
        """Something is computed with ``node``."""
        version = self._value(node)
        if version is not None:
            found = [
                list(self._other_length(way) if is_length else self._stale(way, {})) for way in version.ways()
            ]
            read = next((way.lost[1] for way in version.ways() if way.lost is not None), node)
            self._miss(read, found)

    def _miss(self, read: ast.expr, found: Sequence[Sequence[_Object]]) -> None:
        """``read`` does not see the last change of the objects ``found``, on each of the ways there."""
        stale = [thing for of_way in found for thing in of_way]
        by = self._content(stale[0]).by if stale else None
        if by is not None:
            missing = self._missing.setdefault(by.change, set())
            missing |= set(stale) if all(found) else set()
            first = self.found.get(by.change) or Missed(by.change, by.changed, read, is_sure=False)
            self.found[by.change] = replace(first, is_sure=by.objects <= missing)

    def _taken(
        self, owner: _Version | None, key: _Key | None, item: _Version | None, read: ast.expr
    ) -> _Version | None:
        """The ``item`` at ``key``, which knows whether Python has another object there."""
        if owner is None or key is None or owner.instead is not None:
            return item
        lost = owner.lost
        if lost is None and self._is_replaced(owner, key):
            lost = owner.of, read
        if lost is None:
            return item
        return _either([replace(way, lost=lost) for way in (item or _Version(_Object())).ways()])

    def _taken_out(self, node: ast.Subscript, item: _Version | None) -> _Version | None:
        """The ``item`` that ``node`` takes out of a name, or out of what another item holds."""
        owner = self._peek(node.value)
        if isinstance(node.value, ast.Subscript):
            owner = self._taken_out(node.value, owner)
        return self._taken(owner, self._key(node.slice, owner), item, node)

    def _is_replaced(self, owner: _Version, key: _Key) -> bool:
        """Whether ``owner`` holds another object at ``key`` by now than the graph has there."""
        content = self._content(owner.of)
        if owner.changed != content.changed and key not in content.items:
            return True
        if isinstance(key, int) and key < 0 and owner.grown != content.grown:
            return True
        now = _held(owner.of, content).get(key)
        return now is not None and now.isdisjoint(_objects(self._item(owner, key)))

    def _use_inside(self, node: ast.AST) -> None:
        own = {
            name.id
            for part in ast.walk(node)
            for target in ([part.target] if isinstance(part, ast.comprehension) else [])
            for name in ast.walk(target)
            if isinstance(name, ast.Name)
        }
        for child in ast.iter_child_nodes(node):
            if isinstance(node, _INNER):
                for name in ast.walk(child):
                    if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Load) and name.id not in own:
                        self._use(name)
            elif isinstance(child, ast.expr):
                self._use(child)

    def _stale(self, version: _Version, seen: dict[int, _Version]) -> Iterator[_Object]:
        """The objects in ``version`` that are others by now; ``seen``: what was looked at, by `id`."""
        if id(version) in seen:
            return
        seen[id(version)] = version
        if version.lost is not None:
            yield version.lost[0]
            return
        if self._is_stale(version):
            yield version.of
            return
        for item in self._items(version).values():
            for way in item.ways():
                yield from self._stale(way, seen)

    def _is_stale(self, version: _Version) -> bool:
        """Whether what ``version`` has holds other objects by now."""
        content, has = self._content(version.of), self._items(version)
        return (
            version.grown != content.grown
            or version.changed != content.changed
            or any(
                key not in has or each.isdisjoint(_objects(has[key]))
                for key, each in _held(version.of, content).items()
            )
        )

    def _other_length(self, version: _Version) -> Iterator[_Object]:
        """The object of ``version``, if it may have another length by now."""
        if version.lost is not None:
            yield version.lost[0]
            return
        thing, content = version.of, self._content(version.of)
        is_other = version.grown != content.grown or (
            version.changed != content.changed and content.length is None
        )
        if not is_other and thing.kind is Kind.DICT:
            is_other = not content.items.keys() <= self._items(version).keys()
        if is_other:
            yield thing

    # Where two ways meet

    def _join(self, one: _State, other: _State) -> _State:
        if one is other:
            return one
        joined = _State()
        for thing in one.heap.keys() | other.heap.keys():
            left, right = (each.heap.get(thing) or _Content(length=thing.length) for each in (one, other))
            joined.heap[thing] = left if left == right else self._joined_content(thing, left, right)
        for name in one.names.keys() & other.names.keys():
            ends = [(one.names[name], one), (other.names[name], other)]
            joined.names[name] = self._joined(ends, joined)
        return joined

    @staticmethod
    def _joined_content(thing: _Object, left: _Content, right: _Content) -> _Content:
        items: dict[_Key, frozenset[_Object]] = {}
        one, other = _held(thing, left), _held(thing, right)
        for key in left.items.keys() | right.items.keys():
            is_known = (key in one or not left.changed) and (key in other or not right.changed)
            if is_known:
                items[key] = one.get(key, frozenset()) | other.get(key, frozenset())
        by = right.by if right.grown + right.changed > left.grown + left.changed else left.by
        return _Content(
            items,
            max(left.grown, right.grown),
            max(left.changed, right.changed),
            left.length if left.length == right.length else None,
            by or left.by or right.by,
        )

    def _joined(self, ends: Sequence[tuple[_Version, _State]], joined: _State) -> _Version:
        """What a name or an item has after ways on which it has these versions."""
        if all(version is ends[0][0] for version, _ in ends):
            return ends[0][0]
        versions: dict[_Object, list[tuple[_Version, _State]]] = {}
        for version, state in ends:
            for way in version.ways():
                versions.setdefault(way.of, []).append((way, state))
        return _either([self._joined_of(thing, same, joined) for thing, same in versions.items()])

    def _joined_of(self, thing: _Object, ends: Sequence[tuple[_Version, _State]], joined: _State) -> _Version:
        """The same for versions of one object."""
        now = joined.heap.get(thing) or _Content()
        pairs = [(version, state.heap.get(thing) or _Content()) for version, state in ends]
        is_grown = all(version.grown == had.grown for version, had in pairs)
        is_changed = all(version.changed == had.changed for version, had in pairs)
        held = [(self._items(version), state) for version, state in ends]
        items = {
            key: self._joined([(items[key], state) for items, state in held if key in items], joined)
            for key in dict.fromkeys(key for version, _ in ends for key in version.items)
            if all(key in version.items or not version.changed for version, _ in ends)
        }
        return _Version(
            thing,
            items,
            now.grown if is_grown else min(version.grown for version, _ in ends),
            now.changed if is_changed else min(version.changed for version, _ in ends),
            lost=reduce(lambda one, other: one if one is other else None, (each.lost for each, _ in ends)),
        )


def _objects(version: _Version) -> frozenset[_Object]:
    """What ``version`` may be a version of."""
    return frozenset(each.of for each in version.ways())


def _held(thing: _Object, content: _Content) -> dict[_Key, frozenset[_Object]]:
    """What each item of ``thing`` may be by now, as far as it is known."""
    first = {} if content.changed else {key: frozenset([each]) for key, each in thing.first.items()}
    return {**first, **content.items}


def _holding(items: Mapping[_Key, _Version], length: int | None, kind: Kind) -> _Version:
    """A new list, tuple or dict with these items."""
    return _Version(_Object({key: each.of for key, each in items.items()}, length, kind), items)


def _listing(items: Sequence[_Version], kind: Kind) -> _Version:
    """A new list or tuple of these items in order."""
    return _holding(dict(enumerate(items)), len(items), kind)


def _either(versions: Sequence[_Version]) -> _Version:
    """What may be any of ``versions``; too many are something unknown."""
    ways = {(each.of, each.grown, each.changed): each for version in versions for each in version.ways()}
    if len(ways) > _MOST_WAYS:
        return _Version(_Object())
    found: _Version | None = None
    for each in reversed(ways.values()):
        found = replace(each, instead=found)
    assert found is not None
    return found


_Round = tuple[tuple[ast.expr, ast.expr, Optional["_Version"]], ...]
"""Targets of a loop, what is gone through for each, and the item that it gets."""


def _zipped(target: ast.expr, iterated: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    """The targets of a loop, each with what is gone through for it: one, or several of ``zip``."""
    call, inner = iterated, target
    if _calls(call, "enumerate") and isinstance(target, (ast.Tuple, ast.List)) and len(target.elts) == 2:
        call, inner = call.args[0], target.elts[1]
    if _calls(call, "zip") and isinstance(inner, (ast.Tuple, ast.List)) and len(inner.elts) == len(call.args):
        return list(zip(inner.elts, call.args, strict=True))
    return [(target, iterated)]


def _calls(node: ast.expr, name: str) -> TypeGuard[ast.Call]:
    is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    return is_call and isinstance(node, ast.Call) and bool(node.args) and not node.keywords


def _owner(node: ast.expr) -> ast.expr:
    """What is gone through by a loop over ``a``, ``enumerate(a)``, ``a.values()`` or ``a.items()``."""
    if _calls(node, "enumerate"):
        return node.args[0]
    if isinstance(node, ast.Call) and not node.keywords and isinstance(node.func, ast.Attribute):
        return node.func.value if node.func.attr in ("values", "items") else node
    return node


def _is_of_values(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "values"
