"""Calls in graph code of what values are: instances of Cells, their methods, and methods of Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.mindspore_facts.interface import Interface, interface
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.texts import TENSOR_PATCHED
from msgraph_lint.python_code.calls import WrongCall, is_overridden, signature_of
from msgraph_lint.python_code.guards import Guards
from msgraph_lint.python_code.patches import is_patched
from msgraph_lint.python_code.signatures import Signature, signatures_of, wrong
from msgraph_lint.values.value import Kind, Value


def wrong_calls_of_values(function: GraphFunction) -> Iterator[WrongCall]:
    """The calls in ``function`` that the instances that are called refuse."""
    known = interface(function.target.measured_version)
    guards = Guards(function.module)
    for node in function.surely_compiled(ast.Call):
        if not isinstance(node.func, (ast.Attribute, ast.Subscript, ast.Call, ast.Name)):
            continue
        signatures = list(_signatures(function, node.func, known))
        trouble = wrong(signatures, node)
        if trouble is None or guards.hold(node, trouble.keyword_name):
            continue
        name = function.module.source.segment(node.func)
        attribute = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        project, module = function.code.project, function.module
        if attribute and is_patched(project, module, attribute, TENSOR_PATCHED):
            continue
        owner = _owner(function, node.func)
        if owner is not None and is_overridden(project, module, owner, attribute):
            continue
        yield WrongCall(node, name, None, signatures, trouble)


def _signatures(function: GraphFunction, func: ast.expr, known: Interface) -> Iterator[Signature]:
    """How what ``func`` is may be called; none where that is not known of all that it may be."""
    callee = function.value(func)
    if callee.kind is Kind.CELL:
        for each in callee.options or (callee,):
            found = _of_instance(each, known)
            if not found:
                return
            yield from found
    elif isinstance(func, ast.Attribute):
        cls = _owner(function, func)
        if function.value(func.value).is_tensor:
            text = known.tensor_attributes.get(func.attr)
            if text is not None and not text.startswith("!"):
                yield from signatures_of(text)
        elif cls is not None:
            yield from _of_method(function, func, cls)


def _owner(function: GraphFunction, func: ast.expr) -> ClassInfo | None:
    """The class in the project whose method is called; None where the call is of something else."""
    if not isinstance(func, ast.Attribute) or function.value(func).kind is Kind.CELL:
        return None
    owner = function.value(func.value)
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


def _of_method(function: GraphFunction, func: ast.Attribute, cls: ClassInfo) -> Iterator[Signature]:
    """How a method of a Cell of the project is called, as its class has it."""
    if isinstance(func.value, ast.Name) and func.value.id == function.self_name:
        return  # the file tells
    methods = cls.method_definitions(func.attr)
    if len(methods) == 1 and methods[0].owner is not None and not methods[0].node.decorator_list:
        yield Signature.of(methods[0])
