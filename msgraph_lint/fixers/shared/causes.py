"""The fix of what a finding comes from, where that is elsewhere in the file: `Hit.cause`.

What the interpreter made goes a long way until something fails with it: a Tensor kept on ``self`` fails in
the layer that gets it. What is to be mended is where it was made.
"""

from __future__ import annotations

from functools import cache

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.dispatch import Dispatch
from msgraph_lint.findings import Fix
from msgraph_lint.hits import Hit
from msgraph_lint.registry import Registered, registry
from msgraph_lint.targets import Outcome

_FAMILIES = "256"
"""State, objects and calls: what the interpreter makes comes from there."""


def fix_cause(hit: Hit) -> Fix | None:
    """The fix at ``hit.cause``; none where that is in another file, or is not fixed."""
    path, _, number = hit.cause.rpartition(":")
    if path != hit.source.path:
        return None
    line = int(number)
    for node, (function, *_) in hit.function.code.compiled.items():
        is_around = node.lineno <= line <= (node.end_lineno or line)
        if is_around and function.module is hit.function.module:
            fix = function.once(_fix_in_line, line)
            if fix is not None:
                return fix
    return None


def _fix_in_line(function: GraphFunction, line: int) -> Fix | None:
    """The fix of what is wrong in ``line`` of ``function``."""
    for entry, thing in Dispatch(_fixed()).questions(function, {}):
        if entry.rule.outcome_at(*function.target.place) is Outcome.OK or entry.fixer is None:
            continue
        for hit in entry.check(function, thing):
            is_here = getattr(hit.node, "lineno", 0) == line and not hit.cause
            if is_here and (fix := entry.fixer(hit)) is not None:
                return fix
    return None


@cache
def _fixed() -> tuple[Registered, ...]:
    """The rules by which values of the interpreter are told, and that are fixed."""
    return tuple(
        entry
        for entry in registry().values()
        if entry.rule.code[3] in _FAMILIES and entry.rule.has_fixer and entry.rule.default
    )
