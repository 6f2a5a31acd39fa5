"""Calls of networks and jitted functions by code that is not compiled: scripts, training loops, tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from msgraph_lint.graph.changes import Changes, bodies, changes_in
from msgraph_lint.graph.scope import Scope
from msgraph_lint.graph.values import Kind
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import walk

if TYPE_CHECKING:
    from msgraph_lint.graph.code import GraphFunction
    from msgraph_lint.program.definitions import Module
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
        return Changes(
            [change for module in self.project.modules() for change in changes_in(self.project, module)]
        )

    @cached_property
    def _found(self) -> dict[ClassInfo | FunctionInfo, list[CallSite]]:
        found: dict[ClassInfo | FunctionInfo, list[CallSite]] = {}
        for module in self.project.modules():
            for scope, node in _calls(self.project, module):
                callee = scope.value(node.func)
                called = callee.cls if callee.kind is Kind.CELL else callee.function
                if isinstance(called, (ClassInfo, FunctionInfo)):
                    found.setdefault(called, []).append((scope, node))
        return found


def _calls(project: Project, module: Module) -> Iterator[CallSite]:
    """Calls of a name, or of what was just made, outside the methods of Cells."""
    for scope, body in bodies(project, module):
        for node in walk(body):
            if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Call)):
                yield scope, node
