"""Lambdas that end the block of statements in which they stand.

The parser keeps what a block does for its effect alone (``self.step += 1``, ``print(x)``, ``y = f(x)`` where
``y`` is bound anew before anything reads it) until the end of the function, and ties it to what the block
returns. When it has read a lambda, it does so too early: every open block that holds such a statement is
given ``return None`` (``ParseLambdaFunction`` in ``parse.cc``, from 2.7 on). What comes then decides:

- a ``return`` takes the place of that one: what was done before the lambda is lost
- an ``if``, a loop, an ``assert``, ``break`` or ``continue``: the block has ended, and the parser stops
- the end of a branch or of the body of a loop: the function returns None from there

The first block of the body of a ``for`` loop is given the next item that way, and so always holds such a
statement.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator, Sequence

from msgraph_lint.compiler.calls import is_variable_tensor, read_definitions
from msgraph_lint.compiler.conditions import Fold
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.syntax import place_of
from msgraph_lint.records import dataclass

Around = tuple[ast.stmt, ...]

_BRANCHES = (ast.If, ast.For, ast.While, ast.Assert, ast.Break, ast.Continue)
_READ_OFF = (ast.Constant, ast.Name, ast.Attribute, ast.Lambda)
"""Values that the parser makes nothing of."""
_REBINDING = {"append", "insert", "extend", "clear", "reverse", "update"}
"""``items.append(x)`` is read as ``items = items.append(x)``, unless ``items`` is an attribute."""


class End(enum.Enum):
    """How a block goes on after a lambda that has ended it; the worst last."""

    LOST = 1
    NONE = 2
    REFUSED = 3


@dataclass(frozen=True)
class CutBlock:
    """A block that a lambda ends."""

    node: ast.Lambda
    effects: tuple[ast.stmt, ...]
    """What it does for its effect before the lambda; at the start of a ``for`` loop, the loop itself."""
    end: End
    ending: ast.stmt
    """What comes then; of a branch that just ends, the statement around it."""
    around: Around
    """The statements around the block, the outermost first."""

    @property
    def is_of_loop(self) -> bool:
        """Whether it is the first block of the body of a ``for`` loop."""
        return isinstance(self.effects[0], ast.For)


def cut_blocks(function: GraphFunction) -> list[CutBlock]:
    """The blocks of ``function`` that lambdas end, the worst of each lambda."""
    if not isinstance(function.node, ast.FunctionDef) or not function.once(has_lambda):
        return []
    returns = any(node.value is not None for node in function.nodes(ast.Return))
    found: dict[ast.Lambda, CutBlock] = {}
    for cut in _in_block(function, function.node.body, ()):
        if not _is_sure(function, cut):
            continue
        known = found.get(cut.node)
        if (returns or cut.end is not End.NONE) and (known is None or known.end.value < cut.end.value):
            found[cut.node] = cut
    return list(found.values())


def _is_sure(function: GraphFunction, cut: CutBlock) -> bool:
    """Whether the compiler surely gets to it; what it refuses, it refuses whichever branch is taken."""
    tests = (statement for statement in cut.around if isinstance(statement, ast.If))
    if cut.end is End.REFUSED and all(_fold(function, test) is Fold.OPEN for test in tests):
        return function.is_surely_called
    return function.surely_compiles(cut.effects[0])


def is_lost(function: GraphFunction, node: ast.AST) -> bool:
    """Whether ``node`` is in a statement of which the compiler drops the effect, and so never looks at it."""
    cuts = function.once(cut_blocks) if function.target.folds_conditions else ()  # from 2.7 on
    return any(cut.end is End.LOST and function.statement_of(node) in cut.effects for cut in cuts)


def is_under_tensor(function: GraphFunction, cut: CutBlock) -> bool:
    """Whether a condition on a Tensor decides whether the block runs."""
    tests = (statement.test for statement in cut.around if isinstance(statement, (ast.If, ast.While)))
    return any(is_variable_tensor(function.value(test)) for test in tests)


def has_lambda(function: GraphFunction) -> bool:
    """Whether there is a lambda in the function, or in one inside it."""
    return any(isinstance(node, ast.Lambda) for node in function.parents)


def _in_block(function: GraphFunction, body: Sequence[ast.stmt], around: Around) -> Iterator[CutBlock]:
    effects: tuple[ast.stmt, ...] = around[-1:] if around and isinstance(around[-1], ast.For) else ()
    cut: tuple[ast.Lambda, tuple[ast.stmt, ...]] | None = None
    unread: dict[str, ast.stmt] = {}
    for statement in _flat(body):
        if cut is None and effects and (node := _lambda(function, statement)) is not None:
            cut = node, effects
        if isinstance(statement, (*_BRANCHES, ast.Return)):
            if cut is not None:
                end = End.LOST if isinstance(statement, ast.Return) else End.REFUSED
                yield CutBlock(*cut, end, statement, around)
            if isinstance(statement, (ast.Return, ast.Break, ast.Continue)):
                return
            effects, cut, unread = (), None, {}
            for inner in _blocks(function, statement):
                yield from _in_block(function, inner, (*around, statement))
        elif isinstance(statement, (ast.Raise, ast.Try)):
            return
        elif cut is None:
            effects += _bound_anew(function, statement, unread)
            if _is_for_effect(function, statement):
                effects = (*effects, statement)
    if cut is not None and around:
        yield CutBlock(*cut, End.NONE, around[-1], around)


def _bound_anew(
    function: GraphFunction, statement: ast.stmt, unread: dict[str, ast.stmt]
) -> tuple[ast.stmt, ...]:
    """The statements that bound the names of ``statement`` before, which nothing read since.

    ``unread``: by name, those that are waiting in the block.
    """
    if not isinstance(statement, ast.Assign):
        return ()
    names = [each for target in statement.targets for each in _parts(target) if isinstance(each, ast.Name)]
    waiting = {name.id: unread.pop(name.id) for name in names if name.id in unread}
    found = dict.fromkeys(
        each for name, each in waiting.items() if not _is_captured(function, name, statement)
    )
    if not isinstance(statement.value, _READ_OFF):
        seen, read = function.evaluation.places.reads, function.once(read_definitions)
        for name in names:
            if seen.get(name) not in read:
                unread[name.id] = statement
    return tuple(found)


def _is_captured(function: GraphFunction, name: str, statement: ast.stmt) -> bool:
    """Whether a nested function or lambda before ``statement`` reads ``name``."""
    return name in function.info.captured_names and any(
        isinstance(inner, ast.Name) and inner.id == name
        for node in function.parents
        if isinstance(node, (ast.Lambda, ast.FunctionDef)) and place_of(node) < place_of(statement)
        if node is not function.node
        for inner in ast.walk(node)
    )


def _flat(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements, with those of ``with`` statements: they make no block."""
    for statement in body:
        if isinstance(statement, ast.With):
            yield from _flat(statement.body)
        else:
            yield statement


