"""What a project adds to MindSpore's own objects: ``Tensor.foo = …``, ``setattr(ops, "foo", …)``."""

from __future__ import annotations

import ast
import re

from msgraph_lint.compiler.scope import python_scope
from msgraph_lint.program.definitions import FunctionInfo, Module
from msgraph_lint.program.project import Project
from msgraph_lint.program.texts import PATCHED, Answers
from msgraph_lint.values.value import Kind

_PATCHERS = re.compile(
    rb"^[ \t]*(?:import|from)[ \t]+"
    rb"(?:mindnlp|mindtorch|mindhf|msadapter|mindspore_patch|torch4ms|hyper_parallel)\b",
    re.MULTILINE,
)
"""Libraries that give MindSpore's objects more attributes when they are imported."""


def is_patched(project: Project, module: Module, name: str, what: str = PATCHED) -> bool:
    """Whether something gives MindSpore's objects, or Tensors alone, an attribute ``name``.

    Asked only of names that are missing: every text of the project may be looked into for it.
    """
    if _PATCHERS.search(project.text(module.key) or b""):
        return True
    return project.kept(Answers)(what, name, module.key)


def replaces_cells(project: Project) -> bool:
    """Whether something puts Cells where others were, by computed names: ``setattr(cell, name, …)``."""
    calling = (module for module in project.modules() if "setattr" in module.called_names)
    return any(_replaces_cells(info) for module in calling for info in module.all_functions)


def _replaces_cells(info: FunctionInfo) -> bool:
    calls = (
        call
        for call in info.nodes_of(ast.Call)
        if isinstance(call.func, ast.Name) and call.func.id == "setattr" and len(call.args) == 3
    )
    return any(
        not isinstance(call.args[1], ast.Constant)
        and not (isinstance(call.args[0], ast.Name) and call.args[0].id == info.self_name)
        and python_scope(info, info.owner).value(call.args[2]).kind is Kind.CELL
        for call in calls
    )
