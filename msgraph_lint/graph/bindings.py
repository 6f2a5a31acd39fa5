"""Names that may be unbound where they are read, as the graph compiler sees it.

The compiler joins the two branches of every ``if`` that its parser does not resolve, and never
believes that a loop body runs: a name bound on one side only is an error where it is read, even if
Python would always find it bound. Branches that return, raise, break or continue do not join. A
nested function takes the names of the outer one where it is defined, not where it is called.
Source: ``FunctionBlock::ReadVariable`` in MindSpore's ``function_block.cc``; probes u01 … u85.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Union

from msgraph_lint.graph.conditions import Fold, Known, fold
from msgraph_lint.graph.scope import Scope
from msgraph_lint.graph.syntax import attribute_of, targets

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_ENDS = (ast.Return, ast.Raise, ast.Break, ast.Continue)

Loop = Union[ast.For, ast.AsyncFor, ast.While]
Decide = Callable[[ast.If, Known], Fold]


@dataclass(frozen=True)
class Partial:
    """A name that is bound on one way only."""

    cause: ast.If | Loop
    """The ``if`` or loop that the other way goes around."""
    missing: bool = False
    """For an ``if``: the value of its condition for which the name stays unbound."""
    start: ast.stmt | None = None
    """The statement before which the name is surely unbound: ``cause``, or a loop around it."""

    @property
    def first(self) -> ast.stmt:
        """The statement before which the name would have to be bound."""
        return self.start or self.cause


@dataclass(frozen=True)
class UnboundRead:
    """A read of a name that the compiler finds unbound on one way."""

    node: ast.Name
    partial: Partial

    @property
    def name(self) -> str:
        return self.node.id


@dataclass(frozen=True)
class LateCapture:
    """A name that a nested function takes from the outer one before it is bound there."""

    node: ast.Name
    function: ast.AST
    """The nested function or lambda."""


@dataclass(frozen=True)
class Bound:
    """A name that is bound on every way."""

    value: ast.expr | None = None
    """What it is bound to, when that is one expression."""
    is_literal: bool = False
    """Whether the parser knows the value too: a literal, not bound outside of a loop around."""


@dataclass(frozen=True, eq=False)
class Joined:
    """A name that is bound on both ways, to different values."""

    cause: ast.If | ast.While
    first: Binding
    """The value after the first branch, or before the loop."""
    second: Binding


@dataclass(frozen=True)
class JoinedRead:
    """A read of a name where its values from two ways meet."""

    node: ast.Name
    joined: Joined


Binding = Union[Bound, Partial, Joined]
State = dict[str, Binding]
"""How each name is bound; absent: not at all."""
_BOUND = Bound()


@dataclass
class Flow:
    """The names of one function along its statements."""

    scope: Scope
    decide: Decide
    """What the parser makes of a condition."""
    reads: list[UnboundRead] = field(default_factory=list)
    """Reads that the compiler refuses, in source order: of each name and cause the first."""
    joined: list[JoinedRead] = field(default_factory=list)
    late: list[LateCapture] = field(default_factory=list)
    folds: dict[ast.If, Fold] = field(default_factory=dict)
    sure_deletes: set[ast.Delete] = field(default_factory=set)
    """Those whose names are bound on every way that leads there, unless another ``del`` came before."""
    unreached: set[ast.stmt] = field(default_factory=set)
    """Statements that no way leads to: the parser skips them."""
    _modified: set[str] = field(default_factory=set)

    def run(self) -> Flow:
        state: State = dict.fromkeys(self.scope.parameter_names, _BOUND)
        self._block(self.scope.info.node.body, state)
        return self

    def _block(self, body: Iterable[ast.stmt], state: State) -> State | None:
        """The state after ``body``; ``None`` when its end cannot be reached."""
        current: State | None = state
        for statement in body:
            if current is None:
                self.unreached.add(statement)
            else:
                current = self._statement(statement, current)
        return current

    def _statement(self, node: ast.stmt, state: State) -> State | None:
        if isinstance(node, ast.If):
            return self._if(node, state)
        if isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            return self._loop(node, state)
        if isinstance(node, (ast.Try, ast.Match)) or type(node).__name__ == "TryStar":
            return self._unsupported(node, state)
        if isinstance(node, (ast.With, ast.AsyncWith)):
            for item in node.items:
                self._expression(item.context_expr, state)
                if item.optional_vars is not None:
                    self._bind(item.optional_vars, state)
            return self._block(node.body, state)
        if isinstance(node, _FUNCTIONS):
            self._capture(node, state, frozenset())
            return state
        if isinstance(node, ast.ClassDef):
            state[node.name] = _BOUND
            return state
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                state[alias.asname or alias.name.partition(".")[0]] = _BOUND
            return state
        self._simple(node, state)
        return None if isinstance(node, _ENDS) else state

    def _simple(self, node: ast.stmt, state: State) -> None:
        if isinstance(node, ast.Assign):
            self._expression(node.value, state)
            for target in node.targets:
                self._bind(target, state, node.value)
        elif isinstance(node, ast.AugAssign):
            if isinstance(node.target, ast.Name):
                self._read(node.target, state)
            else:
                self._expression(node.target, state)
            self._expression(node.value, state)
            self._bind(node.target, state)
        elif isinstance(node, ast.AnnAssign):
            if node.value is not None:
                self._expression(node.value, state)
                self._bind(node.target, state, node.value)
        elif isinstance(node, ast.Delete):
            names = (n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Del))
            if all(isinstance(state.get(name), (Bound, Joined)) for name in names):
                self.sure_deletes.add(node)
        else:
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    self._expression(child, state)

    def _if(self, node: ast.If, state: State) -> State | None:
        literals = {
            name: bound.value
            for name, bound in state.items()
            if isinstance(bound, Bound) and bound.is_literal and isinstance(bound.value, ast.Constant)
        }
        folded = self.folds[node] = self.decide(node, Known(frozenset(self._modified), literals))
        if folded not in (Fold.TRUE, Fold.FALSE):
            self._expression(node.test, state)
        if folded is Fold.TRUE:
            return self._block(node.body, state)
        if folded is Fold.FALSE:
            return self._block(node.orelse, state)
        first = self._block(node.body, dict(state))
        second = self._block(node.orelse, dict(state))
        if first is None or second is None:
            return second if first is None else first
        return _join(node, first, second, either=folded is not Fold.OPEN)

    def _loop(self, node: Loop, state: State) -> State:
        if not isinstance(node, ast.While):
            self._expression(node.iter, state)
        before = {name: _forget(binding) for name, binding in state.items()}
        around: State = {**before, **self._bound_inside(node, before)}
        inside = dict(around)
        if isinstance(node, ast.While):
            self._expression(node.test, inside)
        else:
            inside.update(before)  # the first pass
            self._bind(node.target, inside)
        end = self._block(node.body, inside) or inside
        self._block(node.orelse, dict(around))
        if not isinstance(node, ast.While):
            around.update({name: end[name] for name in around if isinstance(end[name], Joined)})
        return around

    def _bound_inside(self, node: Loop, before: State) -> State:
        """Names that the loop binds, as they are around it: unbound when the body does not run."""
        found: State = {}
        for name, bindings in self.scope.bindings.items():
            inside = [b for b in bindings if contains(node, b.target)]
            if not inside:
                continue
            if name not in before:
                found[name] = Partial(node)
            elif isinstance(before[name], Partial):
                found[name] = before[name]
            elif isinstance(node, ast.While):
                plain = len(inside) == 1 and inside[0].item is None and not inside[0].iterated
                found[name] = Joined(node, before[name], Bound(inside[0].value) if plain else _BOUND)
            else:
                found[name] = _BOUND
        return found

    def _unsupported(self, node: ast.stmt, state: State) -> State:
        """A statement that another rule reports: whatever it binds counts as bound."""
        for name, bindings in self.scope.bindings.items():
            if any(contains(node, b.target) for b in bindings):
                state[name] = _BOUND
        return state

    def _bind(self, target: ast.expr, state: State, value: ast.expr | None = None) -> None:
        for binding in targets(target, None, target):
            if isinstance(binding.target, ast.Name):
                bound = Bound(value, isinstance(value, ast.Constant)) if target is binding.target else _BOUND
                state[binding.target.id] = bound
            elif isinstance(binding.target, ast.expr):
                name = attribute_of(binding.target, self.scope.self_name)
                if name is not None:
                    self._modified.add(name)
                else:
                    self._expression(binding.target, state)

    def _expression(self, node: ast.expr, state: State, hidden: frozenset[str] = frozenset()) -> None:
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load) and node.id not in hidden:
                self._read(node, state)
            return
        if isinstance(node, ast.Lambda):
            self._capture(node, state, hidden)
            return
        if isinstance(node, ast.NamedExpr):
            self._expression(node.value, state, hidden)
            state[node.target.id] = _BOUND
            return
        if isinstance(node, _COMPREHENSIONS):
            names = {n.id for g in node.generators for n in ast.walk(g.target) if isinstance(n, ast.Name)}
            self._expression(node.generators[0].iter, state, hidden)
            hidden = hidden | names
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.comprehension):
                for part in (child.iter, *child.ifs):
                    self._expression(part, state, hidden)
            elif isinstance(child, ast.keyword):
                self._expression(child.value, state, hidden)
            elif isinstance(child, ast.expr):
                self._expression(child, state, hidden)

    def _capture(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, state: State, hidden: frozenset[str]
    ) -> None:
        """A nested function: its free names are read where it is defined."""
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self._expression(default, state, hidden)
        if isinstance(node, _FUNCTIONS):
            state[node.name] = _BOUND
        for read in free_names(node):
            if read.id in hidden:
                continue
            if read.id not in state and read.id in self.scope.bindings and not self._is_global(read.id):
                self.late.append(LateCapture(read, node))
                state[read.id] = _BOUND
            self._read(read, state)

    def _read(self, node: ast.Name, state: State) -> None:
        binding = state.get(node.id)
        if isinstance(binding, Partial) and not self._is_global(node.id):
            if not any(read.name == node.id and read.partial.first is binding.first for read in self.reads):
                self.reads.append(UnboundRead(node, binding))
            state[node.id] = _BOUND
        elif isinstance(binding, Joined):
            self.joined.append(JoinedRead(node, binding))
            state[node.id] = _BOUND

    def _is_global(self, name: str) -> bool:
        """Whether the compiler finds ``name`` outside the function instead."""
        scope: Scope | None = self.scope.outer
        while scope is not None:
            if scope.is_local(name):
                return True
            scope = scope.outer
        module = self.scope.module
        return name in module.defined_names or hasattr(builtins, name) or module.lookup(name) is not None


def flow(scope: Scope, *, folds: bool) -> Flow:
    """The names of ``scope``; ``folds``: whether the parser resolves simple conditions."""

    def decide(node: ast.If, known: Known) -> Fold:
        return fold(node, scope, known) if folds else Fold.OPEN

    return Flow(scope, decide).run()


def _forget(binding: Binding) -> Binding:
    """In and after a loop the parser does not know what a name was bound to before."""
    return replace(binding, is_literal=False) if isinstance(binding, Bound) else binding


def _join(node: ast.If, first: State, second: State, *, either: bool) -> State:
    joined: State = {}
    for name in dict.fromkeys([*first, *second]):
        if name in first and name in second:
            joined[name] = _join_name(node, first[name], second[name], either=either)
        elif either and not isinstance(first.get(name, second.get(name)), Partial):
            joined[name] = _BOUND
        else:
            joined[name] = _one_sided(node, bound_first=name in first)
    return joined


def _join_name(node: ast.If, first: Binding, second: Binding, *, either: bool) -> Binding:
    partial = first if isinstance(first, Partial) else second
    if not isinstance(partial, Partial):
        if first == second:
            return first
        return _BOUND if either else Joined(node, first, second)
    bound_first, bound_second = not isinstance(first, Partial), not isinstance(second, Partial)
    if either and (bound_first or bound_second):
        return _BOUND
    if bound_first is not bound_second and contains(partial.cause, node):
        return replace(_one_sided(node, bound_first=bound_first), start=partial.first)
    return partial


def _one_sided(node: ast.If, *, bound_first: bool) -> Partial:
    return Partial(node, missing=not bound_first)


def free_names(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> Iterator[ast.Name]:
    """Reads in a nested function of names that nothing in it binds, in source order."""
    body = [node.body] if isinstance(node, ast.Lambda) else node.body
    inside = [part for statement in body for part in ast.walk(statement)]
    bound = {arg.arg for arg in ast.walk(node) if isinstance(arg, ast.arg)}
    bound |= {part.id for part in inside if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load)}
    bound |= {part.name for part in inside if isinstance(part, (*_FUNCTIONS, ast.ClassDef))}
    reads = [part for part in inside if isinstance(part, ast.Name) and part.id not in bound]
    yield from sorted(reads, key=lambda name: (name.lineno, name.col_offset))


def contains(outer: ast.stmt, inner: ast.AST) -> bool:
    """Whether ``inner`` stands in ``outer``, by their places in the text."""
    place = (getattr(inner, "lineno", 0), getattr(inner, "col_offset", 0))
    end = (outer.end_lineno or outer.lineno, outer.end_col_offset or 0)
    return (outer.lineno, outer.col_offset) <= place <= end
