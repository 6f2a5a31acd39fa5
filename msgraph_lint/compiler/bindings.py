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
from typing import ClassVar, Union

from msgraph_lint.compiler.conditions import Fold, Known, fold
from msgraph_lint.compiler.scope import Scope
from msgraph_lint.program.syntax import Binding as Target
from msgraph_lint.program.syntax import attribute_of, children, end_of, place_of, targets
from msgraph_lint.records import dataclass, field, replace
from msgraph_lint.values.value import Value

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_BINDING_EXPRESSIONS = {ast.Lambda, ast.NamedExpr}
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
    is_chosen: bool = False
    """Whether the parser may take another branch, which binds the name."""

    @property
    def first(self) -> ast.stmt:
        """The statement before which the name would have to be bound."""
        return self.start or self.cause


@dataclass(frozen=True)
class UnboundRead:
    """A read of a name that the compiler finds unbound on one way."""

    node: ast.Name
    partial: Partial
    doubt: str = ""
    """Why the compiler may find it bound."""

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
    time: int = field(default=0, compare=False)
    """How many loops were met before it was bound."""
    shown: ast.expr | ast.AugAssign | None = None
    """What shows its value to others than the parser: a part of a tuple, the name it gets, or ``x += …``."""
    parameter: str = ""
    """The parameter that it is, as long as it is not bound anew."""


@dataclass(frozen=True, eq=False)
class Joined:
    """A name that is bound on both ways, to different values."""

    cause: ast.If | Loop
    """A ``for`` loop is unrolled, and decides nothing, unless only the run knows how often it turns."""
    first: Binding
    """The value after the first branch, or before the loop."""
    second: Binding


@dataclass(frozen=True)
class JoinedRead:
    """A read of a name where its values from two ways meet."""

    node: ast.Name
    joined: Joined


Binding = Union[Bound, Partial, Joined]
_BOUND = Bound()
_AS_DECIDED = Bound()
"""By one of two branches: the parser takes one of them, and the source does not show which."""
_CHOSEN = "a condition that the source does not show may keep the compiler from the loop"


