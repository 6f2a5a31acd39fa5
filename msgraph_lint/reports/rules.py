"""The table of all rules."""

from __future__ import annotations

import json
from typing import Any

from msgraph_lint.reports.page import page_path
from msgraph_lint.reports.terminal import Paint
from msgraph_lint.rules import Rule, registry
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

_LETTERS = {
    Outcome.ERROR: ("E", "red"),
    Outcome.DIVERGES: ("D", "yellow"),
    Outcome.FALLS_BACK: ("F", "blue"),
    Outcome.OK: ("·", "dim"),
}


def render(paint: Paint) -> str:
    """Code, name, fix mark, outcomes and summary of every rule, by family."""
    rules = [entry.rule for entry in registry().values()]
    name_width = max((len(rule.name) for rule in rules), default=0)
    lines: list[str] = []
    family = ""
    for rule in rules:
        if rule.family != family:
            family = rule.family
            lines += [*([""] if lines else []), paint(family[0].upper() + family[1:], "bold")]
        mark = f"[{paint('*', 'cyan')}]" if registry()[rule.code].fixer else "   "
        code, off = paint(rule.code, "bold"), "" if rule.default else paint(" (off by default)", "dim")
        name = rule.name.ljust(name_width)
        lines.append(f"  {code}  {name}  {mark}  {_strip(rule, paint)}  {rule.summary}{off}")
    lines += ["", _legend(paint)]
    return "".join(f"{line}\n" for line in lines)


def _strip(rule: Rule, paint: Paint) -> str:
    """``2.0 E  2.7 E/E  2.10 E/E``: the outcome on each measured version, at LAX and STRICT."""
    return "  ".join(
        f"{paint(version, 'dim')} {'/'.join(paint(*_LETTERS[outcome]) for outcome in outcomes)}"
        for version, outcomes in _outcomes(rule).items()
    )


def _outcomes(rule: Rule) -> dict[str, list[Outcome]]:
    """Measured version -> outcome at each of its syntax levels."""
    return {
        version: [rule.outcome(Target.parse(version, level)) for level in levels(version)]
        for version in MEASURED_VERSIONS
    }


def levels(version: str) -> list[str]:
    """The syntax levels that a MindSpore version tells apart; 2.0 knows none."""
    names = [level.value for level in SyntaxLevel]
    return names if Target.parse(version).version >= (2, 7) else names[:1]


def _legend(paint: Paint) -> str:
    words = ", ".join(f"{paint(*letter)} {outcome.value}" for outcome, letter in _LETTERS.items())
    fix = f"[{paint('*', 'cyan')}] has a fix"
    return f"On MindSpore {', '.join(MEASURED_VERSIONS)} at LAX/STRICT: {words}. {fix}."


def render_json() -> str:
    """The same as an array of objects."""
    rules = [_object(entry.rule, entry.fixer is not None) for entry in registry().values()]
    return json.dumps(rules, indent=2) + "\n"


def _object(rule: Rule, has_fix: bool) -> dict[str, Any]:
    return {
        "code": rule.code,
        "name": rule.name,
        "summary": rule.summary,
        "family": rule.family,
        "default": rule.default,
        "has_fix": has_fix,
        "outcomes": {
            version: dict(zip(levels(version), (outcome.value for outcome in outcomes), strict=True))
            for version, outcomes in _outcomes(rule).items()
        },
        "page": page_path(rule),
    }
