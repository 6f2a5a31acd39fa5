"""What is shown of a finding under the cursor: what it is, what MindSpore does on each version, the page."""

from __future__ import annotations

import re

from msgraph_lint.findings import Finding
from msgraph_lint.reports.page import read_page
from msgraph_lint.rules import Rule
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

_MARKS = {
    Outcome.ERROR: "🟥 error",
    Outcome.DIVERGES: "🟨 diverges",
    Outcome.FALLS_BACK: "🟦 falls back",
    Outcome.OK: "🟩 ok",
}


def page(finding: Finding) -> str:
    """Markdown about ``finding``."""
    rule = finding.rule
    said = [f"**{rule.code}** [{rule.name}]({rule.url}) — {finding.message}", strip(rule), _body(rule)]
    return "\n\n".join(filter(None, said))


def strip(rule: Rule) -> str:
    """A table of what MindSpore does, a column per version; empty for a rule about comments."""
    if rule.is_about_comments:
        return ""
    rows = [f"| MindSpore | {' | '.join(MEASURED_VERSIONS)} |", "|---" * (len(MEASURED_VERSIONS) + 1) + "|"]
    for level in SyntaxLevel:
        outcomes = [rule.outcome(Target.parse(version, level.value)) for version in MEASURED_VERSIONS]
        rows.append(f"| {level.value} | {' | '.join(_MARKS[outcome] for outcome in outcomes)} |")
    return "\n".join(rows)


def _body(rule: Rule) -> str:
    """The page without its heading and without the table, which is there already."""
    text = re.sub(r"<!-- outcomes -->.*?<!-- /outcomes -->\n?", "", read_page(rule) or "", flags=re.DOTALL)
    return re.sub(r"\A# .*\n", "", text).strip()
