"""A user's program, for the type checker: what is right passes, and each ``type: ignore`` is needed."""

from __future__ import annotations

from pathlib import Path

import msgraph_lint
from msgraph_lint import CheckResult, Finding, FixResult, check_paths, check_source, fix_source


def right(text: str, folder: Path) -> list[str]:
    checked: CheckResult = check_source(text, filename=folder / "net.py", isolated=True)
    strict = check_source(
        text,
        target_version="2.7",
        jit_syntax_level="STRICT",
        select=["MSG1", "none-default-in-construct"],
        ignore=("MSG110",),
        confidence="medium",
        per_file_ignores={"tests/*": ["MSG2"]},
    )
    several = check_paths([folder, str(folder / "net.py")], fail_on="falls-back", isolated=True)
    one = check_paths(folder, isolated=True)
    fixed: FixResult = fix_source(text, unsafe_fixes=True, unfixable={"MSG301"})
    finding: Finding
    lines = [fixed.text, msgraph_lint.__version__]
    for finding in (*checked.findings, *strict.findings, *several.findings, *one.findings, *fixed.applied):
        row: int = finding.location.row
        lines.append(f"{finding.filename}:{row}: {finding.code} {finding.message} {finding.chain[:1]}")
        if finding.fix is not None:
            lines += [edit.content for edit in finding.fix.edits]
    return lines + [str(failure) for failure in checked.failures]


def wrong(text: str) -> None:
    check_source(text, selct=["MSG1"])  # type: ignore[call-arg]
    check_source(text, select="MSG1")  # type: ignore[arg-type]
    check_source(text, jit_syntax_level="LOOSE")  # type: ignore[arg-type]
    check_source(text, unsafe_fixes=True)  # type: ignore[call-arg]
    check_source(text).findings[0].code = "MSG1"  # type: ignore[misc]
    msgraph_lint.check_sources(text)  # type: ignore[attr-defined]