def _fold(function: GraphFunction, statement: ast.If) -> Fold:
    return function.folding_flow.folds.get(statement, Fold.OPEN)


def _blocks(function: GraphFunction, statement: ast.stmt) -> Sequence[Sequence[ast.stmt]]:
    """The blocks inside ``statement`` that are parsed."""
    if isinstance(statement, ast.If):
        taken = _fold(function, statement)
        return [statement.body] * (taken is not Fold.FALSE) + [statement.orelse] * (taken is not Fold.TRUE)
    return [statement.body, statement.orelse] if isinstance(statement, (ast.For, ast.While)) else []


def _lambda(function: GraphFunction, statement: ast.stmt) -> ast.Lambda | None:
    """The first lambda that is parsed before the block around ``statement`` goes on."""
    parts: list[ast.AST] = [statement]
    if isinstance(statement, (ast.While, ast.ClassDef)):  # what it holds is parsed afterwards
        return None
    if isinstance(statement, ast.For):
        parts = [statement.iter]
    elif isinstance(statement, ast.If) and _fold(function, statement) is not Fold.OPEN:
        parts = [statement.test]
    lambdas = (node for part in parts for node in ast.walk(part) if isinstance(node, ast.Lambda))
    return min(lambdas, key=lambda node: (node.lineno, node.col_offset), default=None)


def _is_for_effect(function: GraphFunction, statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Expr):
        value = statement.value
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
            return value.func.attr not in _REBINDING or _is_member(function, value.func.value)
        return not isinstance(value, ast.Constant)
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return any(isinstance(each, ast.Attribute) for target in targets for each in _parts(target))


def _parts(target: ast.expr | None) -> Iterator[ast.expr]:
    if isinstance(target, (ast.Tuple, ast.List)):
        for each in target.elts:
            yield from _parts(each)
    elif target is not None:
        yield target


def _is_member(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is an attribute of ``self``, or of one of them."""
    if not isinstance(node, ast.Attribute):
        return False
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name) and node.id == function.self_name
