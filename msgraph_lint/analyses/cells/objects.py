"""Attributes that graph code assigns on other things than ``self``: Cells, Tensors, plain objects."""

from __future__ import annotations

import ast
import enum

from msgraph_lint.analyses.aliases.sharing import is_self
from msgraph_lint.analyses.cells.unseen_reads import is_alias_of_class
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import NAMESPACES
from msgraph_lint.graph.state import Assignment, is_computed_tensor, of_object
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.targets import LATEST_VERSION
from msgraph_lint.values.value import Kind


class Owner(enum.Enum):
    """Whose attribute it is, as far as the compiler tells them apart."""

    CELL = "a Cell, or an item of a container"
    SELF = "`self`, by another name: what is assigned is lost"
    OBJECT = "a plain object, or a Cell by a name from around the function: the interpreter assigns"
    ITSELF = "a plain object, of which it is a method"
    UPDATED = "a plain object, and what it gets is computed anew at each call, but right at the first only"
    JIT_CLASS = (
        "a jit_class object, also in a method of it, that is read: the value that it had is compiled in"
    )
    TENSOR = "a Tensor"


def owner(function: GraphFunction, target: ast.Attribute) -> Owner | None:
    """Whose attribute is assigned; ``None`` for ``self``, unless that is a plain object itself."""
    return function.once(_owner, target)


def _owner(function: GraphFunction, target: ast.Attribute) -> Owner | None:
    name = attribute_of(target, function.self_name)
    if name is not None and function.receiver is not None and function.receiver.is_jit_class:
        is_init = function.info.name == "__init__"
        is_read = _is_read(function, target) or _is_read_in_module(function, name)
        return Owner.JIT_CLASS if is_read and not is_init and not function.receiver.is_cell else None
    if name is not None:
        return Owner.ITSELF if of_object(function, name) is Assignment.INTERPRETED else None
    if isinstance(target.value, ast.Subscript):
        return Owner.CELL
    owner = function.value(target.value)
    if owner.kind is Kind.CELL:
        if isinstance(target.value, ast.Name) and not function.is_local(target.value.id):
            return Owner.OBJECT
        return (
            Owner.SELF if _holds_value(function, target) and is_self(function, target.value) else Owner.CELL
        )
    if owner.kind is Kind.TENSOR:
        known = facts(LATEST_VERSION)
        is_own = known.tensor_property(target.attr) or known.tensor_method(target.attr)
        return None if is_own else Owner.TENSOR
    if owner.kind is Kind.UNKNOWN and isinstance(owner.cls, External) and owner.cls.name in NAMESPACES:
        is_made_here = isinstance(target.value, ast.Name) and target.value.id in function.bindings
        return Owner.UPDATED if not is_made_here and _is_update(function, target) else Owner.OBJECT
    if owner.kind is Kind.UNKNOWN and _is_called(function, target.value) and function.assumes_reached():
        return Owner.CELL
    classes = [cls for cls in owner.classes if isinstance(cls, ClassInfo)]
    if owner.kind not in (Kind.OBJECT, Kind.CLASS) or not classes:
        return None
    is_jit_class = any(cls.is_jit_class for cls in classes)
    if owner.kind is Kind.CLASS:
        return _of_class(function, target) if not is_jit_class else None
    if is_jit_class and _is_read(function, target):
        return Owner.JIT_CLASS
    return Owner.UPDATED if _is_update(function, target) else Owner.OBJECT


def _is_called(function: GraphFunction, owner: ast.expr) -> bool:
    """Whether it is an attribute of ``self`` that the function calls, as layers are."""
    mentions = function.self_attributes.get(attribute_of(owner, function.self_name) or "", ())
    around = ((function.parents[node], node) for node in mentions)
    return any(isinstance(parent, ast.Call) and parent.func is node for parent, node in around)


def _holds_value(function: GraphFunction, target: ast.Attribute) -> bool:
    """Whether neither the attribute nor what it gets is a layer or a function."""
    value = getattr(function.statement_of(target), "value", None)
    both = [function.value(each) for each in (target, value) if isinstance(each, ast.expr)]
    return not any(each.may_be(Kind.CELL, Kind.PRIMITIVE, Kind.FUNCTION) for each in both)


def _of_class(function: GraphFunction, target: ast.Attribute) -> Owner:
    """An attribute of a class: only reads by the name of the class see what it gets."""
    is_hidden = is_alias_of_class(function, target) or target.attr in function.self_attributes
    return Owner.UPDATED if is_hidden and _is_update(function, target) else Owner.OBJECT


def _is_read(function: GraphFunction, target: ast.Attribute) -> bool:
    return _is_update(function, target) or any(
        _is_same(node, target) for node in function.nodes(ast.Attribute)
    )


def _is_read_in_module(function: GraphFunction, name: str) -> bool:
    """Whether the module reads an attribute of that name, as the network does that has the object."""
    nodes = ast.walk(function.module.tree)
    return any(isinstance(e, ast.Attribute) and e.attr == name and isinstance(e.ctx, ast.Load) for e in nodes)


def _is_update(function: GraphFunction, target: ast.Attribute) -> bool:
    """Whether the new value comes from the old one, or is a Tensor from the inputs that is read here."""
    statement = function.statement_of(target)
    if isinstance(statement, ast.AugAssign):
        return True
    value = getattr(statement, "value", None)
    if not isinstance(value, ast.expr) or _is_same(value, target):
        return False
    tests = (part for each in function.conditions_of(target) for part in ast.walk(each.test))
    if any(_is_same(node, target) for node in tests):  # `if options.sums is None: options.sums = …`
        return False
    if any(_is_same(node, target) for node in ast.walk(value)):
        return True
    is_read = any(_is_same(node, target) for node in function.nodes(ast.Attribute))
    return is_read and is_computed_tensor(function, value)


def _is_same(node: ast.AST, target: ast.Attribute) -> bool:
    """Whether ``node`` reads what ``target`` assigns."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Load)
        and node.attr == target.attr
        and ast.dump(node.value) == ast.dump(target.value)
    )