class State:
    """How each name is bound at one place; a name that is not in it is not bound at all.

    A branch has a state of its own, which only holds what differs from the one around it.
    """

    def __init__(self, around: State | None = None) -> None:
        self.own: dict[str, Binding] = {}
        self.around = around
        self.known_since: int = around.known_since if around is not None else 0
        """How many loops were met when the parser last forgot what names are bound to: it does at each."""

    def get(self, name: str) -> Binding | None:
        state: State | None = self
        while state is not None:
            if name in state.own:
                return state.own[name]
            state = state.around
        return None

    def __contains__(self, name: str) -> bool:
        return self.get(name) is not None

    def __setitem__(self, name: str, binding: Binding) -> None:
        self.own[name] = binding

    def literal(self, name: str) -> ast.Constant | None:
        """The literal that the parser knows ``name`` to be."""
        bound = self.get(name)
        if not isinstance(bound, Bound) or bound.time < self.known_since:
            return None
        return bound.value if isinstance(bound.value, ast.Constant) else None


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
    is_open: bool = False
    """Whether a name is bound or not as attributes decide that the class does not show."""
    unreached: set[ast.stmt] = field(default_factory=set)
    """Statements that no way leads to: the parser skips them."""
    _modified: set[str] = field(default_factory=set)
    _loops: int = 0
    """How many loops were met."""
    _read_before: set[tuple[str, ast.stmt]] = field(default_factory=set)
    """Name and cause of each of ``reads``."""
    _is_plain: bool = True
    """Whether no name can be unbound or joined yet, and no expression binds or captures any: then what is
    read does not matter."""

    sees_every_read: ClassVar[bool] = False

    def run(self) -> Flow:
        binds = not self.scope.info.by_type.keys().isdisjoint(_BINDING_EXPRESSIONS)
        self._is_plain = not (binds or self.sees_every_read)
        state = State()
        state.own.update({name: Bound(parameter=name) for name in self.scope.parameter_names})
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
            if isinstance(node.target, ast.Name):
                state[node.target.id] = Bound(None, self._loops, node)
        elif isinstance(node, ast.AnnAssign):
            if node.value is not None:
                self._expression(node.value, state)
                self._bind(node.target, state, node.value)
        elif isinstance(node, ast.Delete):
            names = (n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Del))
            if all(isinstance(state.get(name), (Bound, Joined)) for name in names):
                self.sure_deletes.add(node)
        else:
            for child in children(node):
                if isinstance(child, ast.expr):
                    self._expression(child, state)

    def _if(self, node: ast.If, state: State) -> State | None:
        folded = self.folds[node] = self.decide(node, Known(self._modified, state.literal))
        if folded not in (Fold.TRUE, Fold.FALSE):
            self._expression(node.test, state)
        if folded is Fold.TRUE:
            return self._block(node.body, state)
        if folded is Fold.FALSE:
            return self._block(node.orelse, state)
        first = self._block(node.body, State(state))
        second = self._block(node.orelse, State(state))
        branches = [branch for branch in (first, second) if branch is not None]
        if not branches:
            return None
        if first is not None and second is not None:
            joined = _join(node, first, second, either=folded is not Fold.OPEN)
            self._note(joined)
            self.is_open = self.is_open or any(map(_is_decided_later, joined.values()))
            state.own.update(joined)
        else:
            state.own.update(branches[0].own)
        state.known_since = max(branch.known_since for branch in branches)
        return state

    def _loop(self, node: Loop, state: State) -> State:
        if not isinstance(node, ast.While):
            self._expression(node.iter, state)
        self._loops += 1
        state.known_since = self._loops
        found = self._bound_inside(node, state)
        self._note(found)
        inside, otherwise = State(state), State(state)
        otherwise.own.update(found)
        if isinstance(node, ast.While):
            inside.own.update(found)
            self._expression(node.test, inside)
        else:  # the first pass finds what was bound before
            inside.own.update({name: binding for name, binding in found.items() if name not in state})
            self._bind(node.target, inside)
        self._block(node.body, inside)
        self._block(node.orelse, otherwise)
        state.own.update(found)
        if not isinstance(node, ast.While):
            for name in {**found, **inside.own}:
                binding = inside.get(name)
                if isinstance(binding, Joined) and isinstance(state.get(name), (Bound, Joined)):
                    state[name] = binding
        return state

    def _note(self, bindings: dict[str, Binding]) -> None:
        if self._is_plain:
            self._is_plain = all(isinstance(each, Bound) for each in bindings.values())

    def _bound_inside(self, node: Loop, before: State) -> dict[str, Binding]:
        """Names that the loop binds, as they are around it: unbound when the body does not run."""
        inside: dict[str, list[Target]] = {}
        for name, binding in self.scope.info.bindings_in(node):
            inside.setdefault(name, []).append(binding)
        found: dict[str, Binding] = {}
        for name, bindings in inside.items():
            around = before.get(name)
            if around is None:
                found[name] = Partial(node)
            elif isinstance(around, Partial):
                found[name] = around
            else:
                only = bindings[0]
                plain = len(bindings) == 1 and only.item is None and not only.iterated
                is_met = plain or isinstance(node, ast.While)
                updated = only.statement if isinstance(only.statement, ast.AugAssign) else None
                bound = Bound(only.value, shown=updated) if plain else _BOUND
                found[name] = Joined(node, around, bound) if is_met else _BOUND
        return found

    def _unsupported(self, node: ast.stmt, state: State) -> State:
        """A statement that another rule reports: whatever it binds counts as bound."""
        for name, _ in self.scope.info.bindings_in(node):
            state[name] = _BOUND
        return state

    def _bind(self, target: ast.expr, state: State, value: ast.expr | None = None) -> None:
        for binding in targets(target, value, target):
            if isinstance(binding.target, ast.Name):
                is_whole = target is binding.target
                part = None
                if not is_whole:
                    part = binding.value if binding.item is None else binding.target
                state[binding.target.id] = Bound(value if is_whole else None, self._loops, part)
            elif isinstance(binding.target, ast.expr):
                name = attribute_of(binding.target, self.scope.self_name)
                if name is not None:
                    self._modified.add(name)
                else:
                    self._expression(binding.target, state)

    def _expression(self, node: ast.expr, state: State, hidden: frozenset[str] = frozenset()) -> None:
        if self._is_plain or isinstance(node, ast.Constant):
            return
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
        outermost: ast.expr | None = None
        if isinstance(node, _COMPREHENSIONS):
            names = {n.id for g in node.generators for n in ast.walk(g.target) if isinstance(n, ast.Name)}
            outermost = node.generators[0].iter
            self._expression(outermost, state, hidden)
            hidden = hidden | names
        for child in children(node):
            if isinstance(child, ast.comprehension):
                for part in (child.iter, *child.ifs):
                    if part is not outermost:
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
            if (node.id, binding.first) not in self._read_before:
                self._read_before.add((node.id, binding.first))
                self.reads.append(UnboundRead(node, binding, _CHOSEN if binding.is_chosen else ""))
            state[node.id] = _BOUND
        elif isinstance(binding, Joined):
            self.joined.append(JoinedRead(node, binding))
            state[node.id] = _BOUND

    def _is_global(self, name: str) -> bool:
        """Whether the compiler finds ``name`` outside the function instead."""
        if self.scope.outer is not None and self.scope.outer.binds(name):
            return True
        module = self.scope.module
        if name in module.script_names:
            return hasattr(builtins, name)
        return name in module.defined_names or hasattr(builtins, name) or module.lookup(name) is not None


