"""The table of all rules."""

from __future__ import annotations

import json
from typing import Any

from msgraph_lint.languages import translated
from msgraph_lint.reports.terminal import Paint, width
from msgraph_lint.rules import Rule, all_rules
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

_LETTERS = {
    Outcome.ERROR: ("E", "red"),
    Outcome.DIVERGES: ("D", "yellow"),
    Outcome.FALLS_BACK: ("F", "blue"),
    Outcome.OK: ("·", "dim"),
}


def render(paint: Paint) -> str:
    """Code, name, fix mark, outcomes and summary of every rule, by family."""
    rules = list(all_rules().values())
    name_width = max((len(rule.name) for rule in rules), default=0)
    lines: list[str] = []
    family = ""
    for rule in rules:
        if rule.family != family:
            family = rule.family
            lines += [*([""] if lines else []), _header(rule, name_width, paint)]
        mark = f"[{paint('*', 'cyan')}]" if rule.has_fixer else "   "
        code, off = (
            paint(rule.code, "bold"),
            "" if rule.default else paint(f" ({translated('off by default')})", "dim"),
        )
        name = rule.name.ljust(name_width)
        lines.append(f"  {code}  {name}  {mark}  {_strip(rule, paint)}  {rule.said}{off}")
    lines += ["", _legend(paint)]
    return "".join(f"{line}\n" for line in lines)


_BEFORE_STRIP = len("  MSG101  " + "  [*]  ")


def _header(rule: Rule, name_width: int, paint: Paint) -> str:
    """The name of the family of ``rule``, and the versions above the outcomes."""
    family = translated(rule.family)
    title = family[0].upper() + family[1:]
    if rule.is_about_comments:
        return paint(title, "bold")
    versions = "  ".join(version.ljust(_column(version)) for version in MEASURED_VERSIONS)
    return paint(title, "bold") + " " * (_BEFORE_STRIP + name_width - width(title)) + paint(versions, "dim")


def _strip(rule: Rule, paint: Paint) -> str:
    """``E    E/E  E/E``: the outcome on each measured version, at LAX and STRICT."""
    if rule.is_about_comments:
        wide = sum(map(_column, MEASURED_VERSIONS)) + 2 * (len(MEASURED_VERSIONS) - 1)
        said = translated("MindSpore sees no comments")
        return paint(said + " " * (wide - width(said)), "dim")
    cells = []
    for version, outcomes in _outcomes(rule).items():
        letters = "/".join(paint(*_LETTERS[outcome]) for outcome in outcomes)
        cells.append(letters + " " * (_column(version) - 2 * len(outcomes) + 1))
    return "  ".join(cells)


def _column(version: str) -> int:
    return max(len(version), len("E/E"))


def _outcomes(rule: Rule) -> dict[str, list[Outcome]]:
    """Measured version -> outcome at each of its syntax levels; empty when the rule is about comments."""
    if rule.is_about_comments:
        return {}
    return {
        version: [rule.outcome(Target.parse(version, level)) for level in levels(version)]
        for version in MEASURED_VERSIONS
    }


def levels(version: str) -> list[str]:
    """The syntax levels that a MindSpore version tells apart; 2.0 knows none."""
    names = [level.value for level in SyntaxLevel]
    return names if Target.parse(version).version >= (2, 7) else names[:1]


def _legend(paint: Paint) -> str:
    letters = (f"{paint(*letter)} {translated(outcome.value)}" for outcome, letter in _LETTERS.items())
    return translated("On MindSpore {versions} at LAX/STRICT: {words}. {fix}.").format(
        versions=", ".join(MEASURED_VERSIONS),
        words=translated(", ").join(letters),
        fix=f"[{paint('*', 'cyan')}] {translated('has a fix')}",
    )


def render_json() -> str:
    """The same as an array of objects."""
    rules = list(map(_object, all_rules().values()))
    return json.dumps(rules, indent=2) + "\n"


def _object(rule: Rule) -> dict[str, Any]:
    return {
        "code": rule.code,
        "name": rule.name,
        "summary": rule.summary,
        "family": rule.family,
        "default": rule.default,
        "has_fix": rule.has_fixer,
        "outcomes": {
            version: dict(zip(levels(version), (outcome.value for outcome in outcomes), strict=True))
            for version, outcomes in _outcomes(rule).items()
        },
        "url": rule.url,
    }
