"""What a project adds to MindSpore's own objects: ``Tensor.foo = …``, ``setattr(ops, "foo", …)``."""

from __future__ import annotations

import re

from msgraph_lint.program.definitions import Module
from msgraph_lint.program.project import Project

_PATCHERS = re.compile(
    rb"^[ \t]*(?:import|from)[ \t]+"
    rb"(?:mindnlp|mindtorch|mindhf|msadapter|mindspore_patch|torch4ms|hyper_parallel)\b",
    re.MULTILINE,
)
"""Libraries that give MindSpore's objects more attributes when they are imported."""


ANYTHING = rb"(?<!\bself)"
TENSORS = rb"\b\w*(?:Tensor|Parameter)"
"""What patches name as the owner, as patterns."""


def is_patched(project: Project, module: Module, name: str, owner: bytes = ANYTHING) -> bool:
    """Whether something gives an ``owner`` outside its class an attribute ``name``.

    Asked only of names that are missing: every text of the project may be looked into for it.
    """
    if _PATCHERS.search(project.text(module.key) or b""):
        return True
    word = re.escape(name).encode()
    assigned = re.compile(rb"%s\.%s\s*(?::[^=\n]+)?=(?!=)" % (owner, word))
    quoted = re.compile(rb"[\"']%s[\"']" % word)
    setter = re.compile(rb"\bsetattr\(\s*(?:\w+\.)*%s" % (owner if owner != ANYTHING else b""))
    for path in project.paths:
        text = project.text(path) or b""
        if word in text and (assigned.search(text) or (quoted.search(text) and setter.search(text))):
            return True
    return False