def flow(scope: Scope, *, folds: bool, flag: Callable[[str], Value] | None = None) -> Flow:
    """The names of ``scope``; ``folds``: whether the parser resolves simple conditions.

    ``flag``: what an attribute is that its class does not show.
    """

    def decide(node: ast.If, known: Known) -> Fold:
        if flag is not None:
            known = replace(known, flag=flag)
        return fold(node, scope, known) if folds else Fold.OPEN

    return Flow(scope, decide).run()


def _join(node: ast.If, first: State, second: State, *, either: bool) -> dict[str, Binding]:
    """What is bound differently after the two branches than before."""
    joined: dict[str, Binding] = {}
    for name in {**first.own, **second.own}:
        one, other = first.get(name), second.get(name)
        if one is not None and other is not None:
            joined[name] = _join_name(node, one, other, either=either)
        elif either and not isinstance(one or other, Partial):
            joined[name] = _AS_DECIDED
        else:
            joined[name] = _one_sided(node, bound_first=one is not None)
    return joined


def _join_name(node: ast.If, first: Binding, second: Binding, *, either: bool) -> Binding:
    partial = first if isinstance(first, Partial) else second
    if not isinstance(partial, Partial):
        if first == second:
            return first
        return _BOUND if either else Joined(node, first, second)
    bound_first, bound_second = not isinstance(first, Partial), not isinstance(second, Partial)
    if either and (bound_first or bound_second):
        is_loop = not isinstance(partial.cause, ast.If) and contains(node, partial.cause)
        return replace(partial, is_chosen=True) if is_loop else _AS_DECIDED
    if bound_first is not bound_second and contains(partial.cause, node):
        return replace(_one_sided(node, bound_first=bound_first), start=partial.first)
    return partial


def _is_decided_later(binding: Binding) -> bool:
    """Whether a flag says which of two branches binds the name."""
    return binding is _AS_DECIDED or (isinstance(binding, Partial) and binding.is_chosen)


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
    return place_of(outer) <= place_of(inner) <= end_of(outer)
