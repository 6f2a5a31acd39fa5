"""Containers and Tensors that change in place, and who else reads them.

The compiler gives each name, each called function and each caller its own version of a value: what changes
under one name is not seen under another. Probes b87 … b92, y28, y29, s04, z101, z103.
"""

from __future__ import annotations

import ast
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.compiler.narrowing import told_by
from msgraph_lint.fixers.shared.edits import block_of
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import children, ends, place_of
from msgraph_lint.records import dataclass, field
from msgraph_lint.values.value import Kind, Value

SOME_ITEM = ast.Name("item", ast.Load())
"""The key of a change that the length alone does not show."""
_LIST_METHODS = {"append", "extend", "insert", "reverse"}
_ONLY_LISTS = {"append", "extend", "insert"}
_METHODS = {Kind.LIST: _LIST_METHODS | {"pop", "clear"}, Kind.DICT: {"update", "clear"}}
_UNCHANGED = {"shape", "dtype", "ndim", "size"}
_LEAVES = (ast.Return, ast.Raise, ast.Break, ast.Continue)
_LOOPS = (ast.For, ast.While)
_CHANGEABLE = (Kind.LIST, Kind.DICT, Kind.TENSOR)
_MOST_NAMES = 4
"""How many names and parameters are followed."""
_MOST_CALLERS = 20
"""How many functions are looked at that hand an argument on."""


@dataclass(frozen=True)
class Change:
    """A statement or call that changes what a name refers to."""

    node: ast.AST
    name: str
    key: ast.expr | None = None
    """The item that is assigned."""
    method: str = ""


def changes(function: GraphFunction) -> Sequence[Change]:
    """The items assigned and the list and dict methods called, by the name of their owner."""
    return function.once(_changes)


def _changes(function: GraphFunction) -> tuple[Change, ...]:
    return tuple(_find_changes(function))


def _find_changes(function: GraphFunction) -> Iterator[Change]:
    for node in function.nodes(ast.Subscript, ast.Call, ast.AugAssign):
        if isinstance(node, ast.AugAssign):
            if isinstance(node.target, ast.Name) and function.value(node.target).kind is Kind.LIST:
                yield Change(node, node.target.id, method="+=")
        elif isinstance(node, ast.Subscript):
            if isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Store):
                yield Change(node, node.value.id, key=node.slice)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner, method = node.func.value, node.func.attr
            if isinstance(owner, ast.Name):
                kind = function.value(owner).kind
                if method in _METHODS.get(kind, ()) or (kind is Kind.UNKNOWN and method in _ONLY_LISTS):
                    yield Change(node, owner.id, method=method)


def nested_changes(function: GraphFunction) -> Iterator[Change]:
    """The changes of a list or dict that is an item: ``d["k"].append(x)``, as changes of that item."""
    for call in function.nodes(ast.Call):
        method = call.func
        if isinstance(method, ast.Attribute) and isinstance(method.value, ast.Subscript):
            kind = function.value(method.value).kind
            is_pop = method.attr == "pop" and all(_is_index(argument) for argument in call.args)
            if kind in (Kind.LIST, Kind.UNKNOWN) and (is_pop or method.attr in _ONLY_LISTS):
                yield from _item_changed(call, method.value)
    for node in function.nodes(ast.Subscript):
        is_key = isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str)
        if isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Subscript) and is_key:
            yield from _item_changed(node, node.value)


def _item_changed(node: ast.AST, item: ast.Subscript) -> Iterator[Change]:
    if isinstance(item.value, ast.Name) and isinstance(item.slice, ast.Constant):
        yield Change(node, item.value.id, key=item.slice)


def _is_index(node: ast.expr) -> bool:
    node = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def changes_argument(function: GraphFunction, change: Change) -> bool:
    """Whether the changed object surely is the one that the function was called with."""
    if change.name not in function.parameter_names or change.name in (
        function.self_name,
        *function.info.starred,
    ):
        return False
    place = place_of(function.statement_of(change.node))
    return not any(place_of(b.statement) < place for b in function.bindings.get(change.name, ()))


def gives_back(info: FunctionInfo, name: str) -> bool:
    """Whether the function returns its ``name``, whatever happens."""
    returned = [each.value for each in info.nodes_of(ast.Return)]
    is_it = all(isinstance(each, ast.Name) and each.id == name for each in returned)
    return bool(returned) and is_it and ends(info.node.body)


