"""Attributes of `self` that nothing sets."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.attributes import MissingAttribute
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.counterparts import closest
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG805",
    "unknown-cell-attribute",
    "an attribute of `self` is read that nothing sets",
    on=("missing attribute",),
)


def check(code: PythonCode, missing: MissingAttribute) -> Iterator[CodeHit]:
    name = missing.node.attr
    message = f"nothing sets `{code.module.source.segment(missing.node)}` of `{missing.cls.name}`"
    meant = CELL_METHODS.get(name) or closest(name, missing.known)
    advice = f"did you mean `self.{meant}`?" if meant else ""
    doubt = "the line may never run" if missing.is_conditional else ""
    yield CodeHit(RULE, code, missing.node, message, advice, doubt)


CELL_METHODS = {
    "add_module": "insert_child_to_cell",
    "children": "cells",
    "eval": "set_train(False)",
    "modules": "cells_and_names",
    "named_children": "name_cells",
    "named_modules": "cells_and_names",
    "named_parameters": "parameters_and_names",
    "parameters": "get_parameters",
    "register_parameter": "insert_param_to_cell",
    "train": "set_train",
}
"""Method of PyTorch's modules → that of Cells."""
