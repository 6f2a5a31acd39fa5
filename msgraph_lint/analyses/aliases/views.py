"""Tensors that share their data with another one in PyNative, as ``y[0]`` and ``y.view(-1)`` do with ``y``.

Graph code makes a Tensor of its own of each: what is written to one is not seen in the other.
Probes t23 … t25.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from operator import itemgetter

from msgraph_lint.analyses.aliases.sharing import (
    Change,
    changes_argument,
    holds_until,
    read_after,
    reading_caller,
)
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import attribute_of, targets
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

_SHARING = {
    "view", "view_as", "transpose", "swapaxes", "swapdims", "permute", "squeeze", "unsqueeze", "expand_dims",
    "diagonal", "narrow", "movedim", "moveaxis", "chunk", "split", "unbind", "t",
}  # fmt: skip
"""Methods and functions whose result shares the data, however the Tensor lies in memory."""
_SHARING_WHEN_CONTIGUOUS = {"reshape", "reshape_as", "flatten", "ravel"}
"""These copy a Tensor that does not lie in memory as it is indexed: one that was transposed, for example."""
_COPYING_FUNCTIONS = {"flatten", "ravel"}
"""As functions of ``mindspore.ops`` and ``mint`` they copy."""
_PROPERTIES = {"T", "mT"}
_PRIMITIVES = {
    "Reshape": "reshape", "Transpose": "transpose", "ExpandDims": "expand_dims", "Squeeze": "squeeze",
}  # fmt: skip
_FUNCTIONS = ("mindspore.ops.", "mindspore.mint.")


@dataclass(frozen=True)
class View:
    """An expression that shares the data of ``base``: a local name, or an attribute of ``self``."""

    node: ast.expr
    base: ast.Name | ast.Attribute
    index: ast.expr | None = None
    """The index, for ``base[index]``."""

    @property
    def is_indexed(self) -> bool:
        """Whether it is part of the base: ``y[0]``. MindSpore 2.0 copies for ``y[None]``."""
        return self.index is not None and not (
            isinstance(self.index, ast.Constant) and self.index.value is None
        )


@dataclass(frozen=True)
class NamedView:
    """A view that ``statement`` gives a name."""

    name: str
    view: View
    statement: ast.stmt


@dataclass(frozen=True)
class ViewChange:
    """An item that is assigned to a Tensor that shares its data."""

    node: ast.Subscript
    view: View
    unseen_by: str
    """Who does not see the change in graph code."""


def view_of(function: GraphFunction, node: ast.expr) -> View | None:
    """``node`` as a view of a Tensor that has a name."""
    base, index = shared(function, node), None
    if isinstance(node, ast.Subscript):
        base, index = node.value, node.slice
    if base is None or not _is_named(function, base) or not function.value(base).is_tensor:
        return None
    assert isinstance(base, (ast.Name, ast.Attribute))
    return View(node, base, index)


def _is_named(function: GraphFunction, node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return function.is_local(node.id)
    return attribute_of(node, function.self_name) is not None


def shared(function: GraphFunction, node: ast.expr) -> ast.expr | None:
    """The Tensor whose data a property, or the result of a method, function or Primitive shares."""
    if isinstance(node, ast.Attribute):
        return node.value if node.attr in _PROPERTIES else None
    if not isinstance(node, ast.Call):
        return None
    name = _function_name(function, node.func)
    base = node.args[0] if name and node.args else None
    if not name and isinstance(node.func, ast.Attribute):
        name, base = node.func.attr, node.func.value
    if name in _SHARING_WHEN_CONTIGUOUS:
        return base if base is not None and _is_contiguous(function, base) else None
    return base if name in _SHARING else None


def _function_name(function: GraphFunction, func: ast.expr) -> str:
    """The name of a function of MindSpore's, or of the one that does the same as a Primitive."""
    callee = function.value(func)
    if callee.kind is Kind.PRIMITIVE and isinstance(callee.cls, External):
        return _PRIMITIVES.get(callee.cls.name.rpartition(".")[2], "other")
    found = function.resolve(func)
    if not (isinstance(found, External) and found.name.startswith(_FUNCTIONS)):
        return ""
    name = found.name.rpartition(".")[2]
    return name if name not in _COPYING_FUNCTIONS else "other"


def _is_contiguous(function: GraphFunction, base: ast.expr) -> bool:
    """Whether nothing in the function made a view of what ``base`` names."""
    if not isinstance(base, ast.Name):
        return True
    return not any(_may_be_view(function, binding.value) for binding in function.bindings.get(base.id, ()))


def _may_be_view(function: GraphFunction, node: ast.expr | None) -> bool:
    if isinstance(node, ast.Call):
        names = {_function_name(function, node.func)}
        if isinstance(node.func, ast.Attribute):
            names.add(node.func.attr)
        return bool(names & (_SHARING | _SHARING_WHEN_CONTIGUOUS))
    return node is None or isinstance(node, (ast.Attribute, ast.Subscript))


def changed_view(function: GraphFunction, node: ast.Subscript) -> ViewChange | None:
    """The assignment to an item of a view whose base is read afterwards, or belongs to someone else."""
    return function.once(_changed_view, node)


def _changed_view(function: GraphFunction, node: ast.Subscript) -> ViewChange | None:
    view = _written(function, node)
    who = _reader_of_base(function, node, view) if view is not None else ""
    return ViewChange(node, view, who) if view is not None and who else None


