"""What a project adds to MindSpore's own objects: ``Tensor.foo = …``, ``setattr(ops, "foo", …)``."""

from __future__ import annotations

import re

from msgraph_lint.program.definitions import Module
from msgraph_lint.program.project import Project
from msgraph_lint.python_code.texts import places

_PATCHERS = re.compile(
    rb"^[ \t]*(?:import|from)[ \t]+"
    rb"(?:mindnlp|mindtorch|mindhf|msadapter|mindspore_patch|torch4ms|hyper_parallel)\b",
    re.MULTILINE,
)
"""Libraries that give MindSpore's objects more attributes when they are imported."""


ANYTHING = re.compile(rb"(?<!\bself)\.$")
TENSORS = re.compile(rb"\b\w*(?:Tensor|Parameter)\.$")
"""What patches name as the owner, up to the dot."""
_SETTERS = {
    ANYTHING: re.compile(rb"\bsetattr\(\s*(?:\w+\.)*"),
    TENSORS: re.compile(rb"\bsetattr\(\s*(?:\w+\.)*\b\w*(?:Tensor|Parameter)"),
}


def is_patched(project: Project, module: Module, name: str, owner: re.Pattern[bytes] = ANYTHING) -> bool:
    """Whether something gives an ``owner`` outside its class an attribute ``name``.

    Asked only of names that are missing: every text of the project may be looked into for it.
    """
    if _PATCHERS.search(project.text(module.key) or b""):
        return True
    word = name.encode()
    for path in project.paths:
        text = project.text(path) or b""
        if word in text and _patches(text, word, owner):
            return True
    return False


def _patches(text: bytes, word: bytes, owner: re.Pattern[bytes]) -> bool:
    is_quoted = False
    for place in places(text, word):
        if place.is_assigned_attribute and owner.search(place.before):
            return True
        is_quoted = is_quoted or place.is_quoted
    return is_quoted and _SETTERS[owner].search(text) is not None
