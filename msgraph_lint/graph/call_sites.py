"""Calls of networks and jitted functions by code that is not compiled: scripts, training loops, tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Union

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope, module_scope
from msgraph_lint.graph.changes import Changes, Part, bodies
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Module
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.syntax import walk
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind, Value

if TYPE_CHECKING:
    from msgraph_lint.program.project import Project

CallSite = tuple[Scope, ast.Call]
_Called = Union[ClassInfo, FunctionInfo]
_Numbered = tuple[int, CallSite]
"""A call, after the number of the body that it stands in."""


@dataclass(frozen=True)
class CallSites:
    """What the code around the networks of ``project`` passes to them."""

    project: Project

    def of(self, function: GraphFunction) -> list[CallSite]:
        """The calls that lead to the entry ``function`` from outside graph code."""
        called = function.receiver if function.is_construct else function.info
        if called is None:
            return []
        if called not in self._known:
            at_hand, naming = self._index
            found = list(at_hand.get(called, ()))
            for number in naming.get(called, ()):
                found += ((number, site) for callee, site in self._sites(number) if callee is called)
            self._known[called] = [site for _, site in sorted(found, key=itemgetter(0))]
        return self._known[called]

    @cached_property
    def changes(self) -> Changes:
        """What that code changes between two calls."""
        return Changes(self._bodies)

    @cached_property
    def _bodies(self) -> list[Part]:
        return [body for module in self.project.modules() for body in bodies(self.project, module)]

    @cached_property
    def _known(self) -> dict[_Called, list[CallSite]]:
        """What was asked for so far."""
        return {}

    @cached_property
    def _index(self) -> tuple[dict[_Called, list[_Numbered]], dict[_Called, list[int]]]:
        """The calls in bodies that are at hand, or call more than globals; the numbers of those that do not.

        What these call by a global name is known without looking into them.
        """
        found: dict[_Called, list[_Numbered]] = {}
        naming: dict[_Called, list[int]] = {}
        named: dict[tuple[Module, str], _Called | None] = {}
        for number, (scope, _) in enumerate(self._bodies):
            outline = scope.info.outline
            if outline is None or outline.calls_others:
                for called, site in self._sites(number):
                    found.setdefault(called, []).append((number, site))
                continue
            for name in outline.calls:
                if (scope.module, name) not in named:
                    named[scope.module, name] = _called(module_scope(scope.module).name_value(name))
                if (callee := named[scope.module, name]) is not None:
                    naming.setdefault(callee, []).append(number)
        return found, naming

    def _sites(self, number: int) -> Iterator[tuple[_Called, CallSite]]:
        scope, body = self._bodies[number]
        for node in _calls(scope, body):
            if (called := _called(scope.value(node.func))) is not None:
                yield called, (scope, node)


def _called(callee: Value) -> _Called | None:
    """What a call of ``callee`` runs, if the project defines it."""
    called = callee.cls if callee.kind is Kind.CELL else callee.function
    return called if isinstance(called, (ClassInfo, FunctionInfo)) else None


def _calls(scope: Scope, body: Sequence[ast.stmt]) -> Iterator[ast.Call]:
    """Calls of a name, or of what was just made."""
    nodes = walk(body) if scope.info.is_body else scope.info.nodes_of(ast.Call)
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Call)):
            yield node
