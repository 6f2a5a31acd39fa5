"""Cells of a network that keep the names that their Parameters had before they became a part of it.

An attribute that a Cell is assigned to renames all Parameters under it, by their places; what is put into the
network in other ways later keeps the name that it had. Assigned to an attribute of another network, all get
names again: only the outermost one has them twice.
"""

from __future__ import annotations

import ast
from typing import Union

from msgraph_lint.analyses.containers.written_elements import given_to_base
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import attributes_of, evaluated
from msgraph_lint.graph.instantiated import Instantiated
from msgraph_lint.graph.outputs import UNSEEN_CALLER, outermost
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.targets import LATEST_VERSION
from msgraph_lint.values.elements import element, is_cell_list
from msgraph_lint.values.value import Kind, Value

_RENAMING = {"update_parameters_name", "param_prefix"}
"""What gives Parameters other names."""
_MOST_STEPS = 4
Made = tuple[Union[ClassInfo, External], ...]
"""A class, after those of the rows that it stands in."""


def doubt_of(function: GraphFunction, cls: ClassInfo) -> str | None:
    """Why ``cls``, the class of ``function``, may be a part of a network; ``None`` where it is.

    Empty where the network surely is the outermost.
    """
    if function.is_entry:
        return outermost(function)
    return None if function.code.project.kept(Instantiated).is_inner(cls) else UNSEEN_CALLER


def is_renamed(cls: ClassInfo) -> bool:
    """Whether the class gives Parameters other names by itself."""
    return any(
        node.attr in _RENAMING for method in cls.all_methods for node in method.nodes_of(ast.Attribute)
    )


def made_of(value: Value) -> Made:
    """The class of a new Cell, of a row that of its first one too; empty if it has no Parameters."""
    made = _made(value)
    return made if made and _has_parameters(made[-1], _MOST_STEPS) else ()


def _made(value: Value) -> Made:
    if value.kind is not Kind.CELL or value.options or value.cls is None:
        return ()
    if not is_cell_list(value):
        return (value.cls,)
    inner = _made(value.items[0] if value.items else element(value))
    return (value.cls, *inner) if inner else ()


def _has_parameters(cls: ClassInfo | External, steps: int) -> bool:
    """Whether every instance has Parameters, as far as the source shows."""
    if isinstance(cls, External):
        known = facts(LATEST_VERSION).cell(cls.name)
        return known is not None and known.weights != "none"
    if not steps:
        return False
    if cls.layer is not None:
        given = (each.scope.value(each.node) for each in given_to_base(cls))
        return _has_parameters(cls.layer, steps) or any(_is_weight(value, steps) for value in given)
    attributes = attributes_of(cls)
    return any(
        _is_weight(attributes.value(name), steps)
        and not any(map(_is_named_by_caller, attributes.effective_bindings(name)))
        for name in attributes.bindings
    )


def _is_named_by_caller(binding: AttributeBinding) -> bool:
    """Whether it is a Parameter whose name is no constant, so that two need not have the same."""
    name = passing.passed(binding.value, "name", 1) if isinstance(binding.value, ast.Call) else None
    return (
        name is not None and not isinstance(name, ast.Constant) and evaluated(binding).kind is Kind.PARAMETER
    )


def _is_weight(value: Value, steps: int) -> bool:
    if value.kind is Kind.PARAMETER:
        return True
    is_cell = value.kind is Kind.CELL and value.cls is not None and not value.options
    return is_cell and value.cls is not None and _has_parameters(value.cls, steps - 1)
