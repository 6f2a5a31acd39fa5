"""What a rule is, and what MindSpore does with its pattern on each target."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from msgraph_lint import DOCUMENTATION
from msgraph_lint.languages import summary_of
from msgraph_lint.records import dataclass
from msgraph_lint.targets import Outcome, Target

PYNATIVE = "PyNative"
"""Stands beside the syntax levels in what was measured of the rules about all code."""
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
    on: tuple[str, ...] = ()
    """What its checker looks at: keys of :mod:`msgraph_lint.events`."""
    sure: bool = False
    """Whether that is only what surely is compiled, however the compiler decides what it knows."""
    once: bool = False
    """Whether its checker is asked once for each function where that happens, not each time."""

    @property
    def module(self) -> str:
        """The name in the four folders."""
        return self.name.replace("-", "_")

    @property
    def url(self) -> str:
        """Where its page can be read."""
        return f"{DOCUMENTATION}/rules/{self.module}.md"

    @property
    def said(self) -> str:
        """The summary, in the language that is spoken."""
        return summary_of(self.name, self.summary)

    @property
    def family(self) -> str:
        return FAMILIES[self.code[3]]

    @property
    def is_about_comments(self) -> bool:
        """Whether the rule is about the comments of this tool, not about graph code."""
        return self.code[3] == "9"

    @property
    def is_about_all_code(self) -> bool:
        """Whether the rule is about what fails in PyNative mode too, in graph code and outside."""
        return self.code[3] == "8"

    @property
    def has_fixer(self) -> bool:
        """Whether some of what it finds is fixed."""
        return (_PACKAGE / "fixers" / f"{self.module}.py").is_file()

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
        """The same for the :attr:`Target.place` of a target, which is worked out once for all rules.

        What the graph takes and PyNative does not counts too, where the rule is about all code.
        """
        if self.is_about_comments:
            return Outcome.COMMENT
        found = self.measured(version, level)
        is_taken = found is Outcome.OK and self.is_about_all_code
        return self.outcome_in_python(version) if is_taken else found

    def outcome_in_python(self, version: str) -> Outcome:
        """What PyNative does with the pattern of a rule about all code, in a measured version."""
        return self.measured(version, PYNATIVE)

    def measured(self, version: str, mode: str) -> Outcome:
        """What was measured in a version, at a syntax level or in PyNative."""
        measured = _outcomes().get(self.code)
        if measured is None:
            raise LookupError(
                f"{self.code} has no measured outcome: "
                f"run python -m msgraph_lint.oracle measure tests/cases/{self.module}"
            )
        return _OUTCOMES[measured[version][mode]]


_OUTCOMES = {outcome.value: outcome for outcome in Outcome}
_PACKAGE = Path(__file__).parent
INDEX = _PACKAGE / "rules.json"
"""What the checkers' modules say of their rules, so that none of them is loaded to know it: generated."""


@cache
def all_rules() -> dict[str, Rule]:
    """Code -> rule, sorted by code."""
    index = json.loads(INDEX.read_text("utf-8"))
    return {code: Rule(code, **{**said, "on": tuple(said["on"])}) for code, said in index.items()}


@cache
def rule_names() -> dict[str, str]:
    """Name -> code of every rule."""
    return {rule.name: code for code, rule in all_rules().items()}


@cache
def _outcomes() -> dict[str, dict[str, dict[str, str]]]:
    file = _PACKAGE / "mindspore_facts" / "outcomes.json"
    outcomes: dict[str, dict[str, dict[str, str]]] = json.loads(file.read_text("utf-8"))["rules"]
    return outcomes