def _all_named_views(function: GraphFunction) -> list[NamedView]:
    return [named for statement in function.live_statements for named in _named_views(function, statement)]


def _views_by_name(function: GraphFunction) -> dict[str, list[NamedView]]:
    found: dict[str, list[NamedView]] = {}
    for each in function.once(_all_named_views):
        found.setdefault(each.name, []).append(each)
    return found


def _views_by_base(function: GraphFunction) -> dict[tuple[str, str], list[tuple[int, NamedView]]]:
    """Name of the base, and the index or nothing -> the views of it, numbered in order."""
    found: dict[tuple[str, str], list[tuple[int, NamedView]]] = {}
    for number, each in enumerate(function.once(_all_named_views)):
        view = each.view
        if isinstance(view.base, ast.Name):
            index = ast.dump(view.index) if view.index is not None else ""
            found.setdefault((view.base.id, index), []).append((number, each))
    return found


def _written(function: GraphFunction, node: ast.Subscript) -> View | None:
    """The view that an assignment to ``node`` changes: ``y.view(-1)[0] = …``, or ``v[0] = …``."""
    if not isinstance(node.value, ast.Name):
        direct = view_of(function, node.value)
        return direct if direct is not None and direct.index is None else None
    change = Change(node, node.value.id)
    named = function.once(_views_by_name).get(change.name, ())
    return next((each.view for each in named if _holds(function, each, change)), None)


def _holds(function: GraphFunction, named: NamedView, change: Change) -> bool:
    """Whether name and base of the view are what they were, when ``change`` happens."""
    base = {named.view.base.id} if isinstance(named.view.base, ast.Name) else set[str]()
    return named.name not in base and holds_until(function, named.statement, change, {named.name, *base})


def _named_views(function: GraphFunction, statement: ast.stmt) -> Iterator[NamedView]:
    """``v = y.view(-1)``, ``a, b = y.chunk(2)`` and ``for row in y``."""
    if isinstance(statement, ast.For):
        owner, row = statement.iter, statement.target
        if isinstance(row, ast.Name) and _is_named(function, owner) and function.value(owner).is_tensor:
            assert isinstance(owner, (ast.Name, ast.Attribute))
            yield NamedView(row.id, View(owner, owner, row), statement)
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        for binding in targets(statement.targets[0], statement.value, statement):
            view = view_of(function, binding.value) if binding.value is not None else None
            if view is not None and isinstance(binding.target, ast.Name):
                yield NamedView(binding.target.id, view, statement)


def _reader_of_base(function: GraphFunction, node: ast.Subscript, view: View) -> str:
    """Who looks at the base after ``node`` was assigned."""
    if not isinstance(view.base, ast.Name):
        return f"`{function.module.source.segment(view.base)}`"
    change = Change(node, view.base.id, key=view.index)
    read = read_after(function, node, view.base.id, change)
    if read is not None:
        return f"`{read.id}` on line {read.lineno}"
    if not changes_argument(function, change):
        return ""
    if function.is_entry and not function.calls:
        return f"the caller's `{view.base.id}`"
    call = reading_caller(function, change)
    return f"the argument of `{call.caller.qualname}`" if call is not None else ""


def stale_view(function: GraphFunction, node: ast.Subscript) -> ast.Name | None:
    """The first read, after an item of a Tensor is assigned, of a view that PyNative changes too."""
    for each in _overlapping(function, node):
        if _holds(function, each, Change(node, each.name)):
            read = read_after(function, node, each.name, Change(node, each.name))
            if read is not None:
                return read
    return None


def _overlapping(function: GraphFunction, node: ast.Subscript) -> Iterator[NamedView]:
    """The views that the assigned item surely is in: of all of the Tensor, or by the same index."""
    if isinstance(node.value, ast.Name):
        views = function.once(_views_by_base)
        whole = views.get((node.value.id, ""), [])
        same = views.get((node.value.id, ast.dump(node.slice)), [])
        for _, each in sorted([*whole, *same], key=itemgetter(0)):
            index = each.view.index
            if index is None or (isinstance(each.view.node, ast.Subscript) and _is_basic(function, index)):
                yield each


def _is_basic(function: GraphFunction, index: ast.expr) -> bool:
    """Whether an index takes a view: numbers, slices, ``...`` and ``None``; lists and Tensors copy."""
    if isinstance(index, ast.Tuple):
        return all(_is_basic(function, part) for part in index.elts)
    if isinstance(index, ast.Slice):
        parts = [part for part in (index.lower, index.upper, index.step) if part is not None]
        return all(_is_fixed(function, part) for part in parts)
    return _is_fixed(function, index)


def _is_fixed(function: GraphFunction, node: ast.expr) -> bool:
    """Whether an expression is a number whose names are bound once: the same on two lines."""
    if isinstance(node, ast.UnaryOp):
        return _is_fixed(function, node.operand)
    if isinstance(node, ast.BinOp):
        return _is_fixed(function, node.left) and _is_fixed(function, node.right)
    if isinstance(node, ast.Name):
        return function.value(node).kind is Kind.INT and len(function.bindings.get(node.id, ())) <= 1
    return isinstance(node, ast.Constant) and not isinstance(node.value, (bool, str))
