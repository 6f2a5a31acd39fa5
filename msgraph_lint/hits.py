"""What a checker says: a place in graph code where its rule is broken, with the analysis around it.

What is told of it is a `Finding`, which is plain data; fixers start from the hit.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cached_property
from typing import Any

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Finding, Fix
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.records import dataclass
from msgraph_lint.rules import Rule
from msgraph_lint.source import Source, Span
from msgraph_lint.targets import Outcome


@dataclass(eq=False)
class CodeHit:
    """One rule broken at ``node`` of a file, in graph code or outside."""

    rule: Rule
    code: PythonCode | GraphFunction
    node: ast.AST
    message: str
    advice: str = ""
    """What to do by hand when there is no fix."""
    doubt: str = ""
    """Why it may be wrong, which makes its confidence medium."""
    thing: object = None
    """What the checker looked at, where the fixer wants to know."""

    @property
    def source(self) -> Source:
        return self.code.module.source

    def finding(self, outcome: Outcome) -> Finding:
        """What is told of it."""
        chain = self.code.chain if isinstance(self.code, GraphFunction) else ()
        return Finding(
            self.rule, self.source, self.source.span(self.node), self.message, outcome, self.advice,
            doubt=self.doubt, chain=chain,
        )  # fmt: skip


@dataclass(eq=False)
class Hit:
    """One rule broken at ``node`` inside ``function``."""

    rule: Rule
    function: GraphFunction
    node: ast.AST
    message: str
    advice: str = ""
    """What to do by hand when there is no fix."""
    cause: str = ""
    """Where what is wrong is defined (``path:line``), if that is elsewhere."""
    condition: ast.expr | ast.stmt | None = None
    """What makes it so, elsewhere in the function: no flag may keep the compiler from it either."""
    doubt: str = ""
    """Why it may be wrong, which makes its confidence medium."""
    resting: int = 0
    """The assumptions that it rests on, as ``compiler.resting`` numbers them."""

    @property
    def source(self) -> Source:
        return self.function.module.source

    @cached_property
    def span(self) -> Span:
        """The characters of ``node``."""
        return self.source.span(self.node)

    def finding(self, outcome: Outcome, **changes: Any) -> Finding:
        """What is told of it, with ``changes`` where it is told elsewhere."""
        said = {
            "source": self.source,
            "span": self.span,
            "message": self.message,
            "advice": self.advice,
            "cause": self.cause or self._place_of_condition(),
            "doubt": self.doubt,
            "chain": self.function.chain,
        }
        return Finding(rule=self.rule, outcome=outcome, **{**said, **changes})

    def _place_of_condition(self) -> str:
        """Where the condition stands, if that is another line."""
        if self.condition is None or self.condition.lineno == getattr(self.node, "lineno", None):
            return ""
        return f"{self.source.path}:{self.condition.lineno}"


Fixer = Callable[[Any], Fix | None]
"""Takes a :class:`Hit` or a :class:`CodeHit`."""
