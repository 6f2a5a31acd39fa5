"""Attributes that graph code assigns, as local names: each call gets its own.

That is right where nothing reads what a call before has left behind, or where it was left there only so that
it need not be computed again: a table for a length, a mask for a shape. A method that assigns them for its
callers returns them instead. All methods of the class and its bases and subclasses are rewritten together.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.compiler.scope import evaluated
from msgraph_lint.findings import Claim, Edit, Fix, Safety
from msgraph_lint.fixers.shared.attribute_family import Family, Method, tests_of_missing
from msgraph_lint.fixers.shared.attribute_reads import Seen, called_method
from msgraph_lint.fixers.shared.edits import (
    append_to,
    free_name,
    insert_before,
    remove_statement,
    replace,
    without_head,
)
from msgraph_lint.fixers.shared.kept_attributes import is_carried, is_only_kept
from msgraph_lint.program.syntax import attribute_of, place_of
from msgraph_lint.source import Source
from msgraph_lint.values.value import Kind

_MOST_NAMES = 8
"""How many attributes one fix makes local."""
_MOST_ASSIGNED = 40
"""How many attributes a function may assign: for each of them, its statements are followed."""
_OWNED = {Kind.CELL, Kind.PARAMETER, Kind.FUNCTION, Kind.CLASS}


def as_local(function: GraphFunction, name: str) -> Fix | None:
    """``self.name`` as a local name, with the attributes that are assigned and read together with it."""
    family = _family(function, name)
    if family is None or not _is_right(family):
        return None
    rewriting = _Rewriting(family)
    edits = rewriting.edits()
    if not edits:
        return None
    return Fix(rewriting.title, edits, Safety.UNSAFE, rewriting.reason, rewriting.claims)


def _family(function: GraphFunction, name: str) -> Family | None:
    """Who has to do with the attributes that have to become local together; ``None`` for too many."""
    if len(function.modified_attributes) > _MOST_ASSIGNED:
        return None
    names = [name]
    while len(names) <= _MOST_NAMES and all(_may_be_local(function, each) for each in names):
        family = Family(function, tuple(names))
        more = sorted(family.together - set(names))
        if not more:
            return family
        names += more
    return None


def _may_be_local(function: GraphFunction, name: str) -> bool:
    """Whether the project sets ``self.name`` to nothing that belongs to the Cell, and by no setter."""
    attributes = function.attributes
    found = attributes.bindings.get(name, ()) if attributes is not None else ()
    is_property = function.receiver is not None and function.receiver.method(name) is not None
    return not is_property and all(evaluated(each).kind not in _OWNED for each in found)


def _is_right(family: Family) -> bool:
    """Whether the program does the same with local names, but for what is computed again."""
    function = family.function
    if not family.methods or any(info.module is not function.module for info in family.readers):
        return False
    if not all(each.reads.is_clear for each in family.methods) or family.is_read_elsewhere():
        return False
    if not all(family.is_told(each) and _hands_over(family, each) for each in family.methods):
        return False
    attributes = function.attributes
    is_there = attributes is not None and all(name in attributes.bindings for name in family.names)
    return not family.is_kept or (is_there and is_only_kept(family))


def _hands_over(family: Family, method: Method) -> bool:
    """Whether ``method``, if it assigns attributes for its callers, always comes to its end with them."""
    assigned = family.helpers.get(method.info.name)
    if assigned is None:
        return True
    end = method.reads.end
    is_plain = not method.reads.returns and not method.info.nodes_of(ast.Yield)
    started = _mixed(method)  # the local name starts as the attribute there
    return (
        is_plain
        and end is not None
        and all(end.get(name) is not Seen.EITHER or name in started for name in assigned)
    )


def _mixed(method: Method) -> set[str]:
    """The attributes of which a read may see what was there before, or what the call assigned."""
    return {node.attr for node, seen in method.reads.reads.items() if seen is Seen.EITHER}


class _Rewriting:
    """The edits that make the attributes of a family local names."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.function = family.function
        self.names = family.names
        self.module = family.function.module

    @property
    def _enumerated(self) -> str:
        *others, last = [f"`{self.function.self_name}.{name}`" for name in self.names]
        return f"{', '.join(others)} and {last}" if others else last

    @property
    def title(self) -> str:
        names = self._enumerated
        if self.family.helpers:
            return f"Return {names} from `{'` and `'.join(self.family.helpers)}`"
        if not self.family.read:
            return f"Do not assign {names}, which nothing reads"
        if len(self.names) > 1:
            return f"Use local names instead of {names}"
        local = self._locals(self.family.methods[0])[self.names[0]]
        return f"Use the local name `{local}` instead of {names}"

    @property
    def reason(self) -> str:
        they_are, change, them = ("they are", "change", "them")
        if len(self.names) == 1:
            they_are, change, them = ("it is", "changes", "it")
        again = (
            f"{they_are} computed anew at each call; " if self.family.is_kept or self.family.missing else ""
        )
        if is_carried(self.family):
            again += "a call no longer computes with what another left behind; "
        return f"{again}{self._enumerated} no longer {change}; code outside of this project may read {them}"

    @property
    def claims(self) -> frozenset[Claim]:
        return frozenset(
            Claim(self.module.key, self.module.source.span(method.info.node).start, local)
            for method in self.family.methods
            for local in self._locals(method).values()
        )

    def _locals(self, method: Method) -> dict[str, str]:
        """Attribute -> its local name in ``method``."""
        found: dict[str, str] = {}
        taken = set(method.info.mentions.keys() | method.function.parameter_names)
        for name in self.names:
            if name in method.info.attributes or name in self._handed(method):
                plain = name.strip("_")
                found[name] = plain if plain and plain not in taken else free_name(name, taken)
                taken.add(found[name])
        return found

    def _handed(self, method: Method) -> frozenset[str]:
        """What the methods that ``method`` calls assign for it, or it for its callers."""
        called = [n for n in self.family.helpers if n == method.info.name or n in method.info.attributes]
        return frozenset(name for helper in called for name in self.family.helpers[helper])

    def edits(self) -> tuple[Edit, ...] | None:
        """All of them; ``None`` where one cannot be made."""
        found: list[Edit | None] = []
        for method in self.family.methods:
            found += self._edits_in(method)
        rewritten = {method.info for method in self.family.methods}
        for helper, names in self.family.helpers.items():
            for info, statement in self.family.calls(helper):
                if info not in rewritten:
                    found.append(
                        _results(self.module.source, statement, [f"{info.self_name}.{n}" for n in names])
                    )
        if not all(edit is not None for edit in found):
            return None
        return tuple(dict.fromkeys(edit for edit in found if edit is not None))

    def _edits_in(self, method: Method) -> Iterator[Edit | None]:
        function, local = method.function, self._locals(method)
        source = self.module.source
        unread = self._unread(method)
        removed = [write.statement for write in function.attribute_writes if _is_removed(write, unread)]
        mixed = {
            name
            for name in _mixed(method)
            if any(method.info.statements[node] not in removed for node in method.info.attributes[name])
        }
        yield from (remove_statement(function, statement) for statement in removed)
        for test, name in tests_of_missing(method.info):
            if name in self.family.missing:
                yield from without_head(source, test)
        first = self._first_write(method)
        for name in self.names:
            if name in mixed and first is not None:
                yield insert_before(function, first, f"{local[name]} = {function.self_name}.{name}")
        for name in self.names:
            for node in method.info.attributes.get(name, ()):
                is_own = attribute_of(node, function.self_name) == name
                if not is_own or method.info.statements[node] in removed:
                    continue
                is_later = name in mixed and first is not None and place_of(node) >= place_of(first)
                is_before = method.reads.reads.get(node) is Seen.BEFORE and not is_later
                if isinstance(node.ctx, ast.Store) or not is_before:
                    yield replace(source, node, local[name])
        for statement in function.live_statements:
            if (called := called_method(statement, function.self_name)) in self.family.helpers:
                assert isinstance(statement, ast.Expr)
                yield _results(source, statement, [local[name] for name in self.family.helpers[str(called)]])
        if method.info.name in self.family.helpers:
            own = function.modified_attributes
            results = [
                local[name] if name in own else f"{function.self_name}.{name}"
                for name in self.family.helpers[method.info.name]
            ]
            yield append_to(function, f"return {', '.join(results)}")

    def _first_write(self, method: Method) -> ast.stmt | None:
        """The statement of the body that assigns one of the attributes first."""
        writes = {write.statement for write in method.function.attribute_writes if write.name in self.names}
        calls = {
            statement
            for statement in method.function.live_statements
            if called_method(statement, method.function.self_name) in self.family.helpers
        }
        for statement in method.info.node.body:
            if any(part in writes or part in calls for part in ast.walk(statement)):
                return statement
        return None

    def _unread(self, method: Method) -> frozenset[str]:
        """What ``method`` assigns and does not read."""
        seen = method.reads.reads.items()
        read = {node.attr for node, seen in seen if seen is not Seen.BEFORE} & self.family.read
        if method.info.name in self.family.helpers:
            read |= set(self.family.helpers[method.info.name])
        return frozenset(self.names) - read


def _is_removed(write: AttributeWrite, unread: frozenset[str]) -> bool:
    """Whether the statement does nothing but assign an attribute that is among the ``unread``."""
    statement = write.statement
    if isinstance(statement, ast.Assign):
        is_alone = len(statement.targets) == 1 and statement.targets[0] is write.target
    else:
        is_alone = isinstance(statement, (ast.AnnAssign, ast.AugAssign))
    value = getattr(statement, "value", None)
    return is_alone and write.name in unread and value is not None and _is_without_effect(value)


def _results(source: Source, statement: ast.Expr, names: Sequence[str]) -> Edit:
    """The call ``statement`` with its results bound to ``names``."""
    start = source.span(statement).start
    return Edit(start, start, f"{', '.join(names)} = ")


def _is_without_effect(node: ast.expr) -> bool:
    """Whether nothing happens when ``node`` is evaluated."""
    return not any(
        isinstance(part, (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr, ast.Subscript))
        for part in ast.walk(node)
    )
