"""What the expressions of a file are where Python runs them: Tensors, Cells and other objects that it shows.

Parameters of functions are unknown there: what calls pass for them is not followed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.scope import Scope, python_scope
from msgraph_lint.program.definitions import FunctionInfo, Module, Variable, script_of
from msgraph_lint.program.found import cached_property, forget
from msgraph_lint.program.syntax import by_type, walk
from msgraph_lint.python_code.losses import Losses
from msgraph_lint.values.value import TENSOR, UNKNOWN, Kind, Value


class Objects:
    """What the expressions of ``module`` are."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._taken: dict[FunctionInfo | None, frozenset[str]] = {}
        self._known: dict[ast.expr, Value] = {}

    def release(self) -> None:
        """Keep nothing of what was found out, which holds itself."""
        if "_script" in vars(self):
            self._script.release()
        forget(self, Objects)

    def of(self, node: ast.expr, function: FunctionInfo | None) -> Value:
        """What ``node`` is, which stands in ``function`` or, without one, at module level."""
        found = self._known.get(node)
        if found is None:
            found = self._known[node] = self._of(node, function)
        return found

    def _of(self, node: ast.expr, function: FunctionInfo | None) -> Value:
        root = _root(node)
        if root is None or root in self._taken_by_lambdas(function) or self._varies(root, function):
            return UNKNOWN
        if function is not None and function.is_class_method and root == function.self_name:
            return UNKNOWN  # the class, or one below it
        if isinstance(node, ast.Name) and self._losses.is_loss(node.id, function):
            return TENSOR
        value = self.scope(function).value(node)
        return UNKNOWN if value.is_tensor and may_be_object(self.scope(function), node) else value

    def is_defined(self, name: str, function: FunctionInfo | None) -> bool:
        """Whether ``name`` is a function or class, or what Python has: no object that was made."""
        scope: FunctionInfo | None = function or self._script.info
        while scope is not None:
            if name in scope.bindings or name in scope.parameter_names:
                return False
            scope = scope.around
        return not isinstance(self._module.lookup(name), Variable)

    @cached_property
    def _losses(self) -> Losses:
        return Losses(self._module, self.scope)

    def _varies(self, name: str, function: FunctionInfo | None) -> bool:
        """Whether ``name`` is a global that is not the same wherever it is read."""
        if function is None:
            return name in self._module.rebound_globals
        found = function.lookup(name)
        if not isinstance(found, Variable):
            return False
        return found.module.times_bound[found.name] > 1 or found.name in found.module.rebound_globals

    def scope(self, function: FunctionInfo | None) -> Scope:
        """The names of ``function``, or of the module as it runs."""
        return python_scope(function, function.owner) if function is not None else self._script

    def nodes(self, kind: type[ast.AST]) -> Iterator[tuple[FunctionInfo | None, ast.AST]]:
        """All nodes of ``kind`` in functions and at module level; those in class bodies are left out."""
        yield from ((None, node) for node in by_type(walk(self._module.tree.body)).get(kind, ()))
        for info in self._module.all_functions:
            yield from ((info, node) for node in info.by_type.get(kind, ()))

    @cached_property
    def _script(self) -> Scope:
        return Scope(script_of(self._module), None)

    def _taken_by_lambdas(self, function: FunctionInfo | None) -> frozenset[str]:
        """The names that lambdas in ``function`` have for their own."""
        if function not in self._taken:
            info = function if function is not None else self._script.info
            arguments = (part for each in info.nodes_of(ast.Lambda) for part in ast.walk(each.args))
            self._taken[function] = frozenset(each.arg for each in arguments if isinstance(each, ast.arg))
        return self._taken[function]


def may_be_object(scope: Scope, node: ast.expr) -> bool:
    """Whether ``node`` starts with a name that an operator may have bound to an object: ``rigid * mask``."""
    bindings = scope.bindings.get(_root(node) or "", ())
    operations = [each.value for each in bindings if isinstance(each.value, ast.BinOp)]
    return any(scope.value(part).kind is Kind.UNKNOWN for each in operations for part in _operands(each))


def _operands(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp):
        yield from _operands(node.left)
        yield from _operands(node.right)
    else:
        yield node


def _root(node: ast.expr) -> str | None:
    """The name that an expression starts with: ``net`` of ``net.layers[0](x).shape``."""
    while not isinstance(node, ast.Name):
        if isinstance(node, (ast.Attribute, ast.Subscript)):
            node = node.value
        elif isinstance(node, ast.Call):
            node = node.func
        else:
            return None
    return node.id
