"""Calls whose arguments can be held against a signature: of MindSpore's API, and of the project's own."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgraph_lint.mindspore_facts.interface import Interface
from msgraph_lint.program.definitions import ClassInfo, Definition, External, FunctionInfo, Module
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.project import Project
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.program.texts import DEFINED_TWICE, INHERITED, Answers
from msgraph_lint.python_code.signatures import Signature, Wrong, signatures_of, wrong
from msgraph_lint.records import dataclass

if TYPE_CHECKING:
    from msgraph_lint.python_code.code import PythonCode


@dataclass(frozen=True)
class WrongCall:
    """A call that is refused, whatever its values are."""

    node: ast.Call
    name: str
    """What is called, as the user knows it."""
    canonical: str | None
    """The canonical name, if it is MindSpore's: ``mindspore.Tensor.mean`` of a method."""
    signatures: Sequence[Signature]
    wrong: Wrong
    caller: FunctionInfo | None = None
    """The function whose names it sees."""
    called: FunctionInfo | None = None
    """What is called, if it is a function of the project."""


def wrong_calls(code: PythonCode) -> Iterator[WrongCall]:
    """The calls in a file that name what they call, and are refused."""
    for function, nodes in code.scopes:
        for node in nodes.get(ast.Call, ()):
            assert isinstance(node, ast.Call)
            found = _of_mindspore(code, node, function) or _of_project(code, node, function)
            if found is not None and not code.guards.hold(node, found.wrong.keyword_name):
                yield found


def _of_mindspore(code: PythonCode, node: ast.Call, function: FunctionInfo | None) -> WrongCall | None:
    name = code.names_called.get(node)
    text = code.interface.signature(name) if name is not None else None
    if name is None or text is None:
        return None
    signatures = signatures_of(text)
    trouble = wrong(signatures, node)
    if trouble is None or code.is_hidden(node.func, function):
        return None
    meaning = code.meaning(node.func, function) or name
    if code.is_patched(meaning.rpartition(".")[2]):
        return None
    return WrongCall(node, code.module.source.segment(node.func), name, signatures, trouble, function)


def _of_project(code: PythonCode, node: ast.Call, function: FunctionInfo | None) -> WrongCall | None:
    method = _method_of_self(node, function)
    found = method or _named(code, node.func, function)
    signature = signature_of(found, code.interface)
    if signature is None:
        return None
    trouble = signature.wrong(node)
    if trouble is None:
        return None
    if method is None:
        is_sure = not code.is_hidden(node.func, function)
    else:
        owner = function.owner if function is not None else None
        is_sure = owner is not None and not _may_be_another(code, owner, method.name)
    if not is_sure:
        return None
    text = code.module.source.segment(node.func)
    called = found if isinstance(found, FunctionInfo) else None
    return WrongCall(node, text, None, [signature], trouble, function, called)


def _named(code: PythonCode, func: ast.expr, function: FunctionInfo | None) -> Definition | None:
    """The function or class of the project that ``func`` surely names."""
    root = func
    while isinstance(root, ast.Attribute):
        root = root.value
    if not isinstance(root, ast.Name):
        return None
    if function is not None and not code.may_lead_into_project(root.id, function):
        return None
    found = function.resolve(func) if function is not None else code.module.resolve(func)
    if not isinstance(found, (FunctionInfo, ClassInfo)) or found.module.times_bound[found.name] > 1:
        return None
    if isinstance(found, FunctionInfo):
        is_plain = found.owner is None and found.parent is None
        return found if is_plain and found.module.tree.body.count(found.node) else None
    return found if found.around is None else None


def _method_of_self(node: ast.Call, function: FunctionInfo | None) -> FunctionInfo | None:
    """The method of ``self`` that is called, as the class has it."""
    if function is None or function.owner is None or function.parent is not None:
        return None
    name = attribute_of(node.func, function.self_name)
    if name is None or function.is_class_method or function.self_name in function.bindings:
        return None
    owner = function.owner
    found = owner.method_definitions(name)
    if len(found) != 1 or found[0].owner is None or found[0].node.decorator_list:
        return None
    return found[0]


def _may_be_another(code: PythonCode, owner: ClassInfo, name: str) -> bool:
    """Whether an instance may have something else under the name of a method: an attribute, a subclass's."""
    methods = (method for info in owner.project_mro for method in info.all_methods)
    if any(name == each for method in methods for each, _ in method.self_bindings):
        return True
    return is_overridden(code.project, code.module, owner, name)


def is_overridden(project: Project, module: Module, owner: ClassInfo, name: str) -> bool:
    """Whether a text of the project has a class below ``owner``, and a method ``name``.

    ``module``: where it is called.
    """
    ask = project.kept(Answers)
    return ask(INHERITED, owner.name, module.key) and ask(DEFINED_TWICE, name, module.key)


def signature_of(found: Definition | None, known: Interface) -> Signature | None:
    """How a function, or a class to make an instance, is called; None where the source does not show it."""
    if isinstance(found, FunctionInfo):
        return Signature.of(found) if not found.node.decorator_list else None
    if isinstance(found, ClassInfo):
        return _of_constructor(found, known)
    return None


def _of_constructor(cls: ClassInfo, known: Interface) -> Signature | None:
    for each in cls.mro:
        if isinstance(each, ClassInfo):
            if each.node.decorator_list or each.node.keywords or "__new__" in each.definitions:
                return None
            if "__init__" in each.definitions:
                found = each.definitions["__init__"]
                return (
                    Signature.of(found[0]) if len(found) == 1 and not found[0].node.decorator_list else None
                )
        elif isinstance(each, External) and is_cell_name(each.name):
            text = known.signature(each.name)
            return signatures_of(text)[0] if text is not None and "|" not in text else None
        else:
            return None
    return None
