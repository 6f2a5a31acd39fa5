"""The closing lines of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgraph_lint.findings import Finding
from msgraph_lint.languages import translated
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
        _said("{count} {what}", count=outcomes[o], what=translated(one if outcomes[o] == 1 else many))
        for o, (one, many) in _NOUNS.items()
        if outcomes[o]
    ]
    listed = [translated(", ").join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts
    return translated(" and ").join(listed)


def _said(text: str, **parts: object) -> str:
    return translated(text).format(**parts)


def render(
    items: Sequence[Item], fixed: Sequence[Finding], failed: bool, complete: bool, paint: Paint
) -> str:
    """What was found, what was fixed, and what ``--fix`` could do."""
    if not items and not fixed:
        return f"{translated('All checks passed!')}\n" if complete else ""
    remaining = [item.finding for item in items]
    lines = []
    if fixed:
        what = count([*fixed, *remaining])
        found = "Found {what} ({fixed} fixed, {left} remaining)."
        lines.append(_said(found, what=what, fixed=len(fixed), left=len(items)))
    elif failed or not complete:
        lines.append(_said("Found {what}.", what=count(remaining)))
    else:
        lines.append(_said("All checks passed, with {what}.", what=count(remaining)))
    if offer := _offer(items, paint):
        lines.append(offer)
    return "".join(f"{line}\n" for line in lines)


def known(count: int, idle: int) -> str:
    """How many findings are known, and how many entries of the baseline stand for nothing any more."""
    lines = []
    if count:
        one, many = "{count} known finding not shown.", "{count} known findings not shown."
        lines.append(_said(one if count == 1 else many, count=count))
    if idle:
        one = "{count} finding of the baseline is fixed: `msgraph-lint baseline prune` removes it."
        many = "{count} findings of the baseline are fixed: `msgraph-lint baseline prune` removes them."
        lines.append(_said(one if idle == 1 else many, count=idle))
    return "".join(f"{line}\n" for line in lines)


def fixes(applied: Sequence[Finding], listed: bool, paint: Paint, done: str = "Fixed {what}") -> str:
    """What was fixed, in one line or ``listed`` by file and rule."""
    if not applied:
        return f"{translated('Nothing to fix.')}\n"
    said = _said(done, what=count(applied))
    if not listed:
        return f"{said}.\n"
    by_path: dict[str, Counter[tuple[str, str]]] = {}
    for finding in applied:
        by_path.setdefault(finding.path, Counter())[finding.code, finding.rule.name] += 1
    lines = [f"{said}:"]
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
        both = "{count} fixable with `--fix` ({more} more with `--unsafe-fixes`)."
        offer = _said(both if more else "{count} fixable with `--fix`.", count=now, more=more)
        return f"[{paint('*', 'cyan')}] {offer}"
    return _said("{count} fixable with `--fix --unsafe-fixes`.", count=more) if more else ""
