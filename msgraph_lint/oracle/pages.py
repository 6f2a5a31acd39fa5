"""What is generated in the documentation: fixability and outcomes on the rule pages, and the list of rules.

``python -m msgraph_lint.oracle.pages`` writes them anew from the stored outcomes.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
from dataclasses import asdict
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgraph_lint
from msgraph_lint import checkers, option_docs
from msgraph_lint.findings import Safety
from msgraph_lint.languages import LANGUAGES, is_english, speaking, translated
from msgraph_lint.oracle import error_pages, porting_notes
from msgraph_lint.oracle.cases import CASES, find_cases
from msgraph_lint.oracle.store import Store
from msgraph_lint.reports.lookup import MESSAGES, template
from msgraph_lint.rules import INDEX, Rule, all_rules
from msgraph_lint.targets import MEASURED_VERSIONS, SyntaxLevel, Target

DOCS = Path(msgraph_lint.__file__).parent.parent / "docs"
_FACTS = Path(msgraph_lint.__file__).parent / "mindspore_facts" / "outcomes.json"
_TABLE = re.compile(r"(<!-- outcomes -->\n).*?(<!-- /outcomes -->)", re.DOTALL)
_WITHOUT_LEVELS = "2.0"
_SAID = re.compile(r"(?P<message>\w+Error: .+?)(?: \(line (?P<line>\d+)\))?")
"""A note of a measured case that is a message of MindSpore."""


def page_of(rule: Rule) -> Path:
    """The file of the page of ``rule``."""
    return DOCS / "rules" / f"{rule.module}.md"


def with_outcomes(page: str, rule: Rule) -> str:
    """``page`` with the outcome table of ``rule`` between its markers."""
    return _TABLE.sub(lambda match: f"{match[1]}{fixability(rule)}\n\n{_outcome_table(rule)}{match[2]}", page)


def safeties(rule: Rule) -> list[Safety | None]:
    """How safe the fixes of ``rule`` are in its cases, the safest first; ``None`` where there is none."""
    cases = [case for case in find_cases([CASES / rule.module]) if case.is_bad]
    offered = {mark.safety for case in cases for mark in case.marks if mark.code == rule.code}
    return [safety for safety in (*Safety, None) if safety in offered]


def fixability(rule: Rule) -> str:
    """Whether its findings can be fixed, in a sentence."""
    offered = safeties(rule)
    if offered == [None]:
        return "There is no automatic fix."
    often = "sometimes" if None in offered else "always"
    return f"A fix is {often} available ({_words(offered)})."


def _words(offered: list[Safety | None]) -> str:
    return translated(" and ").join(translated(safety.value) for safety in offered if safety)


def _outcome_table(rule: Rule) -> str:
    if rule.is_about_comments:
        return f"{outcome_note(rule)}\n"
    modes = [f"`{level.value}`" for level in SyntaxLevel]
    if rule.is_about_all_code:
        modes.insert(0, "PyNative")
    rows = [f"| MindSpore | {' | '.join(modes)} |", "|---" * (len(modes) + 1) + "|"]
    for version in MEASURED_VERSIONS:
        cells = [rule.measured(version, level.value).value for level in SyntaxLevel]
        if rule.is_about_all_code:
            cells.insert(0, rule.outcome_in_python(version).value)
        rows.append(f"| {version} | {' | '.join(cells)} |")
    return "\n".join([*rows, "", outcome_note(rule), ""])


def outcome_note(rule: Rule) -> str:
    """Where its outcomes were measured."""
    if rule.is_about_comments:
        off = "" if rule.default else " The rule is off by default."
        return f"MindSpore sees no comments, so there is no outcome to measure.{off}"
    measured = ", ".join(about["mindspore"] for about in _measured())
    return f"Measured on MindSpore {measured} (CPU). 2.0 has no syntax levels: `STRICT` stands for export."


def _word(rule: Rule, version: str, level: SyntaxLevel) -> str:
    return rule.outcome(Target.parse(version, level.value)).value


def _measured() -> list[dict[str, Any]]:
    measured: dict[str, dict[str, Any]] = json.loads(_FACTS.read_text("utf-8"))["measured"]
    return [measured[version] for version in MEASURED_VERSIONS if version in measured]


def index() -> str:
    """The list of all rules, ``docs/rules.md``, in the language that is spoken."""
    on = translated(", ").join(f"MindSpore {version}" for version in MEASURED_VERSIONS)
    head = (
        "Outcomes on {versions} at `LAX`/`STRICT`: **error** does not compile, **diverges** compiles and "
        "silently differs from PyNative, or, in a port, from PyTorch, **falls-back** runs through the Python "
        "interpreter and cannot be exported, **ok** is not reported."
    )
    lines = [f"# {translated('Rules')}", "", translated(head).format(versions=on)]
    family = ""
    for rule in all_rules().values():
        if rule.family != family:
            family = rule.family
            versions = [] if rule.is_about_comments else MEASURED_VERSIONS
            header = [*map(translated, ("Code", "Name", "Finds", "Fix")), *versions]
            title = translated(family)
            lines += ["", f"## {title[0].upper()}{title[1:]}", "", f"| {' | '.join(header)} |"]
            lines.append("|---" * len(header) + "|")
        lines.append(_index_row(rule))
    return "\n".join([*lines, ""])


def _index_row(rule: Rule) -> str:
    off = "" if rule.default else f" ({translated('off by default')})"
    name = f"[{rule.name}]({'' if is_english() else '../'}rules/{rule.module}.md)"
    cells = [rule.code, name, rule.said + off, _words(safeties(rule)), *_cells(rule)]
    return f"| {' | '.join(cells)} |"


def _cells(rule: Rule) -> list[str]:
    if rule.is_about_comments:
        return []
    cells = []
    for version in MEASURED_VERSIONS:
        words = [translated(_word(rule, version, level)) for level in SyntaxLevel]
        cells.append(words[0] if version == _WITHOUT_LEVELS or words[0] == words[1] else "/".join(words))
    return cells


def generated() -> dict[Path, str]:
    """Every file with generated parts -> its content as it should be."""
    package = Path(msgraph_lint.__file__).parent
    porting = DOCS / "porting.md"
    files = {
        DOCS / "rules.md": index(),
        porting: porting_notes.with_covered(porting.read_text("utf-8")),
        DOCS / "settings.md": option_docs.page(),
        package / "settings.schema.json": option_docs.schema(),
    }
    for rule in all_rules().values():
        page = page_of(rule)
        if page.exists():
            files[page] = with_outcomes(page.read_text("utf-8"), rule)
    files |= {DOCS / name: text for name, text in error_pages.files().items()}
    for language in LANGUAGES[1:]:
        with speaking(language):
            files[DOCS / language / "rules.md"] = index()
            files[DOCS / language / "errors.md"] = error_pages.index()
    return files


def rules_index() -> str:
    """What the modules in ``checkers`` say of their rules, for :data:`msgraph_lint.rules.INDEX`."""
    modules = (
        importlib.import_module(f"{checkers.__name__}.{each.name}")
        for each in pkgutil.iter_modules(checkers.__path__)
    )
    rules = sorted((asdict(module.RULE) for module in modules), key=itemgetter("code"))
    lines = (f"{json.dumps(rule.pop('code'))}: {json.dumps(rule)}" for rule in rules)
    return "{\n" + ",\n".join(lines) + "\n}\n"


_KEY_ALONE = re.compile(r"KeyError: \S+")


def messages() -> str:
    """What MindSpore said of the bad cases of each rule, on any version, for :data:`lookup.MESSAGES`.

    Of those that differ in names alone, one; what is said of a line that other rules are marked on is theirs.
    A ``KeyError`` says nothing but the key.
    """
    codes = {rule.module: rule.code for rule in all_rules().values()}
    found: dict[str, dict[str, str]] = {rule.module: {} for rule in all_rules().values()}
    for version in Store().versions():
        for name, case in Store().measured(version).cases.items():
            folder, _, file = name.partition("/")
            if folder in found and file.startswith("bad_"):
                for level in SyntaxLevel:
                    match = _SAID.fullmatch(case[level.value]["note"])
                    if match is None or _KEY_ALONE.fullmatch(match["message"]):
                        continue
                    if not _is_of_others(name, int(match["line"] or 0), codes[folder]):
                        found[folder].setdefault(template(match["message"]), match["message"])
    lines = (
        f"{json.dumps(codes[folder])}: {json.dumps(sorted(said.values()))}"
        for folder, said in found.items()
        if said
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _is_of_others(name: str, line: int, code: str) -> bool:
    """Whether other rules than ``code`` alone are marked on the line of the case."""
    _, mark, codes = _lines(name)[line - 1].partition("# expect:") if line else ("", "", "")
    return bool(mark) and code not in codes


@cache
def _lines(name: str) -> list[str]:
    return (CASES / name).read_text("utf-8").splitlines()


def main() -> None:
    INDEX.write_text(rules_index(), "utf-8")
    all_rules.cache_clear()
    MESSAGES.write_text(messages(), "utf-8")
    for path in error_pages.stale(DOCS):
        path.unlink()
    for path, text in generated().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
