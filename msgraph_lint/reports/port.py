"""What remains of a port, as text and as JSON."""

from __future__ import annotations

import json

from msgraph_lint.porting.counterparts import Fate
from msgraph_lint.porting.survey import KINDS, TORCH, Survey
from msgraph_lint.reports.terminal import Paint, visible
from msgraph_lint.rules import all_rules

_MOST_FILES = 10
_MOST_NAMES = 15


def render(found: Survey, paint: Paint) -> str:
    """The kinds with their counts, the files with most of it, and the next step."""
    lines = [paint(f"{found.files_said}, for MindSpore {found.target.name}", "bold"), ""]
    width = max(len(kind.name) for kind in KINDS)
    for number, kind in enumerate(KINDS, 1):
        total = found.total(kind)
        files = len(found.counts.get(kind.name, ()))
        rest = (
            f"in {files} file{'s' if files > 1 else ''}, {_share(found, kind.name, total)}" if total else ""
        )
        lines.append(f"{number}  {paint(kind.name.ljust(width), 'bold')}  {total:6}  {rest}".rstrip())
    if found.by_file:
        lines += ["", paint("Files with most of it", "bold")]
        for path, counts in found.by_file[:_MOST_FILES]:
            parts = ", ".join(f"{counts[kind.name]} {kind.name}" for kind in KINDS if counts.get(kind.name))
            lines.append(f"  {visible(path)}: {parts}")
        left = len(found.by_file) - _MOST_FILES
        lines += [f"  … and {left} more"] if left > 0 else []
    lines += _names(found, paint)
    first = found.next_kind
    step = f"Next: {first.name}: {first.step}." if first is not None else "Nothing of PyTorch is left to see."
    return "\n".join([*lines, "", paint(step, "bold"), ""])


def _names(found: Survey, paint: Paint) -> list[str]:
    lines: list[str] = []
    for fate in Fate:
        rows = [(there, count) for there, count in found.counterparts if there.fate is fate]
        if not rows:
            continue
        uses = sum(count for _, count in rows)
        lines += ["", paint(f"{len(rows)} of PyTorch's names ({uses} uses): {fate.value}", "bold")]
        for there, count in rows[:_MOST_NAMES]:
            arrow = f" → {there.there}" if there.there else ""
            note = f": {there.note}" if there.note else ""
            lines.append(f"  {count:5}  {there.name}{arrow}{note}")
        left = len(rows) - _MOST_NAMES
        lines += [f"         … and {left} more"] if left > 0 else []
    return lines


def _share(found: Survey, kind: str, total: int) -> str:
    share = round(100 * found.fixable[kind] / total)
    return f"{share} % with a fix" if kind != TORCH.name else f"{share} % have a counterpart or need none"


def render_json(found: Survey) -> str:
    """The same for programs, with all files and names."""
    rules = all_rules()
    kind = found.next_kind
    said = {
        "target": found.target.name,
        "files": found.files,
        "kinds": [
            {
                "name": each.name,
                "what": each.what,
                "step": each.step,
                "count": found.total(each),
                "fixable": found.fixable[each.name],
                "files": dict(sorted(found.counts.get(each.name, {}).items())),
                "rules": {
                    code: {"name": rules[code].name, "count": count}
                    for code, count in sorted(found.codes.items())
                    if next(one for one in KINDS if one.holds(code)) is each
                },
            }
            for each in KINDS
        ],
        "names": [
            {
                "torch": there.name,
                "mindspore": there.there or None,
                "fate": there.fate.name.lower(),
                "note": there.note or None,
                "rule": there.code or None,
                "count": count,
            }
            for there, count in found.counterparts
        ],
        "next": kind.name if kind is not None else None,
    }
    return json.dumps(said, indent=2, ensure_ascii=False) + "\n"
