"""Calls of what values are: instances of Cells, their methods, and methods of Tensors."""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.mindspore_facts import Param, params_of
from msgraph_lint.mindspore_facts.interface import Interface, interface
from msgraph_lint.program.definitions import ClassInfo, External, Module
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.project import Project
from msgraph_lint.program.texts import TENSOR_PATCHED
from msgraph_lint.python_code.calls import WrongCall, is_overridden, signature_of
from msgraph_lint.python_code.guards import Guards
from msgraph_lint.python_code.patches import is_patched
from msgraph_lint.python_code.signatures import Signature, signatures_of, wrong
from msgraph_lint.values.value import Kind, Value

if TYPE_CHECKING:
    from msgraph_lint.python_code.code import PythonCode


ValueOf = Callable[[ast.expr], Value]
"""What an expression is, where the call stands."""


def wrong_calls_of_values(function: GraphFunction) -> Iterator[WrongCall]:
    """The calls in ``function`` that the instances that are called refuse."""
    known = interface(function.target.measured_version)
    guards = Guards(function.module)
    project, module = function.code.project, function.module
    for node in function.surely_compiled(ast.Call):
        found = _wrong(node, function.value, function.self_name, module, known)
        if found is None or guards.hold(node, found.wrong.keyword_name):
            continue
        if _is_as_written(node, function.value, project, module):
            yield found


def wrong_calls_of_objects(code: PythonCode) -> Iterator[WrongCall]:
    """The same outside ``construct``, of what is shown there."""
    for info, node in code.objects.nodes(ast.Call) if code.uses_mindspore else ():
        assert isinstance(node, ast.Call)
        if node in code.names_called or (info is not None and info.name == "construct"):
            continue
        if isinstance(node.func, ast.Name) and code.objects.is_defined(node.func.id, info):
            continue
        value_of = functools.partial(code.objects.of, function=info)
        found = _wrong(
            node, value_of, info.self_name if info is not None else None, code.module, code.interface
        )
        if found is None or code.guards.hold(node, found.wrong.keyword_name):
            continue
        if _is_as_written(node, value_of, code.project, code.module):
            yield found


def _wrong(
    node: ast.Call, value_of: ValueOf, self_name: str | None, module: Module, known: Interface
) -> WrongCall | None:
    """The call, if all that it may be a call of refuses it."""
    if not isinstance(node.func, (ast.Attribute, ast.Subscript, ast.Call, ast.Name)):
        return None
    signatures = list(_signatures(node.func, value_of, self_name, known))
    trouble = wrong(signatures, node)
    if trouble is None:
        return None
    canonical = _canonical(node.func, value_of)
    return WrongCall(node, module.source.segment(node.func), canonical, signatures, trouble)


def _canonical(func: ast.expr, value_of: ValueOf) -> str | None:
    """What is called, where it is MindSpore's."""
    callee = value_of(func)
    if callee.kind is Kind.CELL:
        made = next((each.cls for each in callee.options or (callee,)), None)
        return f"{made.name}.construct" if isinstance(made, External) else None
    if not isinstance(func, ast.Attribute) or _owner(func, value_of) is not None:
        return None
    return f"mindspore.{'Tensor' if value_of(func.value).is_tensor else 'nn.Cell'}.{func.attr}"


def _is_as_written(node: ast.Call, value_of: ValueOf, project: Project, module: Module) -> bool:
    """Whether nothing in the project puts another method in the place of the one that is called."""
    attribute = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    if attribute and is_patched(project, module, attribute, TENSOR_PATCHED):
        return False
    owner = _owner(node.func, value_of)
    return owner is None or not is_overridden(project, module, owner, attribute)


def _signatures(
    func: ast.expr, value_of: ValueOf, self_name: str | None, known: Interface
) -> Iterator[Signature]:
    """How what ``func`` is may be called; none where that is not known of all that it may be."""
    callee = value_of(func)
    if callee.kind is Kind.CELL:
        for each in callee.options or (callee,):
            found = _of_instance(each, known)
            if not found:
                return
            yield from found
    elif isinstance(func, ast.Attribute):
        cls, owner = _owner(func, value_of), value_of(func.value)
        if owner.kind is Kind.CLASS:
            yield from _of_unbound(func.attr, owner, known)
        elif owner.is_tensor:
            text = known.tensor_attributes.get(func.attr)
            if text is not None and not text.startswith("!"):
                yield from signatures_of(text)
        elif cls is not None and not (isinstance(func.value, ast.Name) and func.value.id == self_name):
            yield from _of_method(func, cls)  # of `self`, the file tells


def _owner(func: ast.expr, value_of: ValueOf) -> ClassInfo | None:
    """The class in the project whose method is called; None where the call is of something else."""
    if not isinstance(func, ast.Attribute) or value_of(func).kind is Kind.CELL:
        return None
    owner = value_of(func.value)
    is_one = owner.kind is Kind.CELL and not owner.options
    return owner.cls if is_one and isinstance(owner.cls, ClassInfo) else None


def _of_instance(value: Value, known: Interface) -> Sequence[Signature]:
    """How an instance of a Cell is called."""
    if isinstance(value.cls, External):
        return _of_mindspores(value.cls.name, known)
    for each in value.cls.mro if value.cls is not None else ():
        if isinstance(each, External):
            return _of_mindspores(each.name, known) if is_cell_name(each.name) else ()
        if not isinstance(each, ClassInfo) or "__call__" in each.definitions or "construct" in each.aliases:
            return ()
        if "construct" in each.definitions:
            methods = each.definitions["construct"]
            found = signature_of(methods[0], known) if len(methods) == 1 else None
            return (found,) if found is not None else ()
    return ()


def _of_mindspores(name: str, known: Interface) -> Sequence[Signature]:
    text = known.construct_signature(name)
    return signatures_of(text) if text is not None and name != "mindspore.nn.Cell" else ()


def _of_unbound(name: str, cls: Value, known: Interface) -> Iterator[Signature]:
    """How a method of every Cell is called of its class: ``Scale.apply(x)`` is no call of the network."""
    text = known.cell_attributes.get(name)
    if not (text and isinstance(cls.cls, ClassInfo) and cls.cls.is_cell) or cls.cls.has_unknown_base:
        return
    if cls.cls.method(name) is None:
        yield Signature((Param("self", "positional", False), *params_of(text)))


def _of_method(func: ast.Attribute, cls: ClassInfo) -> Iterator[Signature]:
    """How a method of a Cell of the project is called, as its class has it."""
    methods = cls.method_definitions(func.attr)
    if len(methods) == 1 and methods[0].owner is not None and not methods[0].node.decorator_list:
        yield Signature.of(methods[0])
