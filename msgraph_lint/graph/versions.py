"""Which version of a list, dict or Tensor a name or an item has: in graph code each has one of its own.

Python changes an object, whoever holds it. The compiler makes a new value, and gives it to the name, or to
the item of a name, through which it was changed; all others keep what they had. A function is gone through
here with both meanings at once: objects with what they hold, and what each name sees of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import count
from typing import Union

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.records import dataclass, field, replace
from msgraph_lint.values.value import Kind

_Key = Union[int, str]
_SOME = "some item"
"""The key of an item that cannot be told from the others."""
_MOST_ROUNDS = 4
"""Of a loop: so many of the items that it goes through are looked at."""
_MOST_ITEMS = 16
"""Items of a repeated list that are told apart."""
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


@dataclass(eq=False)
class _Object:
    """A list, tuple, dict, Tensor or whatever, as it was when it was made or first met."""

    first: dict[_Key, _Object] = field(default_factory=dict)
    """Its items, as far as they were asked for."""
    length: int | None = None
    """How many items it had, when all of them are known."""
    kind: Kind = Kind.UNKNOWN


@dataclass(frozen=True)
class _Content:
    """What Python has in an object by now."""

    items: Mapping[_Key, _Object] = field(default_factory=dict)
    """Those that are others than at first."""
    grown: int = 0
    """When something was last put at its end, and when all else was last changed: 0 for never."""
    changed: int = 0
    length: int | None = None
    by: tuple[ast.expr, str] | None = None
    """The last change, and what it changes."""


@dataclass(frozen=True)
class _Version:
    """What a name, or an item, has of an object in the graph."""

    of: _Object
    items: Mapping[_Key, _Version] = field(default_factory=dict)
    grown: int = 0
    changed: int = 0


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
    if not any(True for _ in _candidates(function)):
        return ()
    run = _Run(function)
    run.block(function.node.body if isinstance(function.node.body, list) else [], _State())
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


class _Run:
    """Goes through a function."""

    def __init__(self, function: GraphFunction) -> None:
        self.function = function
        self.found: dict[ast.expr, Missed] = {}
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
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    self._use(child)
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
        items: list[_Version | None] = [None, None]
        if isinstance(node, ast.While):
            self._use(node.test)
        else:
            items = self._iterated(node.iter) or items
        for item in items[: _MOST_ROUNDS if self._depth < 3 else 1]:
            self._state = state.copy()
            if not isinstance(node, ast.While):
                self._bind_target(node, item)
            state = self.block(node.body, self._state) or state
        self._depth -= 1
        return (self.block(node.orelse, state) if node.orelse else state) or state

    def _iterated(self, node: ast.expr) -> list[_Version | None]:
        """The items of what a loop goes through, as far as they are known."""
        owner = _owner(node)
        held = self._value(owner) if isinstance(owner, ast.Name) else None
        if held is None or self._kind(owner) not in _HOLDING:
            self._use(node)
            return []
        return list(self._items(held).values()) or [self._item(held, _SOME)]

    def _bind_target(self, node: ast.For | ast.AsyncFor, item: _Version | None) -> None:
        """Bind the target of a loop to one of the items."""
        for name in ast.walk(node.target):
            if isinstance(name, ast.Name):
                self._state.names.pop(name.id, None)
        target = node.target
        if _owner(node.iter) is not node.iter and not _is_of_values(node.iter):
            pair = target.elts if isinstance(target, (ast.Tuple, ast.List)) else []
            target = pair[1] if len(pair) == 2 else ast.Tuple([], ast.Store())
        if isinstance(target, ast.Name):
            self._bind(target, item)

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
                self._bind(inner, None if is_starred else items.get(place))
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
        version = self._peek(owner)
        if version is None:
            return
        heap, content = self._state.heap, self._content(version.of)
        text = self.function.module.source.segment(owner)
        by = (change, text)
        if key is None or value is None:
            now = next(self._clock)
            heap[version.of] = replace(content, changed=now, items={}, length=None, by=by)
            self._put(owner, replace(version, changed=now, grown=content.grown, items={}))
        else:
            heap[version.of] = replace(content, items={**content.items, key: value.of}, by=by)
            self._put(owner, replace(version, items={**version.items, key: value}))

    def _grow(self, change: ast.expr, owner: ast.expr, items: Sequence[_Version] | None) -> None:
        """Put ``items`` at the end of the list ``owner``; None for some that are not known."""
        version = self._peek(owner) or self._any_item(owner)
        if version is None:
            return
        content = self._content(version.of)
        now = next(self._clock)
        text = self.function.module.source.segment(owner)
        length = content.length
        new: dict[_Key, _Version] = {}
        if items is not None and length is not None:
            new = dict(enumerate(items, length))
        after = {**content.items, **{key: each.of for key, each in new.items()}}
        total = length + len(new) if length is not None and items is not None else None
        self._state.heap[version.of] = replace(
            content, items=after, grown=now, length=total, by=(change, text)
        )
        self._put(owner, replace(version, items={**version.items, **new}, grown=now))

    def _put(self, path: ast.expr, version: _Version) -> None:
        """Give the name or item ``path`` a new version in the graph."""
        if isinstance(path, ast.Name):
            self._state.names[path.id] = version
        elif isinstance(path, ast.Subscript):
            owner = self._peek(path.value)
            key = self._key(path.slice, owner)
            if owner is not None and key is not None:
                self._put(path.value, replace(owner, items={**self._items(owner), key: version}))

    # What there is

    def _content(self, thing: _Object) -> _Content:
        return self._state.heap.get(thing) or _Content(length=thing.length)

    def _items(self, version: _Version) -> dict[_Key, _Version]:
        """What ``version`` holds, as far as it is known."""
        if version.changed:
            return dict(version.items)
        first = {key: _Version(each) for key, each in version.of.first.items()}
        return {**first, **version.items}

    def _item(self, version: _Version, key: _Key) -> _Version:
        items = self._items(version)
        if key not in items and not version.changed and version.of.length is None:
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
        length = self._content(owner.of).length if owner is not None else None
        return key if not is_negative else length - key if length is not None else -key

    def _peek(self, node: ast.expr) -> _Version | None:
        """What the name or item ``node`` has, without a read."""
        if isinstance(node, ast.Name):
            if node.id == self.function.self_name or not self.function.is_local(node.id):
                return None
            return self._state.names.setdefault(node.id, _Version(_Object()))
        owner = self._peek(node.value) if isinstance(node, ast.Subscript) else None
        if owner is None or not isinstance(node, ast.Subscript):
            return None
        key = self._key(node.slice, owner)
        is_holding = self._kind_of(owner, node.value) in _HOLDING
        return self._item(owner, key) if is_holding and key is not None else None

    def _any_item(self, node: ast.expr) -> _Version | None:
        """The item ``node`` of a list in which there is one object several times."""
        owner = self._peek(node.value) if isinstance(node, ast.Subscript) else None
        items = list(self._items(owner).values()) if owner is not None else []
        is_one = len(items) > 1 and all(each.of is items[0].of for each in items)
        return items[0] if is_one else None

    def _kind(self, node: ast.expr) -> Kind:
        return self._kind_of(self._peek(node) or self._any_item(node), node)

    def _kind_of(self, version: _Version | None, node: ast.expr) -> Kind:
        """The kind of ``node``, which has ``version``."""
        is_known = version is not None and version.of.kind is not Kind.UNKNOWN
        return version.of.kind if version is not None and is_known else self.function.value(node).kind

    # Reading

    def _value(self, node: ast.expr) -> _Version | None:
        """What ``node`` has in the graph; None for what nobody else holds."""
        if isinstance(node, ast.Name):
            return self._peek(node)
        if isinstance(node, ast.Subscript):
            return self._peek(node) or self._sliced(node)
        if isinstance(node, (ast.List, ast.Tuple)):
            kind = Kind.LIST if isinstance(node, ast.List) else Kind.TUPLE
            return self._made(dict(enumerate(map(self._value, node.elts))), node.elts, kind)
        if isinstance(node, ast.Dict):
            keys = [None if key is None else self._key(key, None) for key in node.keys]
            values = [self._value(value) for value in node.values]
            known = {key: value for key, value in zip(keys, values, strict=True) if key is not None}
            return self._made(known, node.values, Kind.DICT)
        if isinstance(node, ast.BinOp):
            return self._operated(node)
        if isinstance(node, ast.Call):
            return self._called(node)
        if isinstance(node, ast.IfExp):
            self._use(node.test)
            one, other = self._value(node.body), self._value(node.orelse)
            return one if one is not None and one == other else None
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
        length = len(elements) if is_known else None
        return _Version(_Object({key: value.of for key, value in held.items()}, length, kind), held)

    def _copied(self, version: _Version | None) -> _Version | None:
        """Another object with the same items."""
        if version is None:
            return None
        items, length = self._items(version), self._content(version.of).length
        first = {key: each.of for key, each in items.items()}
        return _Version(_Object(first, length, version.of.kind), items)

    def _listed(self, version: _Version | None) -> list[_Version] | None:
        """The items of a list, when all of them are known."""
        length = self._content(version.of).length if version is not None else None
        items = self._items(version) if version is not None else {}
        known = [items[key] for key in range(length or 0) if key in items]
        return known if length is not None and len(known) == length else None

    def _operated(self, node: ast.BinOp) -> _Version | None:
        if isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List) and len(node.left.elts) == 1:
            times = node.right.value if isinstance(node.right, ast.Constant) else _MOST_ITEMS
            item = self._value(node.left.elts[0]) or _Version(_Object())
            return _holding([item] * min(times, _MOST_ITEMS), Kind.LIST) if isinstance(times, int) else None
        if isinstance(node.op, ast.Add) and self._kind(node.left) in _HOLDING:
            one, other = (self._listed(self._value(each)) for each in (node.left, node.right))
            if one is not None and other is not None:
                return _holding([*one, *other], self._kind(node.left))
        self._use(node.left)
        self._use(node.right)
        return None

    def _called(self, node: ast.Call) -> _Version | None:
        func = node.func
        if isinstance(func, ast.Name) and func.id in _COPIES and len(node.args) == 1 and not node.keywords:
            return self._copied(self._value(node.args[0]))
        if isinstance(func, ast.Name) and func.id in ("isinstance", "type", "id"):
            return None
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
            stale = self._replaced(node) or (
                self._other_length(version) if is_length else self._stale(version, {})
            )
            by = self._content(stale).by if stale is not None else None
            if by is not None and by[0] not in self.found:
                self.found[by[0]] = Missed(*by, node)

    def _replaced(self, node: ast.expr) -> _Object | None:
        """What holds another object at the item ``node`` by now than the graph has there."""
        if not isinstance(node, ast.Subscript):
            return None
        owner = self._peek(node.value)
        key = self._key(node.slice, owner)
        if owner is None or key is None:
            return None
        content = self._content(owner.of)
        now = content.items.get(key) or (None if content.changed else owner.of.first.get(key))
        is_same = now is None or self._item(owner, key).of is now
        return self._replaced(node.value) if is_same else owner.of

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

    def _stale(self, version: _Version, seen: dict[int, _Version]) -> _Object | None:
        """An object in ``version`` that is another one by now; ``seen``: what was looked at, by `id`."""
        if id(version) in seen:
            return None
        seen[id(version)] = version
        thing, content, has = version.of, self._content(version.of), self._items(version)
        if version.grown != content.grown or version.changed != content.changed:
            return thing
        for key, each in {**({} if content.changed else thing.first), **content.items}.items():
            if key not in has or has[key].of is not each:
                return thing
        return next((found for item in has.values() if (found := self._stale(item, seen))), None)

    def _other_length(self, version: _Version) -> _Object | None:
        """The object of ``version``, if it may have another length by now."""
        thing, content = version.of, self._content(version.of)
        is_other = version.grown != content.grown or (
            version.changed != content.changed and content.length is None
        )
        if not is_other and thing.kind is Kind.DICT:
            is_other = not content.items.keys() <= self._items(version).keys()
        return thing if is_other else None

    # Where two ways meet

    def _join(self, one: _State, other: _State) -> _State:
        if one is other:
            return one
        joined = _State()
        for thing in one.heap.keys() | other.heap.keys():
            left, right = (each.heap.get(thing) or _Content(length=thing.length) for each in (one, other))
            joined.heap[thing] = left if left == right else self._either(left, right)
        for name in one.names.keys() & other.names.keys():
            version = self._joined(one.names[name], other.names[name], one, other, joined)
            if version is not None:
                joined.names[name] = version
        return joined

    def _either(self, left: _Content, right: _Content) -> _Content:
        items = {key: each for key, each in left.items.items() if right.items.get(key) is each}
        by = right.by if right.grown + right.changed > left.grown + left.changed else left.by
        return _Content(
            items,
            max(left.grown, right.grown),
            max(left.changed, right.changed),
            left.length if left.length == right.length else None,
            by or left.by or right.by,
        )

    def _joined(
        self, one: _Version, other: _Version, left: _State, right: _State, joined: _State
    ) -> _Version | None:
        """What a name has after both ways; None for different objects."""
        if one is other:
            return one
        if one.of is not other.of:
            return None
        now = joined.heap.get(one.of) or _Content()
        before = [state.heap.get(one.of) or _Content() for state in (left, right)]
        versions = (one, other)
        is_grown = all(each.grown == had.grown for each, had in zip(versions, before, strict=True))
        is_changed = all(each.changed == had.changed for each, had in zip(versions, before, strict=True))
        items: dict[_Key, _Version] = {}
        for key in one.items.keys() & other.items.keys():
            item = self._joined(one.items[key], other.items[key], left, right, joined)
            if item is not None:
                items[key] = item
        return _Version(
            one.of,
            items,
            now.grown if is_grown else min(one.grown, other.grown),
            now.changed if is_changed else min(one.changed, other.changed),
        )


def _holding(items: Sequence[_Version], kind: Kind) -> _Version:
    """A new list or tuple with these items."""
    held: dict[_Key, _Version] = dict(enumerate(items))
    return _Version(_Object({key: each.of for key, each in held.items()}, len(held), kind), held)


def _owner(node: ast.expr) -> ast.expr:
    """What is gone through by a loop over ``a``, ``enumerate(a)``, ``a.values()`` or ``a.items()``."""
    if isinstance(node, ast.Call) and not node.keywords:
        if isinstance(node.func, ast.Name) and node.func.id == "enumerate" and node.args:
            return node.args[0]
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("values", "items"):
            return node.func.value
    return node


def _is_of_values(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "values"
