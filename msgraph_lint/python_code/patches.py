"""What a project adds to MindSpore's own objects: ``Tensor.foo = …``, ``setattr(ops, "foo", …)``."""

from __future__ import annotations

import re

from msgraph_lint.program.definitions import Module
from msgraph_lint.program.project import Project
from msgraph_lint.program.texts import PATCHED, Answers

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