def reading_caller(function: GraphFunction, change: Change) -> Call | None:
    """A call whose caller, or one further out, surely reads the changed argument again afterwards.

    So does a call in a loop, of a function that reads it or calls one that does.
    """
    changing = function
    todo, seen = [(function, change, False)], {(function, change.name)}
    while todo:
        function, change, is_read = todo.pop()
        is_read = is_read or any(sees(function, each, change) for each in _all_reads(function, change.name))
        for call in function.calls:
            caller, argument = call.caller, passed(call, function, change.name)
            if not isinstance(argument, ast.Name) or argument.id == caller.self_name:
                continue
            is_known = caller.value(argument).kind in _CHANGEABLE
            if (is_known or (function is changing and is_changeable(caller, argument))) and (
                _read_beside(caller, call.node, argument.id, change)
                or read_after(caller, call.node, argument.id, change)
                or (is_read and _comes_around(caller, call.node, argument.id))
            ):
                return call
            method = change.method if change.method != "update" else ""
            passed_on = Change(call.node, argument.id, change.key, method)
            is_new = (caller, argument.id) not in seen and len(seen) < _MOST_CALLERS
            if is_new and changes_argument(caller, passed_on) and _is_run(caller, call.node, argument.id):
                seen.add((caller, argument.id))
                todo.append((caller, passed_on, is_read))
    return None


def _is_run(function: GraphFunction, node: ast.AST, name: str) -> bool:
    """Whether ``node`` stands under no condition, but for those that ask whether ``name`` is there."""
    tests = (around.test for around in function.conditions_of(node))
    return all(
        any(isinstance(each, ast.Name) and each.id == name for each, _ in told_by(test, True))
        for test in tests
    )


def _all_reads(function: GraphFunction, name: str) -> Iterator[ast.Name]:
    reads = function.once(_mentions).get(name, _Mentions()).reads
    return (read for statement in reads for read in reads[statement])


def _comes_around(function: GraphFunction, node: ast.AST, name: str) -> bool:
    """Whether a loop around ``node`` comes back to it with the object that ``name`` is."""
    binding = function.once(_mentions).get(name, _Mentions()).binding
    loop = next((each for each in _around(function, node) if isinstance(each, _LOOPS)), None)
    return loop is not None and loop not in binding


