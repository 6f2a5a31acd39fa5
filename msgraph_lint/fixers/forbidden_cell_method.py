"""A buffer that graph code registers anew, as a Parameter: that is what graph code can assign to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from keyword import iskeyword

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.fixers.shared.hoisting import family_of
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass

_REASON = (
    "a Parameter keeps its shape and dtype; checkpoints and lists of Parameters hold it, "
    "and those of buffers do not"
)


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    registration = _Registration.of(function.info, call)
    if registration is None or function.receiver is None:
        return None
    methods = [method for cls in function.once(family_of) for method in cls.all_methods]
    if any(name in method.texts for method in methods for name in ("_buffers", "get_buffer")):
        return None
    found = [each for method in methods for each in _registrations(method)]
    same = [each for each in found if each is not None and each.name == registration.name]
    if None in found or any(each.method.module is not function.module for each in same):
        return None
    first = [each for each in same if each.method.node not in function.code.compiled]
    if len(first) != 1 or not first[0].is_in_init:
        return None
    return _as_parameter(function, methods, first[0], [each for each in same if each is not first[0]])


@dataclass(frozen=True)
class _Registration:
    """The statement ``self.register_buffer("name", value)``."""

    method: FunctionInfo
    call: ast.Call
    name: str
    value: ast.expr

    @classmethod
    def of(cls, method: FunctionInfo, call: ast.Call) -> _Registration | None:
        """None where it is another call, or is written otherwise."""
        if attribute_of(call.func, method.self_name) != "register_buffer":
            return None
        given = [*call.args, *(each.value for each in call.keywords if each.arg in ("name", "tensor"))][:2]
        if len(given) < 2 or any(each.arg is None for each in call.keywords):
            return None
        name = given[0].value if isinstance(given[0], ast.Constant) else None
        is_name = isinstance(name, str) and name.isidentifier() and not iskeyword(name)
        is_tensor = not isinstance(given[1], (ast.Starred, ast.Constant))
        if not (is_name and is_tensor and isinstance(method.parents.get(call), ast.Expr)):
            return None
        return cls(method, call, str(name), given[1])

    @property
    def is_in_init(self) -> bool:
        """Whether ``__init__`` comes by it, whatever it is given."""
        return self.method.name == "__init__" and self.method.parents[self.call] in self.method.node.body

    @property
    def target(self) -> str:
        return f"{self.method.self_name}.{self.name}"

    def assigned(self, value: str) -> Edit | None:
        """The assignment of ``value`` in its place."""
        statement = self.method.parents[self.call]  # the parentheses around the call go with it
        return replace(self.method.module.source, statement, f"{self.target} = {value}")


def _registrations(method: FunctionInfo) -> Iterator[_Registration | None]:
    for node in method.attributes.get("register_buffer", ()):
        if attribute_of(node, method.self_name) is not None:
            call = method.parents[node]
            yield _Registration.of(method, call) if isinstance(call, ast.Call) else None


def _as_parameter(
    function: GraphFunction, methods: list[FunctionInfo], first: _Registration, others: list[_Registration]
) -> Fix | None:
    source = function.module.source
    hidden = first.method.parameter_names | frozenset(first.method.bindings)
    speller = Speller(function.module, hidden)
    value = written(source, first.value)
    made = f'{speller.spell("mindspore.Parameter")}({value}, name="{first.name}", requires_grad=False)'
    edits = [first.assigned(made), *(each.assigned(written(source, each.value)) for each in others)]
    for method in methods:
        for node in method.attributes.get(first.name, ()):
            if not _is_handed_on(method, node):
                continue
            if method is not first.method or not _is_bound_once(method, first.value):
                return None
            edits.append(replace(source, node, value))
    found = tuple(edit for edit in edits if edit is not None)
    if len(found) < len(edits) or not speller.is_complete:
        return None
    return Fix(f"Make `{first.target}` a Parameter", (*found, *speller.imports), Safety.UNSAFE, _REASON)


def _is_handed_on(method: FunctionInfo, node: ast.Attribute) -> bool:
    """Whether the object itself gets another name, which would see what is assigned to it later."""
    inner: ast.AST = node
    while isinstance(outer := method.parents[inner], (ast.Tuple, ast.List, ast.IfExp, ast.Dict, ast.BoolOp)):
        inner = outer
    return isinstance(outer, (ast.Assign, ast.AnnAssign, ast.Return)) and isinstance(node.ctx, ast.Load)


def _is_bound_once(method: FunctionInfo, value: ast.expr) -> bool:
    """Whether ``value`` is a name that means the same wherever ``method`` reads it."""
    return isinstance(value, ast.Name) and len(method.bindings.get(value.id, ())) == 1
