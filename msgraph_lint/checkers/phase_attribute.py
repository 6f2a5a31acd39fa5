"""`self.phase`, which is MindSpore's own."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG832",
    "phase-attribute",
    "a Cell keeps its own state in `self.phase`, which MindSpore writes",
    on=("cell",),
)


def check(code: PythonCode, cls: ClassInfo) -> Iterator[CodeHit]:
    methods = cls.all_methods
    written = [
        binding.target for method in methods for name, binding in method.self_bindings if name == "phase"
    ]
    if not written or "phase" in cls.definitions:
        return
    is_read = any(
        isinstance(node.ctx, ast.Load) and attribute_of(node, method.self_name) == "phase"
        for method in methods
        for node in method.nodes_of(ast.Attribute)
    )
    if is_read:
        message = "`set_train` writes `self.phase`: it becomes `train` or `predict`"
        yield CodeHit(RULE, code, written[0], message, advice="take another name")
