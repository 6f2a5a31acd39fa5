"""`self.cells = nn.Dense(…)`: a layer under the name of a method of Cells."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG818",
    "taken-attribute-name",
    "a layer is assigned to the name of a method that all Cells have",
    on=("cell",),
)


def check(code: PythonCode, cls: ClassInfo) -> Iterator[CodeHit]:
    own = {name for each in cls.project_mro for name in each.definitions}
    for method in cls.init_methods:
        for name, binding in method.self_bindings:
            kind = code.interface.cell_attributes.get(name)
            if kind is None or kind.startswith("!") or name in own or binding.item is not None:
                continue
            if _is_new_cell(binding.value, method, code):
                message = f"all Cells have a method `{name}`: no layer can have its name"
                yield CodeHit(RULE, code, binding.target, message, advice="take another name")


def _is_new_cell(value: ast.AST | None, method: FunctionInfo, code: PythonCode) -> bool:
    if not isinstance(value, ast.Call):
        return False
    name = code.names_called.get(value)
    if name is not None:
        return is_cell_name(name)
    found = method.resolve(value.func)
    return isinstance(found, ClassInfo) and found.is_cell
