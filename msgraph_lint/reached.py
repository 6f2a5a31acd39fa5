"""Findings in other files that the files at hand lead to: each is told at the call that leaves them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from pathlib import Path

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Finding
from msgraph_lint.paths import relative
from msgraph_lint.program.definitions import ClassInfo, Module
from msgraph_lint.records import dataclass, replace
from msgraph_lint.targets import Outcome

_DOES = {
    Outcome.ERROR: "does not compile",
    Outcome.DIVERGES: "silently differs from PyNative",
    Outcome.FALLS_BACK: "falls back to the interpreter",
    Outcome.OK: "compiles",
}
_LONGEST_CALL = 60
"""Characters of a call that is quoted whole."""


@dataclass(frozen=True)
class Way:
    """The last place in the files at hand from which graph code leads out of them."""

    module: Module
    node: ast.expr
    """A call, the mention of a function that is passed on, or the base of a class."""
    chain: tuple[str, ...]
    """How graph code gets to the place."""

    @property
    def _quoted(self) -> str:
        text = " ".join(self.module.source.segment(self.node).split())
        if len(text) > _LONGEST_CALL and isinstance(self.node, ast.Call):
            return f"{' '.join(self.module.source.segment(self.node.func).split())}(…)"
        return text

    def finding(self, there: Finding) -> Finding:
        """What to say here of ``there``, a finding in another file; its message is the place at first."""
        source = self.module.source
        return replace(
            there,
            source=source,
            span=source.span(self.node),
            message=self._quoted,
            chain=self.chain,
            advice=f"see `msgraph-lint {_shown(there)}`",
            reached=(there,),
            outcomes=dict(there.outcomes),
        )


def ways_out(functions: Sequence[GraphFunction], is_given: Callable[[str], bool]) -> dict[GraphFunction, Way]:
    """Function outside the files at hand that graph code in them leads to -> where it leaves them."""
    files = {function.module.key for function in functions}
    given = set(filter(is_given, files))
    if given == files:
        return {}
    calls: dict[GraphFunction, list[tuple[GraphFunction, ast.expr]]] = {}
    for function in functions:
        for call in function.calls:
            calls.setdefault(call.caller, []).append((function, call.node))
    found: dict[GraphFunction, Way] = {}
    for function in functions:
        if function.module.key in given:
            for callee, node in calls.get(function, ()):
                if callee.module.key not in given:
                    found.setdefault(callee, Way(function.module, node, function.chain))
        elif function.is_entry and function.receiver is not None:
            base = _base(function.receiver, function)
            if function.receiver.module.key in given and base is not None:
                found.setdefault(function, Way(function.receiver.module, base, ()))
    todo = list(found)
    for function in todo:
        for callee, _ in calls.get(function, ()):
            if callee.module.key not in given and callee not in found:
                found[callee] = found[function]
                todo.append(callee)
    return found


def _base(cls: ClassInfo, function: GraphFunction) -> ast.expr | None:
    """The base by which ``cls`` inherits the method ``function``."""
    for node, base in zip(cls.node.bases, cls.bases, strict=True):
        if isinstance(base, ClassInfo) and function.info.owner in base.project_mro:
            return node
    return None


def told(finding: Finding) -> str:
    """The message at the place from which graph code leads to a finding elsewhere."""
    there, *others = finding.reached
    place = f"{_shown(there)}:{there.start[0]}"
    more = f" (and {len(others)} more)" if others else ""
    what = f"{_DOES[finding.outcome]}: {place} {there.code} {there.message}"
    return f"`{finding.message}` reaches code that {what}{more}"


def _shown(finding: Finding) -> str:
    return str(relative(Path(finding.path)))