_MAYBE_LATER = (ast.BoolOp, ast.IfExp, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
"""Expressions of which parts run later, or not at all."""


def _read_beside(function: GraphFunction, call: ast.AST, name: str, change: Change) -> bool:
    """Whether what is computed with the result of ``call`` reads ``name``, too: ``x + helper(x)``."""
    inner, around = call, function.parents[call]
    while isinstance(around, (ast.expr, ast.keyword)) and not isinstance(around, _MAYBE_LATER):
        beside = [each for each in children(around) if isinstance(each, ast.expr) and each is not inner]
        later = [each for each in beside if place_of(each) > place_of(call)]
        reads = [*beside, *(part for each in later for part in ast.walk(each))]
        named = [each for each in reads if isinstance(each, ast.Name) and each.id == name]
        if any(sees(function, each, change) for each in named):
            return True
        inner, around = around, function.parents[around]
    return False


def passed(call: Call, function: GraphFunction, name: str) -> ast.expr | None:
    """The expression that ``call`` passes for the parameter ``name`` of ``function``."""
    if not isinstance(call.node, ast.Call):
        return None
    return passing.passed(call.node, name, function.info.positions.get(name))


def sources(function: GraphFunction, name: str) -> list[tuple[GraphFunction, ast.expr]]:
    """What the local ``name`` is bound to once, or what all calls pass for the parameter ``name``."""
    bindings = function.bindings.get(name, [])
    if name not in function.parameter_names:
        source = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
        return [(function, source)] if source is not None and not bindings[0].iterated else []
    if bindings or name == function.self_name:
        return []
    given = [(call.caller, passed(call, function, name)) for call in function.calls]
    known = [(caller, source) for caller, source in given if source is not None]
    return known if len(known) == len(given) else []


def is_self(function: GraphFunction, node: ast.expr, depth: int = _MOST_NAMES) -> bool:
    """Whether ``node`` is a name for ``self``: a local one, or a parameter for which all calls pass it."""
    if not isinstance(node, ast.Name) or not depth:
        return False
    if node.id == function.self_name:
        return True
    found = sources(function, node.id)
    return bool(found) and all(is_self(scope, source, depth - 1) for scope, source in found)


def is_changeable(function: GraphFunction, name: ast.Name) -> bool:
    """Whether ``name`` is a list, dict or Tensor; a Parameter is changed for good, and seen everywhere."""
    kind = function.value(name).kind
    if kind is Kind.UNKNOWN:
        return function.is_entry and not function.calls and name.id in function.parameter_names
    return kind in _CHANGEABLE


@dataclass
class _Mentions:
    """Where a function mentions a name."""

    binding: set[ast.stmt] = field(default_factory=set)
    """Statements that bind it, the compound ones around included."""
    reads: dict[ast.stmt, list[ast.Name]] = field(default_factory=dict)
    """Statement, the compound ones around included -> its reads."""
    blocks: dict[int, list[int]] = field(default_factory=dict)
    """The `id` of a block -> the positions in it of the statements that mention the name, in order."""


def _mentions(function: GraphFunction) -> dict[str, _Mentions]:
    """Name -> where the function mentions it."""
    found: dict[str, _Mentions] = {}
    positions: dict[tuple[str, int], set[int]] = {}
    for name in function.parents:
        if not isinstance(name, ast.Name):
            continue
        mentions = found.setdefault(name.id, _Mentions())
        for statement in _around(function, name):
            if isinstance(name.ctx, ast.Load):
                mentions.reads.setdefault(statement, []).append(name)
            else:
                mentions.binding.add(statement)
            block, index = function.info.blocks[statement]
            positions.setdefault((name.id, id(block)), set()).add(index)
    for (of, block_id), indices in positions.items():
        found[of].blocks[block_id] = sorted(indices)
    return found


def _around(function: GraphFunction, node: ast.AST | None) -> Iterator[ast.stmt]:
    """The statements that ``node`` stands in, itself included, the innermost first."""
    while node is not None and node is not function.node:
        if isinstance(node, ast.stmt):
            yield node
        node = function.parents.get(node)


def _exits(function: GraphFunction) -> dict[int, list[int]]:
    """The `id` of a block -> the positions in it of the statements that leave it."""
    found: dict[int, list[int]] = {}
    for statement, (block, index) in function.info.blocks.items():
        if isinstance(statement, _LEAVES):
            found.setdefault(id(block), []).append(index)
    return found


def read_after(function: GraphFunction, node: ast.AST, name: str, change: Change | None) -> ast.Name | None:
    """The first read of ``name`` that follows ``node``, finds the same object, and can see ``change``."""
    return next(reads_after(function, node, name, change), None)


def reads_after(
    function: GraphFunction, node: ast.AST, name: str, change: Change | None
) -> Iterator[ast.Name]:
    """The reads of ``name`` that follow ``node``, find the same object, and can see ``change``."""
    mentions = function.once(_mentions).get(name, _Mentions())
    statement = function.statement_of(node)
    if statement in mentions.binding:
        return
    exits = function.once(_exits)
    for around in _around(function, statement):
        if isinstance(around, _LOOPS) and around in mentions.binding:
            return
        block, index = function.info.blocks[around]
        leaves = exits.get(id(block), [])
        last = next(iter(leaves[bisect_right(leaves, index) :]), len(block))
        mentioned = mentions.blocks.get(id(block), [])
        for position in mentioned[bisect_right(mentioned, index) : bisect_right(mentioned, last)]:
            later = block[position]
            for read in _reads(mentions, later):
                if change is None or sees(function, read, change):
                    yield read
            if later in mentions.binding:
                return
        if last < len(block):
            return


def _reads(mentions: _Mentions, statement: ast.stmt) -> list[ast.Name]:
    """Reads of the name in ``statement`` before it binds the name anew."""
    if isinstance(statement, (ast.If, ast.With, *_LOOPS)) and statement in mentions.binding:
        return []
    return mentions.reads.get(statement, [])


def sees(function: GraphFunction, read: ast.Name, change: Change) -> bool:
    """Whether the read may give another result after ``change``."""
    parent = function.parents[read]
    if isinstance(parent, ast.Attribute):
        return parent.attr not in _UNCHANGED and not (
            parent.attr == "append" and isinstance(function.parents[parent], ast.Call)
        )
    if isinstance(parent, ast.Compare) and any(isinstance(op, (ast.Is, ast.IsNot)) for op in parent.ops):
        return False
    called = parent.func.id if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) else ""
    if called == "len":
        return _changes_length(function.value(read), change)
    if called == "isinstance":
        return False
    keys = _keys(change) if function.value(read).kind is Kind.DICT else None
    if keys is not None and isinstance(parent, ast.Compare) and isinstance(parent.left, ast.Constant):
        is_asked = isinstance(parent.ops[0], (ast.In, ast.NotIn)) and parent.comparators == [read]
        return not is_asked or parent.left.value in keys
    if isinstance(parent, ast.Subscript) and parent.value is read:
        if not isinstance(parent.ctx, ast.Load):
            return False
        if isinstance(parent.slice, ast.Constant):
            if keys is not None:
                return parent.slice.value in keys
            if isinstance(change.key, ast.Constant):
                return parent.slice.value == change.key.value
            return change.method not in ("append", "extend", "+=")
    return True


