"""What each read of an attribute of ``self`` sees: what this call assigned, or what was there before it."""

from __future__ import annotations

import ast
import enum
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from msgraph_lint.program.bodies import Body
from msgraph_lint.program.syntax import FUNCTIONS, SCOPES, attribute_of, children


class Seen(enum.Enum):
    """Where the value that a read sees comes from."""

    BEFORE = "from before this call of the function"
    OWN = "from an assignment in this call"
    EITHER = "the source does not show which"


_State = dict[str, Seen]
"""Attribute -> where its value comes from at one place; all that are missing are from before."""


def called_method(node: ast.AST, self_name: str | None) -> str | None:
    """The name ``m`` where ``node`` is the statement ``self.m(…)``."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return None
    return attribute_of(node.value.func, self_name)


def made_if_missing(node: ast.AST, self_name: str | None) -> str | None:
    """The name in ``if not hasattr(self, "name"): self.name = …``, which does nothing else."""
    if not isinstance(node, ast.If) or node.orelse or len(node.body) != 1:
        return None
    test, statement = node.test, node.body[0]
    call = test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else None
    if not isinstance(call, ast.Call) or ast.unparse(call.func) != "hasattr" or len(call.args) != 2:
        return None
    owner, name = call.args
    if not isinstance(name, ast.Constant) or not isinstance(owner, ast.Name) or owner.id != self_name:
        return None
    assigned = statement.targets[-1] if isinstance(statement, ast.Assign) else None
    is_made = isinstance(assigned, ast.Attribute) and attribute_of(assigned, self_name) == name.value
    return str(name.value) if is_made else None


def names_asked_for(body: Body, self_name: str | None) -> Counter[str]:
    """How often ``hasattr(self, "name")`` asks for each name: it only says whether ``__init__`` set it."""
    found = Counter[str]()
    for call in body.nodes_of(ast.Call):
        if isinstance(call.func, ast.Name) and call.func.id == "hasattr" and len(call.args) == 2:
            owner, name = call.args
            if isinstance(owner, ast.Name) and owner.id == self_name and isinstance(name, ast.Constant):
                found[str(name.value)] += 1
    return found


class AttributeReads:
    """What the reads of ``names`` in ``body`` see, ``self`` being called ``self_name``.

    ``assigned_by``: method of ``self`` -> what the statement ``self.method(…)`` assigns.
    ``missing``: those that nothing sets but under ``if not hasattr(self, …)``.
    """

    def __init__(
        self,
        body: Body,
        self_name: str | None,
        names: Collection[str],
        assigned_by: Mapping[str, Collection[str]],
        missing: Collection[str] = (),
    ) -> None:
        self._self_name = self_name
        self._names = names
        self._assigned_by = assigned_by
        self._missing = missing
        self._leaving: list[list[_State]] = []
        """For each loop around: what holds where ``break`` and ``continue`` leave its body."""
        self.reads: dict[ast.Attribute, Seen] = {}
        self.returns: list[_State] = []
        """What holds at each ``return``."""
        asked = names_asked_for(body, self_name)
        texts = Counter(str(each.value) for each in body.nodes_of(ast.Constant))
        named = {name for name in body.texts & set(names) if texts[name] > asked[name]}
        self.is_clear = named <= set(missing)
        """Whether all of it is shown.

        Not where a nested function, ``getattr``, ``del`` or an annotation has to do with the names.
        """
        self.end = self._block(body.node.body, {})
        """What holds where the function ends without ``return``; ``None`` where it does not."""

    def _block(self, body: Iterable[ast.stmt], state: _State | None) -> _State | None:
        for statement in body:
            if state is None:
                return None
            state = self._statement(statement, state)
        return state

    def _statement(self, node: ast.stmt, state: _State) -> _State | None:
        if isinstance(node, ast.If):
            if made_if_missing(node, self._self_name) in self._missing:
                return self._block(node.body, state)
            self._expression(node.test, state)
            return _met(self._block(node.body, dict(state)), self._block(node.orelse, dict(state)))
        if isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            return self._loop(node, state)
        if isinstance(node, (ast.With, ast.AsyncWith)):
            for item in node.items:
                self._expression(item.context_expr, state)
                if item.optional_vars is not None:
                    self._assign(item.optional_vars, state)
            return self._block(node.body, state)
        if isinstance(node, SCOPES) or hasattr(node, "handlers") or isinstance(node, ast.Match):
            return self._unfollowed(node, state)
        return self._simple(node, state)

    def _simple(self, node: ast.stmt, state: _State) -> _State | None:
        if isinstance(node, ast.Assign):
            self._expression(node.value, state)
            for target in node.targets:
                self._assign(target, state)
        elif isinstance(node, ast.AugAssign):
            self._expression(node.value, state)
            if name := self._name(node.target):
                self._see(node.target, name, state)
            self._assign(node.target, state)
        elif isinstance(node, ast.Expr) and (called := self._assigned_by_call(node)) is not None:
            for child in children(node.value)[1:]:
                self._expression(child, state)
            state.update(dict.fromkeys(called, Seen.OWN))
        else:
            for child in children(node):
                self._expression(child, state)
        if isinstance(node, ast.Return):
            self.returns.append(state)
        elif isinstance(node, (ast.Break, ast.Continue)) and self._leaving:
            self._leaving[-1].append(state)
        return None if isinstance(node, (ast.Return, ast.Raise, ast.Break, ast.Continue)) else state

    def _assigned_by_call(self, node: ast.Expr) -> Collection[str] | None:
        method = called_method(node, self._self_name)
        return self._assigned_by.get(method) if method is not None else None

    def _loop(self, node: ast.For | ast.AsyncFor | ast.While, state: _State) -> _State | None:
        """The body twice: what its end assigned, its start may see."""
        if not isinstance(node, ast.While):
            self._expression(node.iter, state)
        start: _State | None = state
        for _ in range(2):
            around = dict(start or {})
            if isinstance(node, ast.While):
                self._expression(node.test, around)
            else:
                self._assign(node.target, around)
            self._leaving.append([])
            end = self._block(node.body, around)
            for left in self._leaving.pop():
                end = _met(end, left)
            start = _met(dict(start or {}), end)
        return self._block(node.orelse, start)

    def _unfollowed(self, node: ast.AST, state: _State) -> _State:
        if any(self._name(part) or self._is_method(part) for part in ast.walk(node)):
            self.is_clear = False
        return state

    # Expressions

    def _name(self, node: ast.AST) -> str | None:
        """The one of the names that ``node`` mentions."""
        name = attribute_of(node, self._self_name) if isinstance(node, ast.Attribute) else None
        return name if name in self._names else None

    def _is_method(self, node: ast.AST) -> bool:
        """Whether ``node`` mentions a method that assigns names."""
        return isinstance(node, ast.Attribute) and attribute_of(node, self._self_name) in self._assigned_by

    def _see(self, node: ast.AST, name: str, state: _State) -> None:
        assert isinstance(node, ast.Attribute)
        seen = state.get(name, Seen.BEFORE)
        self.reads[node] = seen if self.reads.get(node, seen) is seen else Seen.EITHER

    def _expression(self, node: ast.AST, state: _State) -> None:
        if isinstance(node, (*FUNCTIONS, ast.Lambda)):
            self._unfollowed(node, state)
            return
        name = self._name(node)
        if name is not None:
            self._see(node, name, state)
            self.is_clear = self.is_clear and isinstance(node.ctx, ast.Load)  # type: ignore[attr-defined]
            return
        self.is_clear = self.is_clear and not self._is_method(node)
        for child in children(node):
            self._expression(child, state)

    def _assign(self, target: ast.expr, state: _State) -> None:
        name = self._name(target)
        if name is not None:
            state[name] = Seen.OWN
        elif isinstance(target, (ast.Tuple, ast.List)):
            for each in target.elts:
                self._assign(each, state)
        elif isinstance(target, ast.Starred):
            self._assign(target.value, state)
        else:
            self._expression(target, state)


def _met(first: _State | None, second: _State | None) -> _State | None:
    """What holds after either of two ways."""
    if first is None or second is None:
        return first if second is None else second
    found: _State = {}
    for name in {**first, **second}:
        one, other = first.get(name, Seen.BEFORE), second.get(name, Seen.BEFORE)
        found[name] = one if one is other else Seen.EITHER
    return found
