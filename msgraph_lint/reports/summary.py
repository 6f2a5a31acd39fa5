"""The closing lines of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgraph_lint.findings import Finding
from msgraph_lint.reports import Item
from msgraph_lint.reports.terminal import Paint, visible
from msgraph_lint.targets import Outcome

_NOUNS = {
    Outcome.ERROR: ("error", "errors"),
    Outcome.DIVERGES: ("silent divergence", "silent divergences"),
    Outcome.OK: ("finding that compiles", "findings that compile"),
    Outcome.COMMENT: ("useless comment", "useless comments"),
    Outcome.FALLS_BACK: ("note", "notes"),
}


def count(findings: Iterable[Finding]) -> str:
    """``3 errors, 1 silent divergence and 2 notes``."""
    outcomes = Counter(finding.outcome for finding in findings)
    parts = [
        f"{outcomes[o]} {one if outcomes[o] == 1 else many}"
        for o, (one, many) in _NOUNS.items()
        if outcomes[o]
    ]
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def render(
    items: Sequence[Item], fixed: Sequence[Finding], failed: bool, complete: bool, paint: Paint
) -> str:
    """What was found, what was fixed, and what ``--fix`` could do."""
    if not items and not fixed:
        return "All checks passed!\n" if complete else ""
    remaining = [item.finding for item in items]
    lines = []
    if fixed:
        lines.append(f"Found {count([*fixed, *remaining])} ({len(fixed)} fixed, {len(items)} remaining).")
    elif failed or not complete:
        lines.append(f"Found {count(remaining)}.")
    else:
        lines.append(f"All checks passed, with {count(remaining)}.")
    if offer := _offer(items, paint):
        lines.append(offer)
    return "".join(f"{line}\n" for line in lines)


def known(count: int, idle: int) -> str:
    """How many findings are known, and how many entries of the baseline stand for nothing any more."""
    said = f"{count} known {_plural('finding', count)} not shown.\n" if count else ""
    if idle:
        entries = f"{idle} {_plural('finding', idle)} of the baseline"
        said += (
            f"{entries} {'is' if idle == 1 else 'are'} fixed: `msgraph-lint baseline prune` removes them.\n"
        )
    return said


def _plural(noun: str, count: int) -> str:
    return noun if count == 1 else f"{noun}s"


def fixes(applied: Sequence[Finding], listed: bool, paint: Paint, verb: str = "Fixed") -> str:
    """What was fixed, in one line or ``listed`` by file and rule."""
    if not applied:
        return "Nothing to fix.\n"
    if not listed:
        return f"{verb} {count(applied)}.\n"
    by_path: dict[str, Counter[tuple[str, str]]] = {}
    for finding in applied:
        by_path.setdefault(finding.path, Counter())[finding.code, finding.rule.name] += 1
    lines = [f"{verb} {count(applied)}:"]
    for path in sorted(by_path):
        lines.append(f"- {paint(visible(path), 'bold')}:")
        width = len(str(max(by_path[path].values())))
        for (code, name), number in sorted(by_path[path].items()):
            lines.append(f"    {number:>{width}} × {paint(code, 'bold')} ({name})")
    return "".join(f"{line}\n" for line in lines)


def _offer(items: Iterable[Item], paint: Paint) -> str:
    """What ``--fix`` and ``--unsafe-fixes`` would do, if anything."""
    items = list(items)
    now = sum(item.fixable for item in items)
    more = sum(not item.fixable and item.finding.fix is not None for item in items)
    if now:
        extra = f" ({more} more with `--unsafe-fixes`)" if more else ""
        return f"[{paint('*', 'cyan')}] {now} fixable with `--fix`{extra}."
    return f"{more} fixable with `--fix --unsafe-fixes`." if more else ""
