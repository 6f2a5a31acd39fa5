"""The rules themselves: one name in four folders, honest pages, unique codes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from msgraph_lint import checkers, fixers
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.findings import Finding, Safety
from msgraph_lint.oracle.pages import DOCS, generated, page_of, rules_index, safeties
from msgraph_lint.registry import Registered, registry
from msgraph_lint.rules import FAMILIES, INDEX, Rule
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

CASES = Path(__file__).parent / "cases"
TARGETS = [Target.parse(version, level.value) for version in MEASURED_VERSIONS for level in SyntaxLevel]
RULES = [pytest.param(entry, id=entry.rule.name) for entry in registry().values()]
SECTIONS = ["What it does", "Why is this bad?", "Example", "Use instead", "Fix safety", "References"]


def _modules(package: object) -> set[str]:
    (folder,) = package.__path__  # type: ignore[attr-defined]
    return {path.stem for path in Path(folder).glob("*.py") if path.stem != "__init__"}


def test_one_name_in_four_folders() -> None:
    names = {entry.rule.module for entry in registry().values()}
    assert _modules(checkers) == names
    assert {path.stem for path in (DOCS / "rules").glob("*.md")} == names
    assert {path.name for path in CASES.iterdir() if path.is_dir()} - {"outcomes", "__pycache__"} == names
    assert _modules(fixers) <= names


def test_index_says_what_the_checkers_say() -> None:
    said = "python -m msgraph_lint.oracle.pages writes it anew"
    assert INDEX.read_text("utf-8") == rules_index(), said


def test_codes_names_and_summaries_are_unique() -> None:
    rules = [entry.rule for entry in registry().values()]
    for values in ([r.code for r in rules], [r.name for r in rules], [r.summary for r in rules]):
        assert len(set(values)) == len(values)


@pytest.mark.parametrize("entry", RULES)
def test_rule_is_well_formed(entry: Registered) -> None:
    rule = entry.rule
    assert re.fullmatch(r"MSG\d{3}", rule.code)
    assert rule.code[3] in FAMILIES
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", rule.name)
    assert rule.summary
    assert not rule.summary.endswith(".")


@pytest.mark.parametrize("entry", RULES)
def test_rule_has_bad_and_good_cases(entry: Registered) -> None:
    names = [path.name for path in (CASES / entry.rule.module).glob("*.py")]
    assert any(name.startswith("bad_") for name in names)
    assert any(name.startswith("good_") for name in names)
    assert all(name.startswith(("bad_", "good_")) for name in names)


@pytest.mark.parametrize("entry", RULES)
def test_rule_that_says_it_fixes_has_a_fixed_case(entry: Registered) -> None:
    fixed = list((CASES / entry.rule.module).glob("*.fixed.py"))
    assert bool(fixed) == entry.rule.has_fixer


@pytest.mark.parametrize("entry", RULES)
def test_rule_matters_somewhere(entry: Registered) -> None:
    outcomes = {entry.rule.outcome(target) for target in TARGETS}
    if entry.rule.is_about_comments:
        assert outcomes == {Outcome.COMMENT}
    elif entry.rule.is_about_all_code:  # off by default is what may be meant, too
        assert outcomes != {Outcome.OK}
    else:
        assert entry.rule.default == (outcomes != {Outcome.OK})


@pytest.mark.parametrize("entry", RULES)
def test_page_has_its_sections(entry: Registered) -> None:
    page = page_of(entry.rule).read_text("utf-8")
    assert page.startswith(f"# {entry.rule.name} ({entry.rule.code})\n")
    titles = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert [title for title in titles if title in SECTIONS] == SECTIONS
    assert page.split("\n")[2] == "<!-- outcomes -->"


@pytest.mark.parametrize("entry", RULES)
def test_page_says_how_safe_the_fixes_are(entry: Registered) -> None:
    section = re.search(
        r"^## Fix safety\n(.*?)^## ", page_of(entry.rule).read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert section
    said = {Safety(word) for word in re.findall(r"\b(safe|unsafe)\b", section[1].lower())}
    offered = {safety for safety in safeties(entry.rule) if safety}
    assert said >= offered
    assert bool(said) == bool(offered)


@pytest.mark.parametrize("entry", RULES)
def test_example_is_found_and_its_cure_is_not(entry: Registered, tmp_path: Path) -> None:
    target = next((t for t in reversed(TARGETS) if entry.rule.outcome(t) is not Outcome.OK), TARGETS[-2])
    examples = _python_blocks(entry.rule, "Example")
    cures = _python_blocks(entry.rule, "Use instead")
    assert examples
    assert cures
    found = _findings(examples[0], entry.rule, target, tmp_path)
    assert entry.rule.code in {f.code for f in found}
    # What makes a value the interpreter's may be told besides, at LAX as a note.
    lax = Target.parse(target.measured_version)
    others = {f.rule.outcome(lax) for f in found if f.code != entry.rule.code}
    assert others <= {Outcome.FALLS_BACK}
    for cure in cures:
        assert _findings(cure, entry.rule, target, tmp_path) == []


def _python_blocks(rule: Rule, section: str) -> list[str]:
    page = page_of(rule).read_text("utf-8")
    text = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return re.findall(r"^```python\n(.*?)^```", text[1] if text else "", re.MULTILINE | re.DOTALL)


def _findings(text: str, rule: Rule, target: Target, tmp_path: Path) -> list[Finding]:
    settings = Settings(target=target)
    settings = Settings(target=target, select=settings.codes | {rule.code})
    report = check_text(str(tmp_path / "example.py"), text, settings)
    assert report.errors == []
    return report.findings


def test_generated_parts_of_the_documentation_are_fresh() -> None:
    written = {path: path.read_text("utf-8") if path.exists() else "" for path in generated()}
    stale = [path.name for path, text in generated().items() if written[path] != text]
    assert stale == [], "run: python -m msgraph_lint.oracle.pages"
