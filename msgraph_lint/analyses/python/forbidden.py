"""Methods and functions that MindSpore forbids in graph code, as its own tables name them."""

from __future__ import annotations

import re
from functools import cache

from msgraph_lint.mindspore_facts import facts
from msgraph_lint.targets import LATEST_VERSION

_OF_PARAMETERS = re.compile(r"(un)?trainable_params|(get_)?parameters\w*")
_OF_OTHER_TARGETS = {"reset_auto_parallel_context", "get_auto_parallel_context", "reset_ps_context"}
"""Functions that MindSpore 2.0 leaves to the interpreter."""


@cache
def parameter_methods() -> frozenset[str]:
    """Methods of ``nn.Cell`` that give Parameters."""
    methods = facts(LATEST_VERSION).forbidden_cell_methods
    return frozenset(name for name in methods if _OF_PARAMETERS.fullmatch(name))


@cache
def other_cell_methods() -> frozenset[str]:
    """The other methods of ``nn.Cell`` that are forbidden, or list Cells by ``yield``."""
    return facts(LATEST_VERSION).forbidden_cell_methods - parameter_methods()


@cache
def context_functions() -> frozenset[str]:
    """Canonical names of the functions of ``mindspore.context``, refused by every version."""
    functions = facts(LATEST_VERSION).forbidden_functions("mindspore.context")
    return frozenset(name for name in functions if name.rpartition(".")[2] not in _OF_OTHER_TARGETS)


@cache
def parallel_context_functions() -> frozenset[str]:
    """Those that MindSpore 2.0 leaves to the interpreter."""
    return facts(LATEST_VERSION).forbidden_functions("mindspore.context") - context_functions()
