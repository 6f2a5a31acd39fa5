"""Lambdas that ``self`` or a module keeps, where the compiler looks for each by its line, in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope, module_scope, scope_of
from msgraph_lint.program.definitions import LambdaInfo, Variable
from msgraph_lint.program.lambda_text import is_located
from msgraph_lint.values.value import MISSING, UNKNOWN, Kind, Value

_DEEPEST = 50
_WRAPPERS = {"property", "staticmethod"}


def reads_of_lambdas(function: GraphFunction) -> Iterator[ast.expr]:
    """The first read of each attribute of ``self``, and of each global name, that holds such lambdas."""
    for name, nodes in function.self_attributes.items():
        if _is_kept_with_lambdas(function, name) or _reads_hidden(function, nodes):
            yield from _first(function, nodes)
    for name in dict.fromkeys(node.id for node in function.nodes(ast.Name)):
        variable = function.info.lookup(name) if not function.binds(name) else None
        if not isinstance(variable, Variable):
            continue
        reads = function.named(name)
        if _is_hidden(module_scope(variable.module), variable.value) or _reads_hidden(function, reads):
            yield from _first(function, reads)


def _reads_hidden(function: GraphFunction, nodes: Sequence[ast.Attribute | ast.Name]) -> bool:
    """Whether a value that is read there surely is, or holds, such a lambda, wherever it comes from."""
    return any(isinstance(node.ctx, ast.Load) and _is_or_holds_hidden(function.value(node)) for node in nodes)


def _is_or_holds_hidden(value: Value) -> bool:
    """Alternatives are hidden only together; what is ``held`` need not come to be used."""
    if isinstance(value.function, LambdaInfo):
        return not is_located(value.function.module.source, value.function.expression)
    if value.kind is Kind.UNION:
        return bool(value.options) and all(map(_is_or_holds_hidden, value.options))
    if value.kind in (Kind.LIST, Kind.TUPLE, Kind.DICT):
        each = value.each if value.each is not None else UNKNOWN
        if each.kind is Kind.FUNCTION and each.function is None:  # several: they are all in it
            return bool(each.held) and all(map(_is_or_holds_hidden, each.held))
        return any(
            map(_is_or_holds_hidden, (*(value.items or ()), each, *(part for _, part in value.entries)))
        )
    return False


def _first(function: GraphFunction, nodes: list[ast.Attribute] | list[ast.Name]) -> Iterator[ast.expr]:
    reads = (node for node in nodes if isinstance(node.ctx, ast.Load) and not _is_dropped(function, node))
    first = next((node for node in reads if function.surely_compiles(node)), None)
    if first is not None:
        yield first


def _is_dropped(function: GraphFunction, node: ast.expr) -> bool:
    """Whether nobody needs its text: only ``is`` is asked, as whether it is None, or a name is not read."""
    parent = function.parents[node]
    if isinstance(parent, ast.Compare):
        return all(isinstance(op, (ast.Is, ast.IsNot)) for op in parent.ops)
    target = parent.targets[0] if isinstance(parent, ast.Assign) else None
    return isinstance(target, ast.Name) and len(function.named(target.id)) == 1


def _is_kept_with_lambdas(function: GraphFunction, name: str) -> bool:
    bindings = function.attributes.effective_bindings(name) if function.attributes is not None else []
    if len(bindings) != 1 or bindings[0].conditional or bindings[0].value is None:
        return False
    binding, value = bindings[0], bindings[0].value
    if binding.function is not None and not binding.in_init:
        return False
    if binding.item is not None:
        parts = value.elts if isinstance(value, (ast.List, ast.Tuple)) else []
        if len(parts) <= binding.item or any(isinstance(part, ast.Starred) for part in parts):
            return False
        value = parts[binding.item]
    return _is_hidden(scope_of(binding), value)


def _is_hidden(scope: Scope, value: ast.expr) -> bool:
    """Whether ``value`` surely is, or holds, a lambda that the compiler cannot locate."""
    return _Search().finds(scope, value)


class _Search:
    """A search that looks at each expression once: what was looked at before led to nothing."""

    def __init__(self) -> None:
        self._seen: set[ast.expr] = set()
        self._depth = 0

    def finds(self, scope: Scope, value: ast.expr) -> bool:
        if value in self._seen or self._depth == _DEEPEST:
            return False
        self._seen.add(value)
        self._depth += 1
        found = self._finds(scope, value)
        self._depth -= 1
        return found

    def _finds(self, scope: Scope, value: ast.expr) -> bool:
        if isinstance(value, ast.Lambda):
            return not is_located(scope.module.source, value)
        if isinstance(value, ast.IfExp):
            known = scope.holds(value)
            sides = [value.body, value.orelse] if known is None else [value.body if known else value.orelse]
            is_fallback = isinstance(value.body, ast.Name)  # MSG139
            return not is_fallback and all(self.finds(scope, side) for side in sides)
        if isinstance(value, ast.BoolOp):
            first, last = value.values[0], value.values[-1]
            is_last = isinstance(value.op, ast.Or) and len(value.values) == 2
            is_fallback = isinstance(first, ast.Name)  # MSG139
            is_none = is_last and not is_fallback and scope.value(first).kind is Kind.NONE
            return is_none and self.finds(scope, last)
        if isinstance(value, ast.NamedExpr):
            return self.finds(scope, value.value)
        if isinstance(value, ast.Name):
            meant = _meant(scope, value)
            return meant is not None and self.finds(*meant)
        if isinstance(value, ast.Subscript):
            picked = _picked(scope, value)
            return bool(picked) and all(self.finds(home, each) for home, each in picked)
        return any(self.finds(scope, part) for part in _parts(scope, value))


def _parts(scope: Scope, value: ast.expr) -> list[ast.expr]:
    """What is in a list, tuple or dict, and what ``staticmethod`` wraps."""
    if isinstance(value, (ast.List, ast.Tuple)):
        return value.elts
    if isinstance(value, ast.Dict):
        return value.values
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and not scope.binds(value.func.id):
        if value.func.id == "dict":
            return [keyword.value for keyword in value.keywords]
        return value.args if value.func.id in _WRAPPERS else []
    return []


def _meant(scope: Scope, name: ast.Name) -> tuple[Scope, ast.expr] | None:
    """The one value that ``name`` is bound to, and where that stands."""
    if not scope.is_local(name.id):
        variable = scope.resolve(name)
        return (module_scope(variable.module), variable.value) if isinstance(variable, Variable) else None
    bindings = scope.bindings.get(name.id, [])
    if name.id in scope.parameter_names or len(bindings) != 1:
        return None
    only = bindings[0]
    is_whole = only.item is None and isinstance(only.statement, ast.Assign) and only.value is not None
    return (scope, only.value) if is_whole and only.value is not None else None


def _picked(scope: Scope, value: ast.Subscript) -> list[tuple[Scope, ast.expr]]:
    """What ``ACTIVATIONS[key]`` may be, of a list or dict that the source shows whole."""
    meant = _meant(scope, value.value) if isinstance(value.value, ast.Name) else (scope, value.value)
    if meant is None:
        return []
    home, whole = meant
    wanted = scope.value(value.slice).literal
    if isinstance(whole, ast.List):
        is_shown = isinstance(wanted, int) and -len(whole.elts) <= wanted < len(whole.elts)
        is_shown = is_shown and not any(isinstance(each, ast.Starred) for each in whole.elts)
        return [(home, whole.elts[wanted])] if is_shown and isinstance(wanted, int) else []
    if not isinstance(whole, ast.Dict):
        return []
    keys = [key.value if isinstance(key, ast.Constant) else MISSING for key in whole.keys]
    if MISSING in keys:
        return []
    picked = dict(zip(keys, whole.values, strict=True))
    return [(home, each) for each in ([picked[wanted]] if wanted in picked else picked.values())]
