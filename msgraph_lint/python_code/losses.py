"""Losses that gradient functions give: ``loss, grads = step(x)`` after ``step = ms.value_and_grad(…)``."""

from __future__ import annotations

import ast
from collections.abc import Callable

from msgraph_lint.compiler.scope import Scope
from msgraph_lint.program.definitions import External, FunctionInfo, Module, script_of
from msgraph_lint.program.syntax import Binding, attribute_of

_MAKERS = {"mindspore.value_and_grad", "mindspore.ops.value_and_grad"}
_PARTS = 2
"""What they give: the loss, and gradients."""


class Losses:
    """Which names of ``module`` are such losses."""

    def __init__(self, module: Module, scope: Callable[[FunctionInfo | None], Scope]) -> None:
        self._module = module
        self._scope = scope
        self._makes = any(maker.rpartition(".")[2] in module.source.text for maker in _MAKERS)

    def is_loss(self, name: str, function: FunctionInfo | None) -> bool:
        """Whether ``name`` surely is a Tensor as all that is bound to it is such a loss."""
        info = function if function is not None else script_of(self._module) if self._makes else None
        found = info.bindings.get(name, []) if self._makes and info is not None else []
        return bool(found) and all(self._gives_loss(each, name, function) for each in found)

    def _gives_loss(self, binding: Binding, name: str, function: FunctionInfo | None) -> bool:
        statement = binding.statement
        if not isinstance(statement, ast.Assign) or not isinstance(statement.value, ast.Call):
            return False
        pair = statement.targets[0]
        if not isinstance(pair, ast.Tuple) or len(pair.elts) != _PARTS:
            return False
        maker = self._maker(statement.value.func, function)
        if maker is None:
            return False
        first = pair.elts[0]
        if isinstance(first, ast.Tuple):  # outputs of several are Tensors each
            return isinstance(first.elts[0], ast.Name) and first.elts[0].id == name
        return isinstance(first, ast.Name) and first.id == name and self._is_one(maker, function)

    def _maker(self, func: ast.expr, function: FunctionInfo | None) -> ast.Call | None:
        """The call of ``value_and_grad`` that made what is called."""
        if function is not None and function.owner is not None:
            attribute = attribute_of(func, function.self_name)
            methods = function.owner.all_methods if attribute is not None else ()
            found = [each for method in methods for name, each in method.self_bindings if name == attribute]
        else:
            attribute, found = None, []
        if attribute is None and isinstance(func, ast.Name):
            info = function
            while info is not None and func.id not in info.bindings:
                info = info.around
            found = (info or script_of(self._module)).bindings.get(func.id, [])
        call = found[0].value if len(found) == 1 else None
        if not isinstance(call, ast.Call):
            return None
        made = function.resolve(call.func) if function is not None else self._module.resolve(call.func)
        return call if isinstance(made, External) and made.name in _MAKERS else None

    def _is_one(self, maker: ast.Call, function: FunctionInfo | None) -> bool:
        """Whether the function that is differentiated returns one Tensor."""
        if not maker.args:
            return False
        of = function.resolve(maker.args[0]) if function is not None else self._module.resolve(maker.args[0])
        return isinstance(of, FunctionInfo) and self._scope(of).result.is_tensor
