"""Calls of networks and jitted functions by code that is not compiled: scripts, training loops, tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgraph_lint.graph.changes import Changes, Part, bodies
from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.graph.scope import Scope
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import walk
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

if TYPE_CHECKING:
    from msgraph_lint.program.project import Project

CallSite = tuple[Scope, ast.Call]


@dataclass(frozen=True)
class CallSites:
    """What the code around the networks of ``project`` passes to them."""

    project: Project

    def of(self, function: GraphFunction) -> list[CallSite]:
        """The calls that lead to the entry ``function`` from outside graph code."""
        called = function.receiver if function.is_construct else function.info
        return self._found.get(called, []) if called is not None else []

    @cached_property
    def changes(self) -> Changes:
        """What that code changes between two calls."""
        return Changes(self._bodies)

    @cached_property
    def _bodies(self) -> list[Part]:
        return [body for module in self.project.modules() for body in bodies(self.project, module)]

    @cached_property
    def _found(self) -> dict[ClassInfo | FunctionInfo, list[CallSite]]:
        found: dict[ClassInfo | FunctionInfo, list[CallSite]] = {}
        for scope, body in self._bodies:
            for node in _calls(scope, body):
                callee = scope.value(node.func)
                called = callee.cls if callee.kind is Kind.CELL else callee.function
                if isinstance(called, (ClassInfo, FunctionInfo)):
                    found.setdefault(called, []).append((scope, node))
        return found


def _calls(scope: Scope, body: Sequence[ast.stmt]) -> Iterator[ast.Call]:
    """Calls of a name, or of what was just made."""
    nodes = walk(body) if scope.info.is_body else scope.info.nodes_of(ast.Call)
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Call)):
            yield node
