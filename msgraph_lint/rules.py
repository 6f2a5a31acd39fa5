"""Rules and their registry: one module in ``checkers`` is one rule."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import ModuleType
from typing import TYPE_CHECKING

from msgraph_lint import DOCUMENTATION
from msgraph_lint.findings import Finding, Fix
from msgraph_lint.targets import Outcome, Target

if TYPE_CHECKING:
    from msgraph_lint.graph.code import GraphFunction
    from msgraph_lint.judging import Comments
    from msgraph_lint.source import Source, Span

FAMILIES = {
    "1": "syntax",
    "2": "state",
    "3": "names and control flow",
    "4": "signatures and None",
    "5": "objects made in the graph",
    "6": "calls",
    "7": "silent divergence",
    "8": "PyTorch residue",
    "9": "comments of the tool",
}


@dataclass(frozen=True, slots=True)
class Rule:
    """A code, a name, and patterns that have the same outcome on every target."""

    code: str
    """``MSG`` + family digit + two digits."""
    name: str
    """The pattern in kebab case; the checker, fixer, page and cases carry it too."""
    summary: str
    """One line: what the rule finds."""
    default: bool = True
    """Whether the rule is on when nothing is selected."""

    @property
    def module(self) -> str:
        """The name in the four folders."""
        return self.name.replace("-", "_")

    @property
    def url(self) -> str:
        """Where its page can be read."""
        return f"{DOCUMENTATION}/rules/{self.module}.md"

    @property
    def family(self) -> str:
        return FAMILIES[self.code[3]]

    @property
    def is_about_comments(self) -> bool:
        """Whether the rule is about the comments of this tool, not about graph code."""
        return self.code[3] == "9"

    def speaks_on(self, target: Target) -> bool:
        """Whether the rule, when it is selected, reports its pattern on ``target``."""
        return not self.default or self.outcome(target) is not Outcome.OK

    def outcome(self, target: Target) -> Outcome:
        """What MindSpore does with the pattern on ``target``, as measured.

        Raises:
            LookupError: the rule was never measured.
        """
        return self.outcome_at(*target.place)

    def outcome_at(self, version: str, level: str) -> Outcome:
        """The same for the :attr:`Target.place` of a target, which is worked out once for all rules."""
        if self.is_about_comments:
            return Outcome.COMMENT
        measured = _outcomes().get(self.code)
        if measured is None:
            raise LookupError(
                f"{self.code} has no measured outcome: "
                f"run python -m msgraph_lint.oracle measure tests/cases/{self.module}"
            )
        return _OUTCOMES[measured[version][level]]

    def finding(
        self,
        function: GraphFunction,
        node: ast.AST,
        message: str,
        *,
        advice: str = "",
        cause: str = "",
        doubt: str = "",
    ) -> Finding:
        """A finding of this rule at ``node`` inside ``function``.

        ``cause``: where what is wrong is defined, if that is elsewhere. ``doubt``: why it may be wrong, which
        makes its confidence medium.
        """
        source = function.module.source
        return Finding(
            rule=self,
            source=source,
            span=source.span(node),
            message=message,
            outcome=Outcome.OK,  # set by the engine, which knows the target
            node=node,
            function=function,
            advice=advice,
            cause=cause,
            doubt=doubt,
            chain=function.chain,
        )

    def finding_in_comment(self, source: Source, span: Span, message: str) -> Finding:
        """A finding of this rule, which is about comments, in a comment of ``source``."""
        return Finding(self, source, span, message, Outcome.COMMENT, node=source.parse())


_OUTCOMES = {outcome.value: outcome for outcome in Outcome}

Check = Callable[["GraphFunction"], Iterator[Finding]]
CommentCheck = Callable[["Comments"], Iterator[Finding]]
Fixer = Callable[[Finding], "Fix | None"]


@dataclass(frozen=True)
class Registered:
    """A rule with its checker and, if it has one, its fixer."""

    rule: Rule
    check: Check
    """What it finds in a function of graph code."""
    fixer: Fixer | None
    check_comments: CommentCheck | None = None
    """What it finds in the comments of a file, once all else is found; for rules about comments only."""


@cache
def registry() -> dict[str, Registered]:
    """Code -> rule, for every module in ``checkers``, sorted by code."""
    from msgraph_lint import checkers, fixers

    fixer_names = {module.name for module in pkgutil.iter_modules(fixers.__path__)}
    found: dict[str, Registered] = {}
    for info in pkgutil.iter_modules(checkers.__path__):
        module: ModuleType = importlib.import_module(f"{checkers.__name__}.{info.name}")
        rule: Rule = module.RULE
        fixer = None
        if info.name in fixer_names:
            fixer = importlib.import_module(f"{fixers.__name__}.{info.name}").fix
        check = _nothing if rule.is_about_comments else module.check
        check_comments = module.check_comments if rule.is_about_comments else None
        found[rule.code] = Registered(rule, check, fixer, check_comments)
    return dict(sorted(found.items()))


def _nothing(_: GraphFunction) -> Iterator[Finding]:
    """What rules about comments find in graph code."""
    return iter(())


@cache
def rule_names() -> dict[str, str]:
    """Name -> code of every rule."""
    return {entry.rule.name: code for code, entry in registry().items()}


@cache
def _outcomes() -> dict[str, dict[str, dict[str, str]]]:
    text = resources.files("msgraph_lint.mindspore_facts").joinpath("outcomes.json").read_text("utf-8")
    outcomes: dict[str, dict[str, dict[str, str]]] = json.loads(text)["rules"]
    return outcomes
