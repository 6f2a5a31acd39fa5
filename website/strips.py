"""What MindSpore does with the pattern of a rule, as a strip of coloured cells."""

from __future__ import annotations

from msgraph_lint.rules import PYNATIVE, Rule
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel

LETTERS = {Outcome.ERROR: "E", Outcome.DIVERGES: "D", Outcome.FALLS_BACK: "F", Outcome.OK: "·"}


def outcomes(rule: Rule) -> dict[str, list[Outcome]]:
    """Mode -> what MindSpore does in it, on each measured version; empty where nothing is measured."""
    if rule.is_about_comments:
        return {}
    modes = {
        level.value: [rule.measured(version, level.value) for version in MEASURED_VERSIONS]
        for level in SyntaxLevel
    }
    if rule.is_about_all_code:
        return {PYNATIVE: [rule.outcome_in_python(version) for version in MEASURED_VERSIONS], **modes}
    return modes


def strip(rule: Rule) -> str:
    """A row for each mode, a column for each version, with the outcome in words."""
    rows = [
        f"<tr><th>{mode}</th>"
        + "".join(f'<td class="outcome {each.value}">{each.value}</td>' for each in found)
        + "</tr>"
        for mode, found in outcomes(rule).items()
    ]
    if not rows:
        return ""
    head = "".join(f"<th>{version}</th>" for version in MEASURED_VERSIONS)
    body = "".join(rows)
    return f'<table class="strip"><thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table>'


def letters(rule: Rule) -> str:
    """The same in a line: a cell for each version, LAX above STRICT."""
    modes = outcomes(rule)
    cells = []
    for number, version in enumerate(MEASURED_VERSIONS if modes else ()):
        lax, strict = (modes[level.value][number] for level in SyntaxLevel)
        both = (lax,) if lax is strict else (lax, strict)
        inner = "".join(f'<i class="outcome {each.value}">{LETTERS[each]}</i>' for each in both)
        words = "/".join(each.value for each in both)
        cells.append(f'<span title="MindSpore {version}: {words}">{inner}</span>')
    return f'<span class="letters">{"".join(cells)}</span>'