def _keys(change: Change) -> set[object] | None:
    """The keys of a dict that it gives a value, where the source shows them."""
    keys = [change.key]
    if change.method == "update" and isinstance(change.node, ast.Call):
        given = change.node.args[0] if len(change.node.args) == 1 and not change.node.keywords else None
        keys = [*given.keys] if isinstance(given, ast.Dict) else [None]
    shown = [key.value for key in keys if isinstance(key, ast.Constant)]
    return set(shown) if len(shown) == len(keys) else None


def _changes_length(value: Value, change: Change) -> bool:
    """Whether it changes how many items ``value`` has: a new key of a dict does."""
    if change.method == "reverse":
        return False
    keys = _keys(change) if value.shows_keys else None
    if keys is not None:
        return not keys <= {key for key, _ in value.entries}
    return change.key is None or (value.shows_keys and not value.entries)


def holds_until(function: GraphFunction, statement: ast.stmt, change: Change, names: set[str]) -> bool:
    """Whether ``statement`` surely ran before the change, and none of the ``names`` was bound in between."""
    start, end = place_of(statement), place_of(function.statement_of(change.node))
    if start >= end or not _leads_to(function, statement, change.node):
        return False
    last = (_last_bound(function, name, change) for name in names)
    return all(bound is None or bound <= start for bound in last)


def _last_bound(function: GraphFunction, name: str, change: Change) -> tuple[int, int] | None:
    """Where the last statement before the change starts that binds ``name``, those around it left out."""
    bound = function.once(_bound).get(name, [])
    around = list(_around(function, change.node))
    before = bisect_left(bound, place_of(function.statement_of(change.node)), key=place_of)
    return next((place_of(each) for each in reversed(bound[:before]) if each not in around), None)


def _bound(function: GraphFunction) -> dict[str, list[ast.AST]]:
    """Name -> the statements that bind it, in order."""
    return {
        name: sorted((binding.statement for binding in bindings), key=place_of)
        for name, bindings in function.bindings.items()
    }


def _leads_to(function: GraphFunction, statement: ast.stmt, node: ast.AST) -> bool:
    """Whether ``statement`` stands before ``node`` in its block or in one around it, outside of loops."""
    block = block_of(function, statement)
    for around in _around(function, node):
        if block_of(function, around) is block:
            return True
        if isinstance(around, _LOOPS):
            return False
    return False


def is_omitted(function: GraphFunction, name: str) -> bool:
    """Whether a call leaves the parameter ``name`` to its default; Python callers of an entry may."""
    if function.is_entry and not function.calls:
        return True
    position = function.info.positions.get(name)
    nodes = [call.node for call in function.calls]
    return any(isinstance(node, ast.Call) and passing.is_omitted(node, name, position) for node in nodes)


def is_seen(function: GraphFunction, change: Change) -> bool:
    """Whether the function itself may read what changed."""
    return any(
        isinstance(node.ctx, ast.Load) and sees(function, node, change)
        for node in function.named(change.name)
        if function.parents[node] is not getattr(change.node, "func", None)
    )
