"""Rules that exist in one test only: each flags a name in graph code."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

import pytest

from msgraph_lint import config, registry, rules
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Fixer, Hit
from msgraph_lint.registry import Check, Registered
from msgraph_lint.rules import Rule
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome


def add_rule(
    monkeypatch: pytest.MonkeyPatch,
    flagged: str,
    code: str = "MSG199",
    *,
    outcome: Outcome = Outcome.ERROR,
    fix: Fixer | None = None,
    default: bool = True,
    advice: str = "",
) -> Rule:
    """Adds a rule named ``<flagged>-name`` that flags the name ``flagged``."""
    rule = Rule(code, f"{flagged}-name", f"the name {flagged}", default, on=("node Name",))

    def check(function: GraphFunction, node: ast.Name) -> Iterator[Hit]:
        if node.id == flagged:
            yield Hit(rule, function, node, f"`{flagged}` is flagged", advice=advice)

    strict = Outcome.ERROR if outcome is Outcome.FALLS_BACK else outcome
    levels = {"LAX": outcome.value, "STRICT": strict.value}
    monkeypatch.setitem(registry.registry(), code, registered(rule, check, fix))
    monkeypatch.setitem(rules.all_rules(), code, rule)
    monkeypatch.setitem(rules._outcomes(), code, dict.fromkeys(MEASURED_VERSIONS, levels))
    for cached in ("rule_names", "default_codes"):
        function = getattr(config, cached)
        monkeypatch.setattr(config, cached, getattr(function, "__wrapped__", function))
    return rule


def registered(rule: Rule, check: Check, fixer: Fixer | None = None) -> Registered:
    """``rule`` with a checker and a fixer that are in no module."""
    entry = Registered(rule)
    entry.__dict__.update(check=check, fixer=fixer)
    return entry


def rename(new: str, safety: Safety = Safety.SAFE) -> Fixer:
    """A fix that writes ``new`` in place of the flagged name."""

    def fix(hit: Hit) -> Fix:
        edits = (Edit(hit.span.start, hit.span.end, new),)
        reason = "" if safety is Safety.SAFE else "it is only a guess"
        return Fix(f"Write `{new}`", edits, safety, reason)

    return fix


def insert(offset: Callable[[Hit], int], new: str) -> Fixer:
    """A fix that writes ``done`` in place of the flagged name and inserts ``new`` somewhere."""

    def fix(hit: Hit) -> Fix:
        at = offset(hit)
        return Fix("Insert", (Edit(hit.span.start, hit.span.end, "done"), Edit(at, at, new)), Safety.SAFE)

    return fix


def net(*lines: str) -> str:
    """A Cell whose ``construct`` has these lines."""
    body = "".join(f"        {line}\n" for line in lines)
    return f"from mindspore import nn\n\n\nclass Net(nn.Cell):\n    def construct(self, x):\n{body}"
